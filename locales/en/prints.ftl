### Printed sheets, and the menu of them.

prints-title = Print
prints-link = Print…
prints-slips-link = Print slips of round { $round }
prints-pairings-link = Print pairings
prints-print = Print
prints-hint = Use your browser’s print command.

prints-round = Round { $round }
prints-slips = Result slips
prints-slips-about = Six to a sheet, to tick and sign; the code opens the board’s page.
prints-slips-heading = Result slips, round { $round }
prints-boards = Pairings by board
prints-boards-heading = Pairings, round { $round } of { $rounds }
prints-names-heading = Pairings by name, round { $round } of { $rounds }
prints-boards-about = Large type for the wall.
prints-names = Pairings by name
prints-names-about = A to Z: board, seat and opponent.
prints-whole = Whole tournament
prints-standings = Standings
prints-standings-about = Every round and tie-break; up to 26 players on one sheet.
prints-crosstable = Crosstable
prints-crosstable-about = All results at a glance.
prints-cards = Player cards
prints-cards-about = One for each player, with a line for each round.
prints-badges = Badges
prints-badges-about = Eight to a sheet; the code opens the player’s page, and checks the player in for staff.
prints-certificates = Certificates
prints-certificates-show = Show certificates
prints-certificates-none = Nobody has one of these places.
prints-from = From place
prints-to = To place

prints-settings = Paper and address
prints-paper = Paper
prints-paper-save = Save paper size
prints-paper-a4 = A4
prints-paper-letter = Letter
prints-address = Address for QR codes:
prints-address-none = Phones can’t open this address. Set one for QR codes.
prints-address-edit = Change

prints-no-address = Slips need an address that phones can open
prints-no-address-choose = Phones can’t open the address in your browser. Choose this computer’s address in the hall’s network:
prints-no-address-ask = Phones can’t open the address in your browser. Ask an organiser to set one of these for the event:
prints-no-address-none = Only this computer can open Magister now. Start it with --listen 0.0.0.0:8470, then set its address under Edit event.
prints-use-address = Use this address
prints-not-decided = The standings aren’t final
prints-not-decided-advice = Certificates can be printed once every round is paired and every result is in.
prints-no-places = These aren’t places
prints-no-places-advice = Enter whole numbers from low to high, for example 1 to 3.
prints-stale-slips = The codes on printed slips don’t work: { $address } is no longer this computer’s address. { $now }
prints-stale-event = Codes on slips wouldn’t work: the event’s address, { $address }, isn’t this computer’s. { $now }
prints-reached-now = { $count ->
    [0] Connect it to the hall’s network again, or change the address and print new slips.
   *[other] It is now at { $addresses }. Change the event’s address and print new slips.
}

prints-seat = Seat
prints-opponent = Opponent
prints-round-column = Round
prints-total = Total
prints-number = No. { $number }
prints-player = Player { $number }
prints-code = Code: { $what }
prints-won = Won
prints-points = Points
prints-draw = Draw
prints-signature = Signature
prints-signature-of = Signature, { $seat }
prints-audit-head = Audit log: { $hash }
prints-legend = 12○ 1: met number 12 of this list, moved first, won. ○ moved first, ● moved second; 1 won, ½ drawn, 0 lost, + won by forfeit, − lost by forfeit, · no result yet. U pairing-allocated bye, F full-point, H half-point, Z zero-point bye. Results in brackets don’t count.

prints-certificate = Certificate
prints-awarded = awarded to
prints-place = { $place ->
    [1] First place
    [2] Second place
    [3] Third place
   *[other] Place { $place }
}
prints-place-shared = { $place ->
    [1] Shared first place
    [2] Shared second place
    [3] Shared third place
   *[other] Shared place { $place }
}
prints-score = { $count ->
    [one] { $points } point
   *[other] { $points } points
} in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
prints-arbiter = Arbiter
prints-organiser = Organiser
prints-begins = { $day }, { $time }
prints-begins-column = Begins
