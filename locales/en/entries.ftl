### The players of a tournament: entered, removed, withdrawn.

entries-heading = { $count ->
    [0] No players yet
    [one] 1 player
   *[other] { $count } players
}
entries-none = Nobody is entered yet.
entries-done = { $count ->
    [0] Nobody was entered: every line was left out.
    [one] One player has been entered.
   *[other] { $count } players have been entered.
}
entries-started = The tournament has started: players can’t be added or removed.
entries-places = Only one place in the schedule is free. Add one player.
room-free-place = One place is free: a latecomer plays everybody who has a bye. Games of past rounds can be made up.
room-none = Every place in the schedule is taken. To add a player, undo the start first (on the overview), while no game has a result.
entry-number = No.
entry-name = Name
entry-rating = Rating
entry-club = Club
entry-line = Line
entry-born = Born
entry-actions = Actions
entry-gone = left before round { $round }
entry-remove = Remove
entry-remove-name = Remove { $name }
entry-withdraw = Withdraw
entry-withdraw-name = Withdraw { $name }
entry-return = Bring back
entry-return-name = Bring { $name } back
entry-rating-not-a-number = A rating is a whole number without sign; leave it out if there is none.
entry-rating-too-high = A rating is { $max } at most.
entry-too-many-fields = This line has { $count } fields; at most { $known } are known here.
entry-no-year = Write a year, such as 1987, or a whole date.
entry-unclosed = A quotation mark is opened and not closed.
entry-edit = Change
entry-edit-title = Change an entry
entry-edit-name = Change the entry of { $name }
entry-to-player = The player’s page
entry-name-elsewhere = This player is known from elsewhere, so the name is changed on the player’s page, by an administrator.
entry-numbers-stay = Numbers don’t change with a rating.
entry-paired = The tournament is paired: entries stay as they are.
entry-changed-meanwhile = Somebody else has changed this entry meanwhile. Save again to replace it by what stands here.
entry-known-elsewhere = This player is known from elsewhere: the name can’t be changed here.
entry-name-taken = A player of this name is known already. Remove this entry, then enter that player.

entries-enter-title = Enter players
enter-one-title = One player
enter-one-submit = Enter
enter-list-title = A list
enter-list-hint = One player a line: name; rating; club; year of birth. Only the name is needed. Lines copied from a spreadsheet are fine. A comma belongs to the name. A first line with headings may say another order.
enter-list-lines = Players
enter-list-submit = Preview
enter-file-label = Or a CSV file
enter-file-hint = With or without headings, separated by semicolons, commas or tabs. Nothing is entered until you have seen it.

list-one-and-list = One player and a list are both filled in. Empty one of them: they are entered one after the other.
list-and-file = Lines are typed and a file is chosen. Empty the lines or leave the file out: they are entered one after the other.
list-empty = There is no line with a player in it. Type or paste some, or choose a file.
list-too-long = { $lines } lines are too many at once; { $max } are the most. Enter them in parts.
list-ignored-columns = These columns are not used: { $columns }.
file-not-text = This file is no text. Save it as CSV in your spreadsheet, then choose that one.
file-windows-1252 = This file is not written in Unicode; it was read as Western European (Windows-1252). Please look whether the names are right.

preview-heading = Before they are entered
preview-faulty = Lines that cannot be entered
preview-faulty-lead = Mend them in the list below and look at it again, or go on without them.
preview-faulty-more = { $count ->
    [one] One more line cannot be entered.
   *[other] { $count } more lines cannot be entered.
}
preview-undecided = Lines to decide
preview-undecided-lead = These names are known already, or stand twice. Nobody is taken for somebody else unless you say so.
preview-new = New people
preview-mend = The list
preview-to-list = To the list
preview-again = Look at it again
preview-submit = { $count ->
    [one] Enter this player
   *[other] Enter these { $count } lines
}
preview-submit-without = { $count ->
    [one] Enter 1 line
   *[other] Enter { $count } lines
}, without { $faulty ->
    [one] the faulty one
   *[other] the { $faulty } faulty ones
}
preview-picks-wrong = Nobody has been entered yet: some lines below need another choice.
preview-changed = Nobody has been entered yet: the list, or what it is compared with, has changed since you saw it. Please look at it again.
preview-as = Enter as

note-town = Read as the name “{ $name }, { $town }”. If { $town } is a town, put two semicolons before it: { $name };; { $town }
note-repeats = the same name as line { $line }
note-near = similar to line { $line }; the same person twice?
note-entered = already entered
note-known = { $count ->
    [one] a player of this name is known
   *[other] { $count } players of this name are known
}
note-former = { $former } is a former name of { $name }
note-similar = similar: { $name }
note-similar-entered = similar, and already entered: { $name }
note-similar-former = similar: { $former }, a former name of { $name }
note-similar-former-entered = similar, and already entered: { $former }, a former name of { $name }

pick-label = Enter { $name } as
pick-missing = please choose
pick-new = a new person
pick-leave-out = nobody: leave out
pick-known = { $name }, known as player { $id }
pick-error-missing = Choose who this is.
pick-error-not-offered = This player cannot be chosen here any more.
pick-error-twice = Another line is entered as this player.

withdraw-heading = Withdraw a player
return-heading = Bring a player back
withdraw-from-round = The first round without this player
withdraw-fewer-than-half = { $completed } of { $games } games are completed: fewer than half.
withdraw-half-or-more = { $completed } of { $games } games are completed: half or more.
withdraw-struck = So the player is struck from the table: every result stays to be seen, and what was played is rated, but neither the player nor the opponents have points from these games.
withdraw-forfeits = { $open ->
    [0] So every result counts as it is; no game is open.
    [one] So every result counts as it is, and the game that is open is lost by forfeit.
   *[other] So every result counts as it is, and the { $open } games that are open are lost by forfeit.
}
withdraw-submit = Withdraw the player
withdraw-not-started = The tournament has not started: remove the player from the list instead.
withdraw-closed = The tournament is closed. An arbiter can open it again.
withdraw-gone = The player has left already, before round { $round }.
withdraw-no-such-round = There are rounds { $first } to { $rounds } to choose from.
withdraw-has-result = The player has a result in round { $played }. The earliest round to leave from is { $earliest }.
withdraw-all-played = The player has a result in every round: there is nothing left to withdraw from.
withdraw-all-paired = Every round is paired. A game that is not played is entered as a forfeit.
withdraw-not-paired = From this round on the player is not paired any more; the rounds count nothing. What has been played stays as it is, for the player and for the opponents.
withdraw-not-paired-open = The game that is open is to be played, or entered as a forfeit.
withdraw-broken = The rounds do not fit the players. Please tell the organiser.
withdraw-changed = Results came in meanwhile, and it would end otherwise now. Please read it again.
return-struck = The player had completed fewer than half of the games and was struck from the table. All these games count again.
return-forfeits = The player had completed half of the games or more, and lost the open ones by forfeit.
return-open = { $open ->
    [0] No game becomes open again.
    [one] One game becomes open again and is to be played.
   *[other] { $open } games become open again and are to be played.
}
return-from-round = The first round with this player again
return-paired = From this round on the player is paired again. The rounds that were missed count nothing.
return-not-gone = The player has not left.
return-submit = Bring the player back
withdraw-back = Back to the players

bye-pairing-allocated = Pairing-allocated bye ({ $points })
bye-full-point = Full-point bye ({ $points })
bye-half-point = Half-point bye ({ $points })
bye-zero-point = Zero-point bye ({ $points })
bye-free = Free round
missed-title = The rounds that were missed
missed-zero-point = count nothing
missed-half-point = count as half-point byes

order-link = The order
order-heading = The order of the players
order-lead = Who has which number, the strongest first. It can be changed until round four is paired. Type numbers, or move players up and down.
order-number = Number of { $name }
order-up = { $name } up
order-down = { $name } down
order-up-sign = ↑
order-down-sign = ↓
order-move = Move
order-save = Save the numbers
order-by-rating = By rating, then by name
order-fixed = The order is fixed: it can change from the start until round four is paired.
order-accelerated = The order is fixed: the upper half is accelerated. Whoever comes late is still put in place by rating.
order-changed = The order has not been changed: somebody else changed it meanwhile. Please look at it again.
order-garbled = The order has not been changed: one of the numbers is none.
