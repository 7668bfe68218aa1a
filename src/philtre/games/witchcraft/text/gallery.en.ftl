## The gallery: what stands on its shelves, and the full text of each piece

shelf-wizards = Wizards
shelf-altars = Altars
shelf-things = Signs and pieces
kind-wizard = Wizard
kind-special = Wizard, special
kind-altar = Altar, and power tile
kind-thing = In the game
tile-named = { $tile }
altar-named = { $altar }
thing-named = { $thing }
spell-named = { $spell }
spell-power = power of its own
spell-missile = missile
spell-thunder = thunder
spell-blast = blast
spell-altars = altars only
number = { $number }
dealt = dealt: one of four
head-spell = spell
head-bolts = bolts
head-shields = shields
head-count = in a guild
thing-missile = missile
thing-thunder = thunder
thing-blast = blast
thing-shield = shield
thing-stack = stack
thing-capture = capture
thing-exhausted = exhausted
thing-power = power tile
thing-pieces = board pieces

## Wizards

text-apprentice = A missile straight ahead: it hits the first enemy stack or altar on its line, unless a shield is on the side it comes from. The Apprentice has no shield. Each guild has three.
text-guardian = A missile straight ahead, and a shield in front: no missile or blast from there can hit the Guardian. Thunder can.
text-golem = A missile straight ahead, and shields in front and at both front corners: no missile or blast from those three sides can hit the Golem. Thunder can.
text-archmage = Thunder straight ahead: it hits the first enemy stack or altar on its line, and no shield stops it. The Archmage has a shield in front.
text-master =
    Two missiles at once, straight ahead and to its right. What they hit is fixed when the Master is activated; at least one must hit.
    If both do, you choose which comes first; it is carried out to the end, then the other, whatever the first has changed.
text-monk = Thunder straight ahead: it hits the first enemy stack or altar on its line, and no shield stops it. The Monk has no shield of its own and waits in reserve.
text-telekinetic =
    A blast straight ahead: it may choose any enemy stack on its whole line that has no shield on that side, or any altar there that can act. Nothing on the line stops it but the end of the board.
    One target; several, one after another, with the option for it. It waits in reserve.
text-priest = Never captures. It uses any of the altars on its line, up to the first enemy stack, in any order, each once; after each you may stop. Altars don't stop its line, and shields don't matter.
text-prophet =
    Choose one of your stacks: make it ready, or change its top, or both. To change the top, bring up any tile of the stack, turn it, or both.
    Something must change, and the Prophet can always act. He waits in reserve.
text-prince =
    Takes one of your stacks of two tiles or more apart: one of its tiles leaves the game, the others are dealt out on your other stacks, each with a facing of your choice. A stack that gets a tile is ready again.
    He needs another stack of yours. He may take his own stack, and even discard himself.
text-barbarian = Removes an altar from the game, spent or not; its space is free from then on.
text-keykeeper = Two of your stacks change places, with all that lies on them. After that one of the two may be turned. His own stack may be one of them.

## Altars

text-energy = One or two of your stacks become ready again. It can act while one of your stacks is exhausted; the stack that hit it is exhausted after that.
text-protection = Put a shield token on one side of one of your stacks. It guards that side like a printed shield, turns with the top tile, and goes when a tile comes on the stack. One for each of the eight sides.
text-teleportation = One of your stacks moves to a free space next to it, in any of eight directions, or turns, or both.
text-summoning =
    The board grows: choose a pair of pieces, of 1, 2 or 3 spaces, and where yours lies beside the board. Its twin lies where half a turn of the board would put it.
    First the opponent, then you, put a tile of the own reserve on the own piece, facing as wanted. With all three pairs used the altar can't act any more.

## The rest

text-missile =
    It flies straight from the caster over any distance. Your own stacks don't stop it; the first enemy stack or altar does, and is hit. A shield on the side it comes from forbids the shot.
    Diagonals pass between two spaces whatever lies there; a missing space ends the line.
text-thunder = As a missile, but no shield stops it, printed or token.
text-blast = It may choose any one target on its line: an enemy stack without a shield on that side, or an altar that can act. Enemies and altars in between don't stop it.
text-shield = A printed shield guards a side of its tile and turns with it; only the top tile of a stack counts. A token guards a side of the stack. Both stop missiles and blasts, never thunder.
text-stack = One tile or more on a space. Only the top tile counts: it acts, it fires, its shields guard. Both players may look through every stack.
text-capture =
    The stack that is hit is yours, all of it. Deal its tiles out one by one: each goes on top of a stack of yours, with a facing of your choice. A stack that gets a tile is ready again and loses its shield tokens.
    Then the caster is exhausted, unless its stack got one of these tiles. Taking the last enemy stack wins at once.
text-exhausted = A stack that has acted is exhausted: it can't be activated until it is made ready by Energy, by the Prophet, or by a tile that comes on it. It can still be hit, moved, turned and covered.
text-power = Each player holds one, secretly. Once in the game, before or after your activation, it does what the altar of its kind does, even if that altar is gone. Then it is out of the game.
text-pieces = Three pairs, of 1 space, of 2, and of 3 in an L. A Summoning adds a pair: the piece of 1 against the edge of the board, the piece of 2 with both its spaces, the piece of 3 with at least two.
