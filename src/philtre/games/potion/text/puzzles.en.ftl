## What a puzzle is about

puzzle-theme-reading = read what the others will show
puzzle-theme-always = right whatever they show
puzzle-theme-guard = somebody is about to win
puzzle-theme-win = one token from winning
puzzle-theme-counting = count the ways

token-the = the { $ingredient }
token-first = The { $ingredient }
token-a = a { $ingredient }
second-beetle = { ingredient-beetle }
second-mushroom = { ingredient-mushroom }
second-vial = { ingredient-vial }

## What is asked

puzzle-ask-reading = What will the others not show, and what follows for you?
puzzle-ask-always = One token is right whatever the others show. Which?
puzzle-ask-guard = Somebody may win this round. What do you show?
puzzle-ask-win = One token more and you win. Which do you show?
puzzle-ask-counting = Read the dice and the hands: which token goes most easily?

## What is wrong with other moves

puzzle-miss-reading = It goes less often, or helps you less.
puzzle-miss-always = { puzzle-miss-reading }
puzzle-miss-guard = { puzzle-miss-reading }
puzzle-miss-win = { puzzle-miss-reading }
puzzle-miss-counting = { puzzle-miss-reading }
puzzle-but-goes = { token-first } goes in { $count } of the { $total } ways in which the others can choose.
puzzle-but-never = { token-first } can't go, whatever the others show.

## Why a solution is right

puzzle-why-only = { $seat } can show nothing but { token-a }.
puzzle-why-useless = { $seat } has no reason to show { token-a }: a { $second } is never worse for them.
puzzle-why-always = Whatever the others show, { token-the } is never worse for you than another token, and better in { $better } of { $total } ways.
puzzle-why-left = { $total ->
    [one] That leaves one thing that the others can show, and then { token-the } is best for you.
   *[other] That leaves { $total } ways: { token-the } is better for you in { $better } of them, and worse in none.
}
puzzle-why-goes = { token-first } goes in { $count } of the { $total } ways in which the others can choose.
puzzle-why-wins = When { token-the } goes, one kind is left to you and you win.
puzzle-why-guard = With { token-the } another wins in { $lost ->
    [0] none
   *[other] { $lost }
} of { $total } ways, with the { $second } in { $count }.
