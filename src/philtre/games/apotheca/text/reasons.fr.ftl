## Pourquoi ce coup

reason-match = Combinaison { $colour } : { $spaces }.
reason-match-satisfies = Combinaison { $colour } ({ $spaces }) qui satisfait un apothicaire : { $number } sur { $needed }.
reason-match-double = { $count ->
    [one] Deux combinaisons d'un coup, et un apothicaire est satisfait.
   *[other] Deux combinaisons d'un coup : { $count } apothicaires sont satisfaits.
}
reason-match-wins = Combinaison { $colour } ({ $spaces }) qui gagne la partie.
reason-match-keeps = Combinaison { $colour } ({ $spaces }) : le Maître a { $number } couleurs sur { $needed }.
reason-match-gem = Combinaison { $colour } ({ $spaces }), mais vous n'avez personne à satisfaire : elle rapporte { $gem }.
reason-keeps = Pouvoir gardé : { $apothecary }.
reason-then = Ensuite, votre prochaine action peut faire une combinaison { $colour } ({ $spaces }) avec { $apothecary }.
reason-then-reveal = Ensuite, révéler { $space } fait une combinaison { $colour } ({ $spaces }).
reason-two = Une potion { $colour } en { $space } ferait une combinaison avec { $spaces }.
reason-opens = Laisse à { $seat } une combinaison { $colour } ({ $spaces }) avec { $apothecary }.
reason-stops = Enlève à { $seat } la combinaison { $colour } ({ $spaces }).
reason-gem = Rapporte { $gem } : vous en avez alors { $held }.
reason-gem-hires = Rapporte { $gem } : avec { $held } { $gems } vous pouvez embaucher { $apothecary }.
reason-hire = { $apothecary } : { $does }. { $count ->
    [one] Ce sera votre seul pouvoir.
   *[other] Vous avez alors { $count } pouvoirs.
}
reason-restock = Vous seul connaîtrez les potions tirées.
reason-if = Si elle est { $colour }, elle fait une combinaison ({ $spaces }).
reason-unknown = Rapporte une gemme ; personne d'autre que { $seat } ne sait laquelle.
reason-unseen = Rapporte une gemme ; laquelle, personne ne le sait encore.
reason-waits = Qui la révèle là fait une combinaison { $colour } ({ $spaces }).

## Ce qui est à une action près

threat-theirs = { $seat } peut faire une combinaison { $colour } ({ $spaces }) avec { $apothecary }.
threat-yours = Vous pouvez faire une combinaison { $colour } ({ $spaces }) avec { $apothecary }.
threat-reveal = Vous pouvez faire une combinaison { $colour } ({ $spaces }) en révélant { $space }.
threat-none = À ce que vous voyez, aucune action seule ne fait de combinaison maintenant.

## Ce qui semble faux et ne l'était pas

odd-match = Une combinaison { $colour } ({ $spaces }) était possible, et il valait mieux attendre.
