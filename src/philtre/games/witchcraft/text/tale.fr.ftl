# La fin d'une partie : d'où viennent les points, les honneurs
from-before = avant cette table
from-placed = placés
from-summoned = invoqués
from-split = démontés par le Prince
from-lost = pris par l'autre
honour-captures = Le plus de captures
honour-captures-how = { $seats }, { $count } { $count ->
    [one] empilement
   *[other] empilements
}
honour-highest = Le plus haut empilement capturé
honour-highest-how = { $seats }, { $count } tuiles
honour-altars = Le plus d'autels touchés
honour-altars-how = { $seats }, { $count }
end-score = { $count ->
    [one] { $count } empilement
   *[other] { $count } empilements
}
web-sources = Empilements gagnés et perdus
