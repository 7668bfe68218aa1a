## Ce dont il s'agit

puzzle-theme-reading = devinez ce que les autres montreront
puzzle-theme-always = juste quoi qu'ils montrent
puzzle-theme-guard = quelqu'un est près de gagner
puzzle-theme-win = à un jeton de la victoire
puzzle-theme-counting = comptez les cas

second-beetle = { ingredient-beetle }
second-mushroom = { ingredient-mushroom }
second-vial = { ingredient-vial }

## Ce qui est demandé

puzzle-ask-reading = Qu'est-ce que les autres ne montreront pas, et que faut-il en conclure ?
puzzle-ask-always = Un jeton est le bon quoi que montrent les autres. Lequel ?
puzzle-ask-guard = Quelqu'un peut gagner à cette manche. Que montrez-vous ?
puzzle-ask-win = Encore un jeton et vous gagnez. Lequel montrez-vous ?
puzzle-ask-counting = Lisez les dés et les mains : quel jeton part le plus facilement ?

## Ce qui ne va pas avec les autres coups

puzzle-miss-reading = Il part moins souvent, ou vous sert moins.
puzzle-miss-always = { puzzle-miss-reading }
puzzle-miss-guard = { puzzle-miss-reading }
puzzle-miss-win = { puzzle-miss-reading }
puzzle-miss-counting = { puzzle-miss-reading }
puzzle-but-goes = Ce jeton ({ $ingredient }) part dans { $count } cas sur { $total }, selon ce que montrent les autres.
puzzle-but-never = Ce jeton ({ $ingredient }) ne peut pas partir, quoi que montrent les autres.

## Pourquoi la solution est juste

puzzle-why-only = { $seat } ne peut montrer que : { $ingredient }.
puzzle-why-useless = { $seat } n'a aucune raison de montrer : { $ingredient } ; l'autre choix ({ $second }) n'est jamais moins bon.
puzzle-why-always = Quoi que montrent les autres, ce jeton ({ $ingredient }) n'est jamais moins bon qu'un autre pour vous, et meilleur dans { $better } cas sur { $total }.
puzzle-why-left = { $total ->
    [one] Il ne reste qu'un cas possible, et ce jeton ({ $ingredient }) y est le meilleur pour vous.
   *[other] Il reste { $total } cas : ce jeton ({ $ingredient }) est meilleur pour vous dans { $better }, et moins bon dans aucun.
}
puzzle-why-goes = Ce jeton ({ $ingredient }) part dans { $count } cas sur { $total }, selon ce que montrent les autres.
puzzle-why-wins = Si ce jeton ({ $ingredient }) part, il ne vous reste qu'une sorte et vous gagnez.
puzzle-why-guard = Avec ce jeton ({ $ingredient }), un autre gagne dans { $lost } cas sur { $total } ; avec { $second }, dans { $count }.
