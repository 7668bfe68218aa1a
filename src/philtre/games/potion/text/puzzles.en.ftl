## What a puzzle is about

puzzle-theme-reading = read what the others will show
puzzle-theme-always = right whatever they show
puzzle-theme-guard = somebody is about to win
puzzle-theme-win = one token from winning
puzzle-theme-counting = count the ways

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
puzzle-but-goes = The { $ingredient } goes in { $count } of the { $total } ways in which the others can choose.
puzzle-but-never = The { $ingredient } can't go, whatever the others show.

## Why a solution is right

puzzle-why-only = { $seat } can show nothing but { $ingredient }.
puzzle-why-useless = { $seat } has no reason to show { $ingredient }: { $second } is never worse for them.
puzzle-why-always = Whatever the others show, the { $ingredient } is never worse for you than another token, and better in { $better } of { $total } ways.
puzzle-why-left = { $total ->
    [one] That leaves one thing that the others can show, and then the { $ingredient } is best for you.
   *[other] That leaves { $total } ways: the { $ingredient } is better for you in { $better } of them, and worse in none.
}
puzzle-why-goes = The { $ingredient } goes in { $count } of the { $total } ways in which the others can choose.
puzzle-why-wins = When the { $ingredient } goes, one kind is left to you and you win.
puzzle-why-guard = With the { $ingredient } another wins in { $lost } of { $total } ways, with the { $second } in { $count }.
