# La fin d'une partie : d'où viennent les points, les honneurs
from-dice = demandés par un dé
from-unasked = sur aucun dé
from-before = avant cette table
honour-dice = Le mieux servi par les dés
honour-dice-how = { $seats }, { $count } { $count ->
    [one] jeton demandé
   *[other] jetons demandés
} par un dé
honour-unasked = La sortie discrète
honour-unasked-how = { $seats }, { $count } { $count ->
    [one] jeton qu'aucun dé ne montrait
   *[other] jetons qu'aucun dé ne montrait
}
honour-alone = Le plus souvent seul
honour-alone-how = { $seats }, { $count } fois avec un jeton que personne d'autre ne montrait
end-score = { $count } { $count ->
    [one] versé
   *[other] versés
}
web-sources = Pourquoi des jetons sont partis
