## Ce dont il s'agit

puzzle-theme-reading = devinez ce que les autres montreront
puzzle-theme-always = juste quoi qu'ils montrent
puzzle-theme-guard = quelqu'un est près de gagner
puzzle-theme-win = à un jeton de la victoire
puzzle-theme-counting = comptez les cas

# avec l'article : seule la fiole est féminine
token-the = { $ingredient ->
    [fiole] la fiole
   *[other] le { $ingredient }
}
token-first = { $ingredient ->
    [fiole] La fiole
   *[other] Le { $ingredient }
}
token-a = { $ingredient ->
    [fiole] une fiole
   *[other] un { $ingredient }
}
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
puzzle-but-goes = { token-first } part dans { $count } cas sur { $total }, selon ce que montrent les autres.
puzzle-but-never = { token-first } ne peut pas partir, quoi que montrent les autres.

## Pourquoi la solution est juste

puzzle-why-only = { $seat } ne peut montrer que { token-the }.
puzzle-why-useless = { $seat } n'a aucune raison de montrer { token-the } : { $second ->
    [fiole] la fiole
   *[other] le { $second }
} n'est jamais un moins bon choix.
puzzle-why-always = Quoi que montrent les autres, { token-a } ne vous fait jamais moins de bien qu'un autre jeton, et plus dans { $better } cas sur { $total }.
puzzle-why-left = { $total ->
    [one] Il ne reste qu'un cas possible, et { token-the } y est ce qu'il y a de mieux pour vous.
   *[other] Il reste { $total } cas : { token-the } vaut mieux pour vous dans { $better }, et moins dans aucun.
}
puzzle-why-goes = { token-first } part dans { $count } cas sur { $total }, selon ce que montrent les autres.
puzzle-why-wins = Si { token-the } part, il ne vous reste qu'une sorte et vous gagnez.
puzzle-why-guard = Avec { token-the }, un autre gagne dans { $lost ->
    [0] aucun
   *[other] { $lost }
} des { $total } cas ; avec { $second ->
    [fiole] la fiole
   *[other] le { $second }
}, dans { $count }.
