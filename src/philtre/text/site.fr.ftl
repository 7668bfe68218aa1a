# Une table sans serveur : ce que dit une page qui garde ses tables dans le navigateur.

web-site-loads = Chargement du moteur : { $percent } %. Il reste dans ce navigateur.
web-site-starts = Le moteur démarre…
web-site-progress = Part du moteur déjà chargée
web-site-failed = Le moteur n'a pas pu démarrer. Rechargez la page ; si cela n'y fait rien, ce navigateur est peut-être trop ancien. ({ $why })
web-site-new = Une nouvelle version est là : chargez-la quand vous voudrez.
web-site-reload = Charger la nouvelle version
web-site-about = Sans serveur
web-site-about-text = Sur cette page, tout se passe dans votre navigateur : règles, robots et conseiller. Vos parties sont gardées ici et nulle part ailleurs, coup par coup. Effacer les données de cette page les supprime ; un enregistrement peut être sauvegardé et apporté à toute autre table.
web-site-holds = Gardé ici : { $used } Mo, sur environ { $room } Mo que le navigateur permet.
web-site-lasts = Le navigateur ne l'effacera pas de lui-même.
web-site-may-go = Le navigateur peut l'effacer quand la place lui manque.
web-site-persist = Lui demander de le garder
web-site-data = Ce que ce navigateur garde de vous
web-site-data-about = Votre nom, vos tables et tout ce qui y a été joué. À emporter, c'est un seul fichier avec un enregistrement de chaque partie.
web-site-forget-sure = Vos tables sont effacées de ce navigateur. C'est sans retour. Tout effacer de vous ?
web-site-persist-no = Le navigateur refuse pour l'instant. Il accepte pour les pages installées ou souvent visitées ; sauvegardez les parties qui comptent.
web-site-offline = Fonctionne sans réseau.
web-gone-elsewhere = Cette table est ouverte dans un autre onglet de ce navigateur. Continuez là-bas, ou fermez cet onglet-là et rechargez cette page.
table-elsewhere = Un autre onglet de ce navigateur a continué à cette table.
store-tab-full = Ce navigateur n'a plus de place. Ce coup n'a pas été enregistré ; tout ce qui l'était déjà est en sûreté. Supprimez des tables dont vous n'avez plus besoin, ou libérez de la place.
store-tab-broken = Ce navigateur n'a pas pu enregistrer cela. Rien n'a changé ; réessayez, ou rechargez la page.
web-site-bots = Dans un navigateur, les robots réfléchissent moins vite que sur un serveur, et donc plus longtemps : un adepte jusqu'à 2 s par choix, un expert 5 s, un maître 10 s. Un adepte est à peu près aussi fort que là-bas, un expert et un maître sont un peu plus faibles.
web-site-record = Sauvegarder la partie
web-site-record-how = Toute la partie, pour la continuer à une autre table : aussi ce qui vous est caché.
web-site-lead = Avec des robots, ou avec des amis devant cet écran ; tout se passe dans votre navigateur.
