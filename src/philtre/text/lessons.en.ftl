# Guided first games: in the terminal, on the page and in what `philtre lesson check` says.

learn-title = Learn by playing
learn-about = Short guided games on the real board. You make the moves; a wrong one is explained and may be tried again.
learn-minutes = { $minutes } minutes
learn-steps = { $count ->
    [one] one step
   *[other] { $count } steps
  }
learn-done = played through
learn-begun = step { $number } of { $total }
learn-begin = Begin
learn-continue = Continue the lesson
learn-go-on = Go on
learn-again = Play it again
learn-step = Step { $number } of { $total }
learn-why = Why?
learn-show = Show me
learn-back = Back
learn-leave = Leave
learn-left = You can go on from here at any time.
learn-next = Next
learn-nothing-lost = Other touches only name the thing; nothing is lost.
learn-not-now = That is allowed, but not what we are after here. Try again.
learn-over = The lesson is over.
learn-ready = Well done
learn-real = Play a real game against a novice
learn-next-lesson = Next lesson: { $title }
learn-all = All lessons
learn-rules = Read the rules
learn-offer = New to { $game }? A guided first game takes a few minutes.
learn-offer-any = First time here? A guided game teaches you one of the four in a few minutes.
learn-offer-take = Show me how it is played
learn-offer-no = No, thank you
learn-card = Lesson

## In the terminal

learn-list-head = Guided first games. Play one with `{ $command } lesson GAME`, or `{ $command } lesson GAME NAME`.
learn-list-none = There are no lessons for this game yet.
learn-help = A move by its number or its words; or: { learn-command-why }, { learn-command-show }, { learn-command-back }, { learn-command-leave }.
learn-help-read = Enter to go on; or: { learn-command-why }, { learn-command-back }, { learn-command-leave }.
learn-command-why = why
learn-command-show = show
learn-command-back = back
learn-command-leave = leave
learn-prompt = { $number }/{ $total } >
learn-shown = The move to make: { $move }. It is made for you.
learn-no-why = There is no more to say about this step.
learn-real-ask = Play a real game against a novice now? (y/n)
learn-yes = y
help-lesson = Guided first games: list them, play one, or check the file of one you write.
help-lesson-game = A game, or `check`; left out: the list.
help-lesson-name = A lesson of that game (left out: the next you have not played), or with `check` its file.
help-lesson-fresh = Begin the lesson anew.
learn-checked = { $file }: { $steps } steps, played to the end on { $ways ->
    [one] one way
   *[other] { $ways } ways
  }, in English and French.

## What is wrong with a lesson's file

learn-no-such = There is no lesson “{ $lesson }”. There are: { $allowed }.
learn-file-missing = There is no file { $file }.
learn-file-unreadable = { $file } can't be read: { $reason }
learn-not-toml = { $file } is no TOML: { $reason }
learn-bad-file = { $file }: { $reason }
learn-unknown-field = A lesson has no field “{ $field }”. It has: { $allowed }.
learn-unknown-field-of-step = Step { $number } has a field “{ $field }” that no step has. There are: { $allowed }.
learn-bad-field = The field “{ $field }” does not hold what it should.
learn-bad-field-of-step = The field “{ $field }” of step { $number } does not hold what it should.
learn-missing-field = The field “{ $field }” is missing, or empty.
learn-missing-field-of-step = Step { $number } has no “{ $field }”.
learn-names = { $number } names for { $players } players.
learn-seat = There is no seat { $number } among { $players } players (the first is 0).
learn-step-twice = Two steps are called “{ $name }”.
learn-before-fails = What is played before the first step fails: { $reason }
learn-step-fails = What follows step { $number } ({ $name }) fails: { $reason }
learn-not-legal = Step { $number } ({ $name }) asks for “{ $move }”: { $reason }
learn-never-wrong = Step { $number } ({ $name }) answers “{ $move }”, which nobody could play there.
learn-bad-spot = Step { $number } ({ $name }) lights “{ $given }”. It should be a kind and a name, such as space:b2.
learn-no-words = The words for “{ $message }” are missing ({ $lang }).
learn-words-unused = No step says “{ $message }” ({ $lang }).
learn-many-ways = It can be played on more than { $most } ways.
learn-other-path = The lesson does not go by “{ $move }” here.
