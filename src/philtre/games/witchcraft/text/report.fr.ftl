report-specials = Tuiles spéciales reçues par une place
report-activated = Magiciens activés
report-altars = Autels utilisés ou touchés
