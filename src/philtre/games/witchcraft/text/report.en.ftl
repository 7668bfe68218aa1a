report-specials = Special tiles dealt to a seat
report-activated = Wizards activated
report-altars = Altars used or hit
