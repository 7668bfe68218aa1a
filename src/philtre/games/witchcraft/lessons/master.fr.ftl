lesson-title = Le mode Maître
lesson-teaches = Choisir sa réserve en secret ; ce que changent les modes.
lesson-end = Vous connaissez le mode Maître. Qui garde des magiciens forts attend l'autel de la Convocation ; qui garde les faibles veut gagner avant.

lesson-theme = En mode Maître, vous choisissez vous-même lesquels de vos onze magiciens restent en réserve, trois en tout. Le reste est comme vous le connaissez.
lesson-what = Regardez vos magiciens : les neuf de la guilde, le Prophète, et le spécial que vous avez reçu, le Barbare.
lesson-what-why = Sinon, Moine, Télékinésiste et Prophète attendent toujours en réserve. Ici, ils peuvent se battre dès le début.
lesson-reserve = Gardez un Apprenti, le Gardien et le Golem, puis confirmez : les forts viennent tout de suite.
lesson-reserve-why = Bruno choisit en même temps, et aucun ne voit le choix de l'autre avant que les deux aient choisi.
lesson-reserve-not-weak = C'est une réserve aussi. Pour cette leçon, gardez Apprenti, Gardien et Golem.
lesson-shown = Les deux choix sont maintenant visibles : Bruno garde deux Apprentis et son Prophète.
lesson-monk = Vous piochez votre Moine, dont aucun bouclier n'arrête le tonnerre. Posez-le n'importe où sur la rangée 1, vers N.
lesson-monk-not-row = C'est permis, mais aujourd'hui sur la rangée 1, vers N.
lesson-telekinetic = Et le Télékinésiste. Posez-le en a2, d2 ou b3, vers N, ou en a3, vers NE.
lesson-telekinetic-not-four = Prenez a2, d2 ou b3, vers N, ou a3, vers NE.
lesson-modes = Et ainsi de suite jusqu'aux seize. Le mode Tournoi enlève seulement les tuiles pouvoir secrètes ; les deux modes vont ensemble.
