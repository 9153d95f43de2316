import-title = Import
import-lead = Bring in a whole event, a tournament or the games of many years from a file. You see what is in it before anything is stored.
import-waiting = You looked at this file and have not imported it yet:
import-file = File
import-file-hint = The file of an event (JSON), a tournament report (TRF 2016 or 2026) or a list of games (CSV), up to 32 MB.
import-no-file = Choose a file.
import-look = Look at it
import-another = Another file
import-discard = Forget this file
import-submit = Import
import-kind-event = A whole event
import-kind-report = A tournament report
import-kind-games = A list of games
import-faulty = This file can’t be imported.
import-unknown = This is neither the file of an event, nor a tournament report, nor a list of games.
import-more-faults = { $count ->
    [one] One more line is wrong.
   *[other] { $count } more lines are wrong.
}

import-days = Days
import-span = { $first } to { $last }
import-game = Game
import-games = Games
import-recorded-by = Recorded by
import-new-accounts = New accounts, which nobody can sign in to
import-players = { $count ->
    [one] One player, { $known } known here
   *[other] { $count } players, { $known } known here
}
import-tournament-about = { $game } · players: { $players } · rounds: { $rounds } · results: { $results }

import-event = Event
import-event-choose = choose
import-no-event = Choose the event that the tournament belongs to.
import-name-hint = Leave it empty to keep the name in the file.
import-game-hint = Such as gbg:6, oware or result-only:Chess. Leave it empty if the file says it.
import-games-hint = Such as gbg, oware or result-only:Chess.
import-no-game = The file doesn’t say which game was played. Enter it.
import-unrated = Don’t rate these games

import-periods = Rate together
import-periods-month = games of the same month
import-periods-tournament = games of the same tournament
import-periods-days = games of so many days
import-period-days = Days
import-period-days-hint = Only if you rate games of so many days together.
import-no-days = Enter a number of days, 1 to 65535.
import-source = Source
import-source-hint = Where the games come from. Empty: the name of the file.

import-doubts = Who is who
import-doubts-lead = These names are like the names of players here.
import-who-open = Choose for each of these players who they are.
import-who-twice = Players { $first } and { $second } of the file can’t be the same person.
import-who-gone = The player chosen for number { $who } isn’t there any more.

import-known = Already here?
import-known-refused = Nothing was imported, because it seems to be here already.
import-again = Import it anyway
import-same-file = { $event }, { $days }: imported from this file
import-same-file-in-bin = { $event }, { $days }: imported from this file, and in the bin
import-same-play = { $event }, { $days }: the same players and results
import-overlap = has games from { $first } to { $last } too
import-overlap-begun = has games from { $first } to { $last } too; its import isn’t finished
import-overlap-tournament = { $count ->
    [one] has one of these games ({ $first })
   *[other] has { $count } of these games ({ $first })
}

import-notes = Worth a look
import-left-out = The tie-break “{ $code }” is unknown here and is left out.
import-respelled = “{ $name }” is taken for “{ $is }”.
import-unplayed = { $count ->
    [one] One game without a result is left out.
   *[other] { $count } games without a result are left out.
}
import-other-periods = This file was imported before with other periods. Choose the same ones.
import-not-yet = Line { $line } has a result on a day that is still to come.
import-one-person = Line { $line } has the same person on both sides: the two were merged.
import-already = Every game in this file is here already.
import-file-gone = The file isn’t here any more: it was imported or forgotten. Choose it again.
import-gone = Somebody removed this import meanwhile. Start again.

done-imported = Imported.
