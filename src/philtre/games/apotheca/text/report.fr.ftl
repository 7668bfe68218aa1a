report-apothecaries = Apothicaires au service d'une place
report-powers = Pouvoirs utilisés
report-satisfied = Apothicaires comblés
report-overload = Marchés surchargés
