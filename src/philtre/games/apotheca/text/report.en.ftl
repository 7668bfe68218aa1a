report-apothecaries = Apothecaries who worked for a seat
report-powers = Powers used
report-satisfied = Apothecaries satisfied
report-overload = Overloads
