### How each game is played.

play-title = How to play
play-lead = Learn a game in five minutes: the rules in plain words, and a board to try them on.
play-learn = Rules and practice board
play-window-title = How to play { $game }
play-boards = Boards

## The board to try

play-try = Try it
play-shown-on = Shown on a { $board } board.
play-try-lead = Tap a move. You play both sides, nothing is saved.
play-tap = Play { $field }
play-tap-seeds = Play { $pit }: { $beads }
play-moves = Moves
play-back = Undo
play-start = Start over
play-too-long = This board takes up to { $moves } moves. Start over to play on.
play-unread = These moves can’t be read. Start over.
play-from = from

## The parts of a lesson

play-board = The board
play-moving = Your move
play-capturing = Capturing
play-feeding = Leave your opponent something
play-end = The end
play-writing = Writing moves down
play-writing-game = The first moves of a game, with the number of each pair.
play-ours = Our reading
play-ours-lead = Where the sources leave a question open or disagree, Magister plays like this.
play-sources = Sources
play-sources-lead = The rules are theirs, the words on this page are ours.
play-source-retold = Retells the rules.

## Glass Bead Game

play-gbg-board = Two players sit on opposite sides of two rows of pits. The row near you is yours: South’s pits are A, B, C and so on from left to right; North’s are a, b, c and so on, as North sees them. Each player also has a cup for captured gems.
play-gbg-beads = Every pit starts with two beads: one gem and one stone. The gem in your first pit is worth as many points as your row has pits; each next one is worth one point less. Stones are worth nothing, but only stones capture.
play-gbg-board-picture = Before the first move. Gems show their points, stones are plain discs.
play-gbg-moving = South begins, then you take turns. Lift all the beads from one of your pits and drop them one by one into the pits that follow, anticlockwise. The cups get none, and the pit you emptied is skipped.
play-gbg-order = You choose which bead falls first, which second, and so on. That choice is the heart of the game.
play-gbg-moving-picture = South has emptied C: the gem 3 fell into D, then the stone into E.
play-gbg-capturing = Watch your last bead. It captures if it is a stone and falls into a pit of your opponent’s that held exactly one bead.
play-gbg-direct = If that bead is a gem, you take it. This is a direct capture.
play-gbg-indirect = If that bead is a stone, you take one gem of your choice from your opponent’s pits. This is an indirect capture. If their pits hold no gem, you take one from their cup.
play-gbg-direct-picture = Direct: North emptied d. The stone fell last, into A, where the gem 1 was alone. North takes it.
play-gbg-indirect-picture = Indirect: this time a stone was alone in A. North takes the best gem that South has in a pit, the 5 in C.
play-gbg-chain = One move can capture several gems. Go back from the last bead: each bead before it captures too, as long as it is a stone as well and also fell onto a single bead of the same sort, gem or stone, in a pit of your opponent’s.
play-gbg-compulsory = Captured gems go into your cup. Stones are never captured.
play-gbg-feeding = If your opponent has no beads left and there are still gems in the pits, your move must give them at least one bead. If you can’t, you lose at once, whatever the points. This happens only on boards with six pits a side or more.
play-gbg-endgame = Your points are the gems in your cup. Play goes on after the last gem has left the pits: stones can still take gems from the other cup.
play-gbg-end = The game is over when no gem is left in the pits and the player to move has no bead. The other player wins with at least half of all points: 15 of 30 on the 2×5 board, 21 of 42 on 2×6. With fewer points, that player loses. There are no draws.
play-gbg-end-picture = South is to move and has no bead. North has 12 points and needs 15: South wins, 18 to 12.
play-gbg-writing = Write the letter of the pit, then the beads in the order they fell. A stone is 0. Direct captures aren’t written. After an indirect capture, write x and what was taken: the letter of the pit and the gem.
play-gbg-writing-move = South empties C: first the gem 3, then the stone.
play-gbg-writing-capture = North empties d and takes the gem 5 from pit C.
play-gbg-ours-compulsory = Captures are compulsory. You only choose which gems.
play-gbg-ours-tie = With exactly half of the points each, the player who still has beads wins, as the inventor says. Mancala World says the opposite; a tournament can choose that rule.
play-gbg-source-inventor = The inventor’s own rules. These decide where sources differ.
play-gbg-source-wiki = The same rules in other words, and the 2×6 board of Clark D. Rodeffer’s tournament at U-Con 2001.

## Glass Bead Challenge

play-gbc-board = The board is a square, empty at the start: 8×8, 9×9 or 10×10 as a rule. Columns have letters, rows have numbers from the bottom.
play-gbc-turns = Red begins, then Red and Blue take turns and put down one bead each. Nobody passes. Beads never move and are never captured.
play-gbc-hex-board = The board is a large hexagon made of small ones, empty at the start, with five or six along each side as a rule. Rows have letters from the bottom, and the diagonals that lean to the left have numbers.
play-gbc-cairo-board = The board is a square, empty at the start: 5×5 or 6×6 squares as a rule, each divided into two cells, most of them pentagons. Columns have letters, rows have numbers from the bottom. In a1 the two stand side by side: a1l (left) and a1r (right). In the squares next to it one lies above the other, like a2t (top) and a2b (bottom), and so on in turn, like the colours of a chessboard.
play-gbc-board-picture = Before the first move. A handicap shows as small diamonds: those squares are Blue’s.
play-gbc-cells-board-picture = Before the first move. A handicap shows as small diamonds: those cells are Blue’s.
play-gbc-kind = Squares
play-gbc-hex-kind = Hexagons
play-gbc-cairo-kind = Cairo tiling
play-gbc-hex-side = Side { $side }
play-gbc-cairo-size = { $side }×{ $side } Cairo
play-gbc-hex-size = side-{ $side }
play-gbc-owning = Whose square is it?
play-gbc-cells-owning = Whose cell is it?
play-gbc-own = A square with a bead belongs to the bead’s player. An empty square belongs to the player with more beads on the eight squares around it.
play-gbc-hex-own = A cell with a bead belongs to the bead’s player. An empty cell belongs to the player with more beads on the six cells around it.
play-gbc-cairo-own = A cell with a bead belongs to the bead’s player. An empty cell belongs to the player with more beads on the seven cells that touch it, along a side or at a corner.
play-gbc-own-picture = One red bead owns its own square and the eight around it.
play-gbc-hex-own-picture = One red bead owns its own cell and the six around it.
play-gbc-cairo-own-picture = One red bead owns its own cell and the seven around it.
play-gbc-share = With equally many beads, or none at all, the square is nobody’s.
play-gbc-cells-share = With equally many beads, or none at all, the cell is nobody’s.
play-gbc-cairo-share = { play-gbc-cells-share } With beads on all seven cells around it, that can’t happen: seven is odd.
play-gbc-share-picture = Blue has played f6. The square e5 touches one bead of each player, so it is nobody’s.
play-gbc-hex-share-picture = Blue has played g7. The cell f6 touches one bead of each player, so it is nobody’s.
play-gbc-cairo-share-picture = Blue has played a3r. The cell b3t touches one bead of each player, so it is nobody’s.
play-gbc-change-picture = Red has played d6. Now e5 touches two red beads and one blue bead: it is Red’s.
play-gbc-hex-change-picture = Red has played e6. Now f6 touches two red beads and one blue bead: it is Red’s.
play-gbc-cairo-change-picture = Red has played b4r. Now b3t touches two red beads and one blue bead: it is Red’s.
play-gbc-moving = Put a bead on any empty square that your opponent doesn’t own. Every bead can change whose the squares around it are.
play-gbc-cells-moving = Put a bead on any empty cell that your opponent doesn’t own. Every bead can change whose the cells around it are.
play-gbc-end = The game is over when every square belongs to somebody. The player with more squares wins. Equal numbers are a draw, which can’t happen on a board with an odd number of squares.
play-gbc-hex-end = The game is over when every cell belongs to somebody. The player with more cells wins. Their number is odd, so there is no draw unless Blue gets points.
play-gbc-cairo-end = The game is over when every cell belongs to somebody. The player with more cells wins. Equal numbers are a draw.
play-gbc-end-picture = The shortest game on 9×9: nine beads, and every square is owned. Red wins, 45 to 36.
play-gbc-handicaps = Making it fair
play-gbc-first = Red’s first move is an advantage. A tournament can balance it.
play-gbc-komi = Points: some points are added to Blue’s squares at the end.
play-gbc-cells-komi = Points: some points are added to Blue’s cells at the end.
play-gbc-stakes = Stakes: some squares are Blue’s from the start, as long as they are empty. They don’t count as beads for the squares around them, and Red can’t play there.
play-gbc-cells-stakes = Stakes: some cells are Blue’s from the start, as long as they are empty. They don’t count as beads for the cells around them, and Red can’t play there.
play-gbc-pie = Pie: one player names the points or the stakes, the other chooses a side.
play-gbc-writing = Write the column and the row of the square.
play-gbc-hex-writing = Write the letter of the row and the number of the diagonal.
play-gbc-cairo-writing = Write the column and the row, then l, r, t or b for the half of the square.
play-gbc-writing-move = A bead on column e, row 5.
play-gbc-hex-writing-move = A bead on row e, diagonal 5.
play-gbc-cairo-writing-move = A bead on column c, row 2, in the top half.
play-gbc-ours-drop = You may also fill a square that you own. One source allows only squares that nobody owns; a tournament can choose that rule.
play-gbc-cells-ours-drop = You may also fill a cell that you own. One source allows only cells that nobody owns; a tournament can choose that rule.
play-gbc-ours-stakes = Blue may put a bead on a stake. It then counts like any other bead.
play-gbc-ours-boards = These boards are ours. Thompson only suggests that a more complex tessellation might improve the game.
play-gbc-source-inventor = The inventor, whose program first had the game.
play-gbc-source-thompson = The rules with the ideas for a handicap. The page is no longer online.
play-gbc-source-neto = Keeps Thompson’s text, and has the stricter rule for putting beads.

## Games of counted seeds

play-seeds-writing = Write the letter of the pit: a capital for South, a small letter for North.
play-seeds-writing-south = South empties the third pit from South’s left.
play-seeds-writing-north = North empties the third pit from North’s left.
play-seeds-ours-repetition = If a position comes up for the third time, Magister says so. Only the players or the arbiter can end the game then.

## Bohnenspiel

play-bohnenspiel-board = Two rows of six pits, with six beans in each. The row near you is yours: South’s pits are A to F from left to right, North’s a to f, as North sees them. Each player has a store for captured beans.
play-bohnenspiel-board-picture = Before the first move: 72 beans, all in the pits.
play-bohnenspiel-moving = South begins, then you take turns. Lift all the beans from one of your pits and drop them one by one into the pits that follow, anticlockwise. The stores get none.
play-bohnenspiel-moving-picture = South has emptied C. The last of six beans fell into c.
play-bohnenspiel-capturing = Count the pit where your last bean fell. If it now holds two, four or six beans, you capture them all.
play-bohnenspiel-chain = Then look at the pit before it. If that one holds two, four or six as well, you capture it too, and so on back until a pit holds another number. It doesn’t matter whose pits they are.
play-bohnenspiel-capturing-picture = North emptied e. The last bean made two in a, and the pit before it, South’s F, holds two as well: North captures all four.
play-bohnenspiel-end = If you have no bean in your row when it is your turn, your opponent takes all that are left and the game is over. More beans win; 36 each is a draw. The game goes on even when one player has more than half.
play-bohnenspiel-ours-lap = A big pit goes all the way round. The emptied pit then gets a bean like any other.
play-bohnenspiel-ours-feeding = You don’t have to leave your opponent a bean.
play-bohnenspiel-source-jahn = The first printed rules.

## Oware

play-oware-board = Two rows of six pits, with four seeds in each. The row near you is yours: South’s pits are A to F from left to right, North’s a to f, as North sees them. Each player has a store for captured seeds.
play-oware-board-picture = Before the first move: 48 seeds, all in the pits.
play-oware-moving = South begins, then you take turns. Lift all the seeds from one of your pits and drop them one by one into the pits that follow, anticlockwise. The stores get none, and the pit you emptied is skipped.
play-oware-moving-picture = South has emptied D. The last of four seeds fell into b.
play-oware-capturing = You capture if your last seed falls into a pit of your opponent’s and makes two or three there. You take them all.
play-oware-chain = Then look at the pit before it. If it is your opponent’s and holds two or three as well, you take it too, and so on back.
play-oware-capturing-picture = North emptied b. The last seed made two in B, and the pit before it, A, holds two as well: North captures all four.
play-oware-slam = A move that would capture every seed your opponent has is allowed, but captures nothing.
play-oware-feeding = If your opponent has no seeds, you must make a move that gives them some, if there is one.
play-oware-end = A player with 25 seeds has won. Otherwise the game ends when the player to move has no legal move: each player takes the seeds in their own row, and more seeds win. 24 each is a draw.
play-oware-ours-slam = Groups of players have different rules for a move that would take everything, and for the seeds that are left at the end. Magister plays as told above.
play-oware-source = Tells the Abapa rules, which tournaments use.
