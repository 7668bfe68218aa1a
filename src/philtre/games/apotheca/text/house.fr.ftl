## Ce que des règles maison peuvent changer

house-to_win = Apothicaires satisfaits pour gagner
house-actions = Actions par tour
house-hire_price = Gemmes pour une embauche, de la couleur de la station
house-solo_hire_price = La même chose en solo
house-lend_price = Gemmes que le Maître paie pour un pouvoir de la Ruelle
house-facedown = Potions face cachée auxquelles on arrête de remplir le marché
house-bonus_gems = Gemmes pour une combinaison de plus de trois potions
house-consolation_gems = Gemmes pour une combinaison qui ne satisfait personne
house-solo_bonus = Points pour avoir fait entrer toutes les potions en solo
house-gems = Gemmes au départ
house-tiles = Potions de chaque couleur
house-without_apothecaries = Apothicaires écartés
house-too-few-apothecaries = Il y a trop peu d'apothicaires pour tant de joueurs et de stations, ou pour gagner.
