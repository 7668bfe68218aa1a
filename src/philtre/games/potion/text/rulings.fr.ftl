ruling-p-2 = Seule une image disait comment les faces des dés sont réparties. Des joueurs parlent de faces vierges sans les compter : nous prenons une face par ingrédient et trois vierges (option « dés pleins » : aucune).
ruling-p-3 = Un lancer entièrement vierge est relancé avant que quiconque ne choisisse : il ne pourrait rien changer.
ruling-p-8 = Qui remplit une condition dépose son jeton sans qu'on le lui demande : le garder n'aide jamais.
ruling-p-10 = Le joueur 1 lance le premier, puis on tourne dans le sens horaire. Cela ne change que la main qui lance.
