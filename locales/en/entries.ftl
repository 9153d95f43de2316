### The players of a tournament: entered, removed, withdrawn.

entries-heading = { $count ->
    [0] No players yet
   *[other] Players ({ $count })
}
entries-none = No players yet.
entries-done = { $count ->
    [0] No players added: every line was left out.
    [one] 1 player added.
   *[other] { $count } players added.
}
entries-started = The tournament has started: players can’t be added or removed.
entries-places = Only one place in the schedule is free. Add one player.
entries-idle = { $count } players have no game in round { $round }.
room-free-place = There is room for one latecomer: every bye becomes a game against them. Games of past rounds can be played later.
room-none = Every place in the schedule is taken. To add a player, undo the start first (on the overview), while no game has a result.
entry-number = No.
entry-name = Name
entry-rating = Rating
entry-club = Club
entry-line = Line
entry-born = Born
entry-actions = Actions
entry-gone = withdrew before round { $round }
entry-remove = Remove
entry-remove-name = Remove { $name }
entry-withdraw = Withdraw
entry-withdraw-name = Withdraw { $name }
entry-return = Bring back
entry-return-name = Bring back { $name }
entry-rating-not-a-number = Enter a whole number, or leave it empty.
entry-rating-too-high = Enter a rating up to { $max }.
entry-too-many-fields = This line has { $count } fields; at most { $known } are used.
entry-no-year = Write a year, such as 1987, or a whole date.
entry-unclosed = A quotation mark isn’t closed.
entry-edit = Edit
entry-edit-title = Edit entry
entry-edit-name = Edit the entry of { $name }
entry-to-player = The player’s page
entry-name-elsewhere = This player is known from elsewhere. An administrator can change the name on the player’s page.
entry-numbers-stay = Numbers don’t change with a rating.
entry-paired = The tournament is paired, so entries can’t change.
entry-changed-meanwhile = Somebody else changed this entry. Save again to replace it with yours.
entry-known-elsewhere = This player is known from elsewhere, so the name can’t be changed here.
entry-name-taken = There is a player of this name. Remove this entry, then add that player.

entries-enter-title = Add players
enter-one-title = Add one player
enter-one-submit = Add player
enter-list-title = Add a list
enter-list-hint = One player per line: name; rating; club; year of birth. Only the name is needed. You can paste from a spreadsheet; the first line can hold column names.
enter-list-lines = Players
enter-list-submit = Preview
enter-file-label = Or a CSV file
enter-file-hint = With or without column names, separated by semicolons, commas or tabs.

list-one-and-list = You filled in both one player and a list. Clear one of them.
list-and-file = You typed lines and chose a file. Use one of them.
list-empty = No line has a player. Type or paste some, or choose a file.
list-too-long = { $lines } lines are too many. Add at most { $max } at a time.
list-ignored-columns = These columns are not used: { $columns }.
file-not-text = This isn’t a text file. Save it as CSV.
file-windows-1252 = This file isn’t Unicode, so it was read as Western European (Windows-1252). Check the names.

preview-heading = Review players
preview-faulty = Lines with errors
preview-faulty-lead = Fix them in the list below and preview it again, or go on without them.
preview-faulty-more = { $count ->
    [one] 1 more line has errors.
   *[other] { $count } more lines have errors.
}
preview-undecided = Possible duplicates
preview-undecided-lead = Choose who each one is.
preview-new = New players
preview-mend = List
preview-to-list = Edit list
preview-again = Preview again
preview-submit = { $count ->
    [one] Add 1 player
   *[other] Add { $count } players
}
preview-submit-without = { $count ->
    [one] Add 1 player
   *[other] Add { $count } players
}, skip { $faulty ->
    [one] 1 line
   *[other] { $faulty } lines
}
preview-picks-wrong = Nobody was added: some lines below need another choice.
preview-changed = Nobody was added: the list or the known players have changed. Please review it again.
preview-as = Add as

note-town = Read as the name “{ $name }, { $town }”. If { $town } is a town, write { $name };; { $town }
note-repeats = same name as line { $line }
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

pick-label = Add { $name } as
pick-missing = choose
pick-new = new player
pick-leave-out = leave out
pick-known = { $name }, player { $id }
pick-error-missing = Choose who this is.
pick-error-not-offered = This player can’t be chosen any more.
pick-error-twice = Another line is this player already.

withdraw-heading = Withdraw player
return-heading = Bring player back
withdraw-from-round = First round without this player
withdraw-fewer-than-half = { $completed } of { $games } games are played: fewer than half.
withdraw-half-or-more = { $completed } of { $games } games are played: at least half.
withdraw-struck = So the player is struck: nobody gets points from their games. Results stay visible, and played games are rated.
withdraw-forfeits = { $open ->
    [0] So all results count. No game is open.
    [one] So all results count, and the open game is lost by forfeit.
   *[other] So all results count, and the { $open } open games are lost by forfeit.
}
withdraw-submit = Withdraw player
withdraw-not-started = The tournament hasn’t started. Remove the player instead.
withdraw-closed = The tournament is closed. Reopen it first.
withdraw-gone = The player has already left, before round { $round }.
withdraw-no-such-round = Choose a round from { $first } to { $rounds }.
withdraw-has-result = The player has a result in round { $played }. The earliest round to leave from is { $earliest }.
withdraw-all-played = The player has a result in every round, so there is nothing to withdraw from.
withdraw-all-paired = Every round is paired. Enter a game that isn’t played as a forfeit.
withdraw-not-paired = From this round on the player isn’t paired and gets no points. Results so far stay.
withdraw-not-paired-open = The open game still has to be played, or entered as a forfeit.
withdraw-broken = The rounds don’t fit the players. Please tell the organiser.
withdraw-changed = New results came in, so the consequences have changed. Check them, then confirm again.
return-struck = The player had played fewer than half of the games and was struck. All these games count again.
return-forfeits = The player had played at least half of the games and lost the open ones by forfeit.
return-open = { $open ->
    [0] No game opens again.
    [one] One game opens again.
   *[other] { $open } games open again.
}
return-from-round = First round with this player again
return-paired = From this round on the player is paired again. Missed rounds bring no points.
return-not-gone = The player hasn’t left.
return-submit = Bring player back
withdraw-back = Back to players

bye-pairing-allocated = Bye ({ $points })
bye-full-point = Full-point bye ({ $points })
bye-half-point = Half-point bye ({ $points })
bye-zero-point = Zero-point bye ({ $points })
bye-free = Free round
missed-title = Missed rounds
missed-zero-point = no points
missed-half-point = half-point byes

order-link = Player order
order-heading = Player order
order-lead = Numbers decide the pairings, strongest first. You can change them until round 4 is paired.
order-number = Number of { $name }
order-up = { $name } up
order-down = { $name } down
order-up-sign = ↑
order-down-sign = ↓
order-move = Move
order-save = Save order
order-by-rating = By rating, then name
order-fixed = The order is fixed: it can change only from the start until round 4 is paired.
order-accelerated = The order is fixed because the upper half is accelerated. Latecomers still get a place by rating.
order-changed = Nothing was changed: somebody else changed the order. Please look again.
order-garbled = Nothing was changed: one of these isn’t a number.
