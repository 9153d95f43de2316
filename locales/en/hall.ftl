### The hall that tournaments share.

hall-title = Boards now
hall-order = Order
hall-by-board = By board
hall-by-name = By name
hall-tournament = Tournament
hall-nothing = No round is being played.
hall-shared = { $count ->
    [one] More than one tournament uses board { $first }.
   *[other] More than one tournament uses boards between { $first } and { $last }.
} Give one of them another first board:
