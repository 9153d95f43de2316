### The audit log: who did what, in one sentence each.

audit-title = Audit log
audit-lead = Everything that was changed here, newest first. Nothing is ever removed from this list.
audit-empty = No acts to show.
audit-tournament = Tournament
audit-area = Kind
audit-actor = By
audit-show = Show
audit-all-tournaments = All tournaments
audit-all-areas = All kinds
audit-all-actors = Everybody
audit-area-setup = Setup
audit-area-entries = Players
audit-area-pairings = Pairings
audit-area-results = Results
audit-area-ratings = Ratings
audit-area-accounts = Accounts and roles
audit-area-log = Log
audit-details = Details
audit-field = Field
audit-before = Before
audit-after = After
audit-position = Position
audit-hash = Hash
audit-pages = Pages
audit-newest = Newest
audit-older = Older
audit-more = And { $count } more.

audit-by-role = { $name }, { $role }
# Somebody signed in by a one-time code on a borrowed device.
audit-by-code = { $name }, { $role }, by code
audit-by-token = { $name }, { $role }, by token
audit-by = { $via }
audit-via-page = page
audit-via-code = sign-in code
audit-via-shell = command line
audit-via-program = server
audit-via-link = personal link
audit-via-tablet = tablet
audit-via-token = token
audit-visitor = visitor

audit-value = { $value }
audit-nothing = –
audit-erased = erased
audit-published = published
audit-unrated = unrated
audit-round = round { $round }
audit-board = board { $board } of round { $round }
audit-player-gone = a deleted player
audit-tournament-gone = (deleted tournament)
audit-event-gone = (deleted event)
audit-account-gone = (deleted account)
audit-pool-gone = (deleted rating list)
audit-site = the site

audit-account-added = Account { $account } was created, rank { $rank }.
audit-password-changed = The password of { $account } was changed.
audit-account-disabled = Account { $account } was disabled.
audit-account-enabled = Account { $account } was enabled.
audit-sessions-ended = { $sessions ->
    [one] One session of { $account } was ended.
   *[other] { $sessions } sessions of { $account } were ended.
}
audit-rank-changed = The rank of { $account } was changed from { $before } to { $after }.
audit-role-given = The role of { $account } was set to { $role }.
audit-role-taken = The role of { $account } was removed.
audit-code-made = { $account } made a sign-in code for the role { $role }.
audit-code-used = A sign-in code of { $account } was used for the role { $role }: { $browser }.
audit-code-session-ended = A device that { $account } signed in by code was signed out (role { $role }).

audit-event-added = Event { $event } was created.
audit-event-changed = The event was edited.
audit-event-published = The event was published.
audit-event-hidden = The event was made a draft.
audit-event-imported = Event { $event } was imported from a file with { $players ->
    [one] one player
   *[other] { $players } players
}.
audit-extension-removed = The data “{ $extension }” of another program was removed.
audit-paper-changed = The paper size was changed from { $before } to { $after }.
audit-tournament-added = Tournament { $tournament } was created.
audit-tournament-imported = Tournament { $tournament } was imported with { $players ->
    [one] one player
   *[other] { $players } players
}.
audit-tournament-changed = Tournament { $tournament } was edited.
audit-tie-breaks-changed = The tie-breaks of { $tournament } were changed.
audit-schedule-changed = The schedule of { $tournament } was changed.
audit-boards-changed = The boards of { $tournament } were changed.
audit-rounds-silenced = Results of { $tournament } from round { $round } on were made silent.
audit-results-announced = Results of { $tournament } from round { $round } on were announced.
audit-clock-started = The clock of { $round } of { $tournament } was started with { $left } left.
audit-clock-paused = The clock of { $round } of { $tournament } was paused with { $left } left.
audit-clock-reset = The clock of { $round } of { $tournament } was reset to { $left }.
audit-round-length-changed = The length of { $round } of { $tournament } was changed from { $before } to { $after } minutes.
audit-time-added = { $minutes } min were added for { $board } of { $tournament }.
audit-time-removed = { $minutes } min added for { $board } of { $tournament } were removed.
audit-screen-added = Screen { $screen } was added.
audit-screen-changed = What screen { $screen } shows was changed.
audit-screen-changed-of = What screen { $screen } shows of { $tournament } was changed.
audit-notice-shown = A notice was shown to the hall.
audit-notice-removed = The notice to the hall was removed.
audit-line-board = { $player }: board { $board }
audit-line-no-board = { $player }: no fixed board
audit-field-numbered = Numbered again
audit-tournament-started = { $tournament } was started with { $players ->
    [one] one player
   *[other] { $players } players
}.
audit-deleted = The { $kind } { $name } was deleted.
audit-restored = The { $kind } { $name } was restored.
audit-archived = The { $kind } { $name } was archived.
audit-unarchived = The { $kind } { $name } was restored from the archive.
audit-tournament-cancelled = { $tournament } was cancelled: { $reason }
audit-tournament-unstarted = The start of { $tournament } was undone.
audit-tournament-closed = { $tournament } was closed.
audit-tournament-reopened = { $tournament } was reopened.

audit-numbers-changed = The starting numbers of { $tournament } were changed.
audit-player-entered = { $player } was added to { $tournament }.
audit-players-entered = { $players } players were added to { $tournament }.
audit-entry-changed = The entry of { $player } in { $tournament } was edited.
audit-entry-removed = { $player } was removed from { $tournament }.
audit-player-changed = Player { $player } was edited.
audit-players-merged = { $merged } was merged into { $kept }.
audit-players-unmerged = The merge of { $merged } into { $kept } was undone.
audit-withdrawn = { $player } was withdrawn from { $tournament } from round { $round } on.
audit-returned = { $player } returned to { $tournament } from round { $round } on.

audit-byes-given = { $player } was given a { $bye } in { $tournament }, { $count ->
    [one] round
   *[other] rounds
} { $rounds }.
audit-byes-taken = The bye of { $player } in { $tournament } was removed, { $count ->
    [one] round
   *[other] rounds
} { $rounds }.
audit-bye-pairing-allocated = pairing-allocated bye
audit-bye-full-point = full-point bye
audit-bye-half-point = half-point bye
audit-bye-zero-point = zero-point bye
audit-bye-free = free round
audit-meeting-forbidden = { $players } are kept apart in { $tournament }.
audit-meeting-allowed = { $players } may meet again in { $tournament }.
audit-draft-swap = { $players } were swapped in the draft of round { $round } of { $tournament }.
audit-draft-fix = { $players } were paired by hand in the draft of round { $round } of { $tournament }.
audit-draft-forbid = { $players } were kept apart in the draft of round { $round } of { $tournament }.
audit-draft-turn = The seats of { $players } were swapped in the draft of round { $round } of { $tournament }.
audit-draft-bye = { $players } was given the bye in the draft of round { $round } of { $tournament }.
audit-draft-removed = A change for { $players } was taken out of the draft of round { $round } of { $tournament }.
audit-round-published = The pairings of { $round } of { $tournament } were published, { $boards ->
    [one] one board
   *[other] { $boards } boards
}.
audit-paired-late = Two players without a game were paired late on { $board } of { $tournament }.
audit-round-unpublished = Round { $round } of { $tournament } was unpublished.

audit-pie-offered = { $player } offered { $game } on { $board } of { $tournament }.
audit-pie-chosen-first = The opponent chose to move first on { $board } of { $tournament }.
audit-pie-chosen-second = The opponent chose to move second on { $board } of { $tournament }.
audit-game-adjourned = The game on { $board } of { $tournament } was adjourned.
audit-games-adjourned = { $games } games were adjourned.
audit-adjournment-ended = The adjourned game on { $board } of { $tournament } was resumed.
audit-link-made = A personal link was made for { $player }.
audit-token-made = An access token for { $tournament } was made: { $name }, until { $day }.
audit-token-revoked = An access token for { $tournament } was revoked: { $name }.
audit-link-ended = The personal link of { $player } was revoked.
audit-tablet-link-made = A tablet link was made for { $tournament }.
audit-publicity-chosen = { $player }’s choice of what is public was saved.
audit-publicity-forgotten = { $player }’s choice of what is public was removed.
audit-tablet-link-ended = The tablet link of { $tournament } was revoked.
audit-handed-in = { $player } handed in a result for { $board } of { $tournament }: { $score }.
audit-handed-in-by-tablet = A tablet handed in a result for { $board } of { $tournament }: { $score }.
audit-submission-confirmed = { $player } confirmed the result of { $board } of { $tournament }.
audit-result-kept = A late entry was looked at, and the result of { $board } of { $tournament } was kept.
audit-submission-disputed = { $player } disputed the result of { $board } of { $tournament }.
audit-arbiter-called = { $player } called the arbiter to { $place }.
audit-arbiter-called-by-tablet = A tablet called the arbiter to { $place }.
audit-call-ended = The call of { $player } from { $place } was answered.
audit-call-ended-by-tablet = The call of a tablet from { $place } was answered.
audit-call-reopened = The call of { $player } from { $place } was reopened.
audit-call-reopened-by-tablet = The call of a tablet from { $place } was reopened.
audit-checked-in = { $player } was checked in for round { $round } of { $tournament }.
audit-check-in-undone = The check-in of { $player } for round { $round } of { $tournament } was undone.
audit-check-in-opened = Check-in for round { $round } of { $tournament } was opened.
audit-check-in-closed = Check-in for round { $round } of { $tournament } was closed: { $here } here, { $missing } missing.
audit-allowances-changed = What players of { $tournament } may do themselves was changed.
audit-yes = yes
audit-no = no
audit-policy-changed = From round { $round } on, a result of { $tournament } counts when: { $policy }
audit-field-policy-before = Before
audit-result-entered = The result of { $board } of { $tournament } was entered: { $score }.
audit-result-corrected = The result of { $board } of { $tournament } was corrected from { $before } to { $after }.
audit-result-removed = The result of { $board } of { $tournament } was removed.
audit-game-added = The game { $game } was added.
audit-challenge-made = Challenge { $number } was created: { $game }.
audit-challenge-withdrawn = Challenge { $number } was withdrawn.
audit-link-game-relinked = New links were made for game by link { $game }.
audit-link-seat-relinked = A new link was made for { $seat } of game by link { $game }.
audit-link-seat-of = { $seat ->
    [second] the second player
   *[first] the first player
}
audit-link-game-withdrawn = Game by link { $game } was withdrawn before it began.
audit-link-game-begun = Game by link { $number } began: { $game }.
audit-link-game-ended = Game by link { $game } ended after { $plies } plies: { $outcome }, { $ending }.
audit-link-game-rated = Game by link { $game } between { $first } and { $second } was rated.
audit-link-game-extended = An arbiter gave { $seat } { $span } more in game by link { $game }. Reason: { $reason }
audit-link-seat = { $seat ->
    [second] the second player
   *[first] the first player
}
audit-link-game-stopped = An arbiter stopped game by link { $game }. Reason: { $reason }
audit-link-game-went-on = An arbiter resumed game by link { $game }. Reason: { $reason }
audit-link-game-adjudicated = An arbiter ended game by link { $game }: { $outcome }. Reason: { $reason }
audit-link-outcome = { $outcome ->
    [first] the first player won
    [second] the second player won
    [draw] drawn
    [neither] both lost
   *[open] no result
}
audit-link-game-names-taken = Names were removed from game by link { $game }. Reason: { $reason }
audit-link-terms-changed = The settings for games by link of { $tournament } were changed.

audit-history-imported = The games of { $file } were imported for { $game }.
audit-history-forgotten = The games of { $file } were taken out again for { $game }.
audit-ratings-renewed = The ratings of { $game } were recomputed by version { $version } of its rules.
audit-ledgers-recomputed = { $lists ->
    [0] All ratings were recomputed by version { $version } of the rules; none changed.
    [one] All ratings were recomputed by version { $version } of the rules; one list changed.
   *[other] All ratings were recomputed by version { $version } of the rules; { $lists } lists changed.
}
audit-ratings-recomputed = The ratings were recomputed: { $pool }.
audit-pool-added = The rating list { $pool } was created.
audit-list-published = List { $number } of { $pool } was published, as of { $day }.
audit-initial-recorded = { $players ->
    [one] One initial rating was recorded in { $pool }.
   *[other] { $players } initial ratings were recorded in { $pool }.
}
audit-heads-taken = The heads of { $logs ->
    [one] one other log
   *[other] { $logs } other logs
} were taken in.
audit-rows-taken-in = After an upgrade, { $rows ->
    [one] one row was
   *[other] { $rows } rows were
} taken into the log as found.{ $altered ->
    [0] { "" }
    [one] { " " }One row differed from the log before.
   *[other] { " " }{ $altered } rows differed from the log before.
}
audit-backup-made = The backup { $file } was made.
audit-backup-downloaded = The backup { $file } was downloaded.
audit-backup-restored = A backup of { $moment } was restored.
audit-unread = An act of an early version, which this version can’t read: { $act }.

audit-line = { $what }
audit-line-recomputed-kept = { $pool }: { $players ->
    [one] one rating changed
   *[other] { $players } ratings changed
}; list { $number } keeps the old ratings.
audit-line-recomputed = { $pool }: { $players ->
    [one] one rating changed.
   *[other] { $players } ratings changed.
}
audit-line-erased-again = { $players ->
    [0] Nobody was erased again.
    [one] One player was erased again.
   *[other] { $players } players were erased again.
}
audit-line-access-ended = { $count ->
    [0] No sessions or links ended.
    [one] One session or link ended.
   *[other] { $count } sessions and links ended.
}
audit-line-players = Players: { $players }
audit-line-number = { $number }. { $player }
audit-line-pairing = Board { $board }: { $first } – { $second }
audit-line-bye = { $player }: { $bye }
audit-line-rated = { $player }, { $rating }
audit-line-moved = { $player }: { $before } → { $after } ({ $pool })
audit-line-later = Ratings that followed: { $pool }
audit-line-initial = { $player }: { $rating } ({ $source })
audit-line-head = { $log }, position { $position }: { $hash }
audit-ending = { $how }, { $first }–{ $second }
audit-proven = verified
audit-day-time = { $date }, { $time }
audit-bye-before = Before, round { $round }
audit-rounds-from-to = { $first } to { $last }

audit-field-visibility = Visibility
audit-field-days = Days
audit-field-address = Address for codes
audit-field-round = Round { $round }
audit-field-rounds = Rounds
audit-field-acceleration = Acceleration
audit-field-points = Points
audit-field-bye = Points for a bye
audit-field-rated = Rating
audit-field-pie = Pie rule
audit-field-tie-breaks = Tie-breaks
audit-field-edition = Edition
audit-field-left-out = Tie-breaks left out
audit-field-players = Players
audit-field-new-players = New here
audit-field-results = Results
audit-field-tournaments = Tournaments
audit-field-digest = Checksum of its tables
audit-field-places = Places changed
audit-field-numbering = Numbering
audit-field-seed = Seed
audit-field-reason = Reason
audit-field-scenes = Shows
audit-field-notice = Notice
audit-field-rating = Rating
audit-field-born = Year of birth
audit-field-games = Games
audit-field-code = Code
audit-field-result = Result
audit-field-ending = Ending
audit-field-record = Record
audit-field-file-hash = SHA-256
audit-field-periods = Periods
audit-field-ratings = Ratings changed
audit-field-settings = Settings
audit-verdict-struck = struck: no game counts
audit-verdict-forfeits = open games are forfeits
audit-verdict-not-paired = not paired
