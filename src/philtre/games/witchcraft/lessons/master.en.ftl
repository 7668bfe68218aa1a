lesson-title = Master mode
lesson-teaches = Choosing your own reserve in secret; what the modes change.
lesson-end = You know master mode. Whoever holds back strong wizards waits for the altar of Summoning; whoever holds back weak ones wants to win before.

lesson-theme = In master mode you choose yourself which three of your eleven wizards stay in reserve. All else is as you know it.
lesson-what = Look at your wizards: the nine of the guild, the Prophet, and the special one you were dealt, the Barbarian.
lesson-what-why = Else Monk, Telekinetic and Prophet always wait in reserve. Here they may fight from the beginning.
lesson-reserve = Hold back an Apprentice, the Guardian and the Golem, then confirm: the strong ones come at once.
lesson-reserve-why = Bruno chooses at the same time, and neither sees the other's choice before both have made it.
lesson-reserve-not-weak = That is a reserve, too. For this lesson hold back Apprentice, Guardian and Golem.
lesson-shown = Now both choices are open: Bruno holds back two Apprentices and his Prophet.
lesson-monk = You draw your Monk, whose thunder no shield stops. Put him anywhere on rank 1, facing N.
lesson-monk-not-row = Allowed, but today on rank 1, facing N.
lesson-telekinetic = And the Telekinetic. Put him on a2, d2 or b3, facing N, or on a3, facing NE.
lesson-telekinetic-not-four = Take a2, d2 or b3, facing N, or a3, facing NE.
lesson-modes = So it goes on until all sixteen stand. Tournament mode only takes the secret power tiles away; both modes go together.
