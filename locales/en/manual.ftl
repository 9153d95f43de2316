### The organiser's manual.

# *Labels* stand between asterisks and are the messages of the pages that they are on, so that a button
# and the manual never call it by two names. `What is typed or printed` stands between back quotes.

manual-title = Manual
manual-lead = How to run a tournament with Magister, from the evening before to the final standings. It works without the internet.
manual-window = { $chapter } · { manual-title }
manual-help = { manual-title }: { $chapter }
manual-chapters = Chapters
manual-beside = Previous and next chapter
manual-previous = Previous
manual-next = Next
manual-see = See also
manual-trouble = If something goes wrong

manual-group-before = Before the event
manual-group-during = On the day
manual-group-after = At the end
manual-group-emergency = In an emergency

## The evening before

manual-evening = The evening before
manual-evening-about = Set up the event, its tournaments and the people who help, so that the morning belongs to the players.
manual-evening-program = Start the program
manual-evening-start = Open a terminal in the folder that will hold the data, and type:
manual-evening-link = The first start prints a link. Open it on this computer within { $hours } hours.
manual-evening-account = Choose a name and a password, then click *{ setup-submit }*. You are now the administrator.
manual-evening-event = Create the event
manual-evening-new = On the start page, click *{ event-new }*.
manual-evening-details = Fill in *{ event-name }*, *{ event-place }*, *{ event-starts-on }* and *{ event-ends-on }*, then click *{ event-create }*.
manual-evening-tournaments = Create the tournaments
manual-evening-tournament = On the event’s page, click *{ tournament-new }*.
manual-evening-preset = Under *{ presets-title }*, click what comes closest, such as *{ preset-gbg-6-swiss }*. It fills in the form.
manual-evening-check = Check *{ tournament-name }*, *{ tournament-format }*, *{ tournament-rounds }*, *{ tournament-tie-breaks }* and *{ tournament-rated }*, then click *{ tournament-create }*.
manual-evening-fixed = Game, format and points are fixed once the tournament starts. The number of rounds of a Swiss can change until the last one is paired.
manual-evening-form-alt = The form of a new tournament: buttons with ready-made tournaments above the choice of the game.
manual-evening-publish = Publish the event
manual-evening-edit = Only staff see a new event. When everybody may, click *{ event-edit }* on its page.
manual-evening-visible = Choose *{ visibility-published-long }*, then click *{ save }*.
manual-evening-people = Give your helpers access
manual-evening-accounts = Open the menu with your name and click *{ nav-accounts }*.
manual-evening-helper = Under *{ account-new-title }*, enter a name, a rank and a first password, then click *{ account-new-submit }*. The rank *{ rank-member }* is right for helpers. They choose their own password when they sign in, within { $given } days.
manual-evening-roles = On the event’s page, click *{ roles-title }*.
manual-evening-role = Enter the account’s name, choose a role and click *{ role-set-submit }*: *{ role-scorekeeper }* to enter results, *{ role-arbiter }* also to pair and correct, *{ role-organiser }* also to set up and publish.
manual-evening-programs = A program can help too, such as a scoreboard: *{ tokens-link }* on the tab *{ tab-entries }* lets it enter results, pair rounds and check players in at this tournament.
manual-evening-borrowed = On a borrowed laptop, don’t type a password. On the event’s page, where you are signed in, click *{ codes-link }* and *{ code-make }*, open the address shown on the laptop and type the code. The laptop then works in your name at this event, for half a day, and can’t delete, export or give roles. You see it on the same page and end it there.
manual-evening-roles-alt = The roles of an event: Plinio Designori is an arbiter, and a form gives the next role.
manual-evening-ready = Before you go to sleep
manual-evening-practise = `magister demo` serves a made-up convention to practise on. It deletes everything when it stops.
manual-evening-bring = Pack a printer, paper, scissors, the power supply, and a USB stick for copies.
manual-evening-trouble-link = The link has expired.
manual-evening-trouble-link-do = Start Magister again. As long as there is no administrator, each start prints a new link.
manual-evening-trouble-password = You forgot the administrator’s password.
manual-evening-trouble-password-do = In the folder of the data, type `magister user password NAME` with your account’s name, and enter a new password. It works for { $given } days; choose another one when you sign in.
manual-evening-trouble-port = Magister says `Address already in use`.
manual-evening-trouble-port-do = It is running already, perhaps in another terminal. Stop that one, or start this one on another port: `magister serve --listen 127.0.0.1:8471`.

## The hall's Wi-Fi

manual-wi-fi = The hall’s Wi-Fi
manual-wi-fi-about = Phones find your laptop by its address in the hall’s network. Most trouble comes from that network, so try it with a phone before the players arrive.
manual-wi-fi-open = Open Magister to the network
manual-wi-fi-join = Connect the laptop to the network that the phones will use.
manual-wi-fi-listen = Stop Magister with Ctrl+C and start it for the whole network. Without this option, only the laptop itself can open it.
manual-wi-fi-printed = Magister prints its addresses after `in this network:`, the likeliest first, and a QR code of that one. Scan it with a phone in the same network, or type all of the address, such as `http://192.168.1.20:8470`.
manual-wi-fi-event = On the laptop, open the event and click *{ event-edit }*.
manual-wi-fi-address = Enter the same address under *{ event-address }* and click *{ save }*. Slips now lead there.
manual-wi-fi-addresses = *{ addresses-title }*, under *{ queue-link }*, shows every address that leads to this laptop, each with a QR code. *{ address-use }* puts one on slips and cards, and *{ address-print }* makes a sheet for the wall.
manual-wi-fi-address-alt = The field “{ event-address }” with http://192.168.1.20:8470 in it.
manual-wi-fi-phone = Everybody can now follow pairings, results and standings on a phone. Nothing has to be installed, and reading needs no account.
manual-wi-fi-phone-alt = A round on a phone: each board with its players and its result.
manual-wi-fi-traps = Traps
manual-wi-fi-guests = Guest networks
manual-wi-fi-guests-do = Many keep devices apart (“client isolation”): laptop and phone are both online, and neither reaches the other. Ask the venue for a network without it, or bring your own router.
manual-wi-fi-router = Your own router
manual-wi-fi-router-do = The surest way. It needs no internet: connect the laptop by cable, the phones by Wi-Fi, and put the network’s password on the wall. Have the router keep one address for the laptop.
manual-wi-fi-leaving = Phones that leave
manual-wi-fi-leaving-do = A phone that finds no internet may switch to mobile data. Choose to stay connected when it asks, or turn mobile data off.
manual-wi-fi-firewall = Firewall
manual-wi-fi-firewall-do = Windows and macOS may ask whether Magister may accept connections: allow it. On Linux with ufw, type `sudo ufw allow 8470/tcp`. A VPN on laptop or phone can get in the way; switch it off.
manual-wi-fi-sleep = Sleep
manual-wi-fi-sleep-do = A sleeping laptop answers nobody. Plug it in, turn off sleep in the power settings, and leave the lid open.
manual-wi-fi-changed = A changed address
manual-wi-fi-changed-do = In another network, or after a restart of the router, the laptop may get another address. Magister then warns staff that printed slips lead elsewhere: change *{ event-address }* and print new slips.
manual-wi-fi-plain = Passwords
manual-wi-fi-plain-do = With `http://`, others in the network can read what is sent, including passwords. Use a network whose password only your people know, and sign in on the laptop itself where you can. The chapter on HTTPS shows the way to `https://`.
manual-wi-fi-trouble-none = No phone can open the address.
manual-wi-fi-trouble-none-do = Check in this order: Was Magister started with `--listen 0.0.0.0:8470`? Are laptop and phone in the same network? Does the firewall allow it? Does the network keep devices apart? With your own router the last answer is no.
manual-wi-fi-trouble-one = One phone can’t, others can.
manual-wi-fi-trouble-one-do = It is in another network or on mobile data, or the address lacks `http://` or the port.
manual-wi-fi-trouble-secure = The browser says that the page isn’t secure.
manual-wi-fi-trouble-secure-do = That is true of every address with `http://`. Reading results needs no secret.

## HTTPS

manual-https = HTTPS
manual-https-about = A laptop in a hall starts with `http://`, and a convention runs well with it. HTTPS takes half an hour on the evening before.
manual-https-why = What it changes
manual-https-plain = With `http://`, whoever is in the same network can read along, passwords included. A network whose password only your people know, and signing in on the laptop itself, go a long way.
manual-https-gives = With `https://`, nobody reads along. Players can install their page and open it without network, and screens in the hall stay awake.
manual-https-enough = Without it, everything else works: pages follow what happens, and what players enter without network is sent later, as long as their page is open.
manual-https-own = A certificate of your own
manual-https-authority = Make an authority, once. It needs OpenSSL 3, which Linux brings along.
manual-https-certificate = Make a certificate for the laptop. Put its own address in the place of `192.168.1.20`.
manual-https-settings = Write this into a file `magister.toml` beside them.
manual-https-serve = Start Magister with it. The addresses it prints begin with `https://`.
manual-https-install = Send `hall-root.pem` to each phone, for example by mail, and install it there as a trusted certificate authority: on Android in the security settings, on an iPhone as a profile that is then trusted under “Certificate Trust Settings”.
manual-https-warning = Phones without it show a warning, and can go on. Behind a warning, pages work as usual, but nothing can be installed, and no page opens without network.
manual-https-key = Keep `hall-root.key` to yourself: whoever has it can pretend to be any site to these phones. Remove the authority from them after the event.
manual-https-public = A certificate that every phone knows
manual-https-name = With a name of your own, such as `magister.example`, no phone has to install anything. Let its DNS entry point to the laptop’s address in the hall, and get a certificate for it the day before, for example from Let’s Encrypt by its DNS challenge. Phones look the name up on the internet, or your router answers for it.
manual-https-proxy = A server with a proxy
manual-https-examples = On a server, nginx or Caddy can speak HTTPS for Magister. The folder `config/proxy` has a tried example of each. They say who asks, let what happens through at once, and keep personal links out of their logs.
manual-https-trouble-private = The browser says that the connection isn’t private.
manual-https-trouble-private-do = The phone lacks `hall-root.pem`, or the laptop has another address than its certificate. Make a new certificate with the same authority: phones that know it need nothing else.
manual-https-trouble-old = A phone opens the old address with `http://`.
manual-https-trouble-old-do = Change *{ event-address }* to the one with `https://`, and print new slips and cards.

## Entering players

manual-players = Entering players
manual-players-about = Paste the list you have. Magister points out who is already known before anybody is added.
manual-players-list = A list
manual-players-tab = Open the tournament and its tab *{ tab-entries }*.
manual-players-paste = Under *{ enter-list-title }*, paste one player per line: name; rating; club; year of birth. Only the name is needed. A CSV file goes into *{ enter-file-label }*.
manual-players-paste-alt = The field for a list with eight names, ratings and clubs, and the button “{ enter-list-submit }” below.
manual-players-preview = Click *{ enter-list-submit }*. Nobody is added yet.
manual-players-decide = Look at *{ preview-undecided }* first. Choose for each line who it is: a player who is known, a new one, or nobody (*{ pick-leave-out }*).
manual-players-decide-alt = A possible duplicate: Joseph Knecht is similar to Josef Knecht, who is already entered. The list beside the name offers what to do.
manual-players-add = Click *{ preview-submit }*.
manual-players-one = One player
manual-players-single = For somebody at the door, fill in *{ entry-name }* under *{ enter-one-title }* and click *{ enter-one-submit }*.
manual-players-later = Late, absent, gone
manual-players-late = Late: in a Swiss, add the player in the same way at any time, and choose what the missed rounds bring. In a round robin, nobody can be added after the start, unless a place in the schedule is free.
manual-players-absent = Absent for a round: on the tab *{ tab-entries }* of a Swiss, click *{ byes-link }*, choose the player, the rounds and the kind of bye, and click *{ byes-give }*.
manual-players-gone = Gone: click *{ entry-withdraw }* in the player’s row. The page says what happens to open games before you confirm. *{ entry-return }* undoes it.
manual-players-trouble-name = A name, rating or club is wrong.
manual-players-trouble-name-do = Click *{ entry-edit }* in the player’s row. Once the tournament is paired, or if the player is known from elsewhere, an administrator changes the name on the player’s own page.
manual-players-trouble-twice = The same person is there twice.
manual-players-trouble-twice-do = Before the start, click *{ entry-remove }* in one of the two rows. If one person has two pages, an administrator clicks *{ merge-link }* on one of them.
manual-players-trouble-letters = Letters such as ö or é look wrong.
manual-players-trouble-letters-do = Save the file as CSV in UTF-8 and choose it again, or copy the cells and paste them.

## A round

manual-round = A round
manual-round-about = Pair, look at the draft, publish, enter the results, go on: the same steps every round.
manual-round-begin = Start the tournament
manual-round-start = When everybody is there, open the tournament. Under *{ start-title }*, check *{ tournament-rounds }* and *{ start-numbering }*, then click *{ start-submit }*.
manual-round-start-alt = The form that starts a Swiss of eight players: the number of rounds, how numbers are given, and the button “{ start-submit }”.
manual-round-robin = A round robin then has all its rounds; go on with the results. A Swiss shows the draft of its first round.
manual-round-checkin = Check players in
manual-round-checkin-why = Before a round you see who is here. On the tournament’s page, click *{ checkin-title }*. The list is about the round that comes: before the start everybody, in a Swiss the next round to be paired, in a round robin the round whose games are still to be played.
manual-round-checkin-list = Type a part of the name, then click *{ checkin-submit }*. *{ checkin-undo }* takes it back.
manual-round-checkin-badges = Or scan badges: with a phone that is signed in, or with a USB scanner in the field *{ checkin-find }*.
manual-round-checkin-open = *{ checkin-open-submit }* lets players check in by themselves: with their personal link, or at a tablet, which asks whether it is the right name.
manual-round-checkin-close = *{ checkin-close }* asks what happens to players who aren’t here, for all or one by one: they stay in, miss this round, or leave.
manual-round-checkin-twice = The list and the draft of a round point out who is to play in two tournaments at the same time.
manual-round-pairing = Look, then publish
manual-round-look = The draft shows who would meet whom. Open *{ draft-why-open }* beside a board to see the reason. Only arbiters see the draft.
manual-round-draft-alt = The draft of a round: four boards with both players, their scores and “{ draft-why-open }” beside them.
manual-round-adjust = If something has to differ, use *{ draft-to-byes }*, *{ draft-to-forbidden }* or *{ change-title }* on the same page.
manual-round-publish = Click *{ draft-publish-round }*. Now everybody sees the round.
manual-round-print = Click *{ prints-link }*, then print *{ prints-boards }* for the wall and *{ prints-slips }* for the tables.
manual-round-hall = If tournaments share a hall, give each its own board numbers with *{ boards-edit }* on its page; there you also keep a board for a player who needs it. *{ hall-title }* on the event’s page lists everybody’s board.
manual-round-results = Enter the results
manual-round-keypad = On the page of the round, click *{ next-results-link }*. Each board has a button for each result; one click saves.
manual-round-keys = With a stack of slips, use the numeric keypad: the number of the board, Enter, then one key. `1` first won, `2` second won, `3` draw, `/` first absent, `-` second absent, the star both absent. `.` goes back to the number, Backspace undoes.
manual-round-check = To be sure, choose *{ keypad-mode-rekey }* and type the slips again: the first difference stops. *{ keypad-mode-pile }* lists the results as the slips lie.
manual-round-more = How a game ended, points and moves are entered on the page of its board.
manual-round-board = On the page of the round, click the number of a board.
manual-round-enter = Choose under *{ outcome-legend }* and *{ ending-legend }*, then click *{ submit-result }*. The next open board follows. The keys beside the choices do the same, and Enter saves.
manual-round-enter-alt = The form for the result of a board: who won, how it ended, and the game points.
manual-round-moves = *{ points-legend }* and *{ record-label }* are optional. Moves that play prove the result, and everybody can replay the game.
manual-round-clock = Run the round clock
manual-round-clock-why = Everybody sees on the page of the round when it ends, and players on their own page. Phones count down from the server’s time, whatever their own clocks show.
manual-round-clock-start = On the page of the round or in the queue, click *{ clock-start }*. *{ clock-pause }* stops it for everybody, *{ clock-continue }* goes on.
manual-round-clock-add = Behind *{ clock-link }* you choose how many minutes the round has, and add time for one board or for all.
manual-round-clock-sound = *{ clock-sound }* makes the end audible on the device at the desk.
manual-round-phones = Let players hand in results
manual-round-links = Players can hand in results on their own phones, without an account. On the tab *{ tab-entries }*, click *{ links-title }*.
manual-round-cards = Click *{ links-print }* and give each player their card, or click *{ link-show }* and let the player scan the screen.
manual-round-policy = Under *{ policy-title }*, choose what it takes, then click *{ policy-save }*.
manual-round-queue = On the event’s page, click *{ queue-link }* and leave it open at the desk. Calls, disputes and late boards appear there; *{ queue-sound }* makes it audible.
manual-round-tablets = A tablet shows both names and the result once more and asks *{ hand-in-right }* before it hands anything in.
manual-round-disputes = If two players don’t say the same, talk to them, click *{ queue-decide }*, choose what counts, and click *{ ruling-save }*.
manual-round-themselves = Under *{ allowances-title }* you choose whether players withdraw and miss rounds by themselves.
manual-round-offline = Phones without network
manual-round-offline-why = Wi-Fi in halls comes and goes. What players enter meanwhile isn’t lost.
manual-round-offline-kept = Kept: an entry made without network stays on the phone under *{ outbox-title }*, with the time it was made. It is sent once, by itself, when the network is back. Moves are checked then.
manual-round-offline-open = With `http://`, the page has to stay open, or be opened again once there is a network. With HTTPS, players can install their page, and it opens without one.
manual-round-offline-card = A new card: a phone whose card was replaced keeps its entries until the new card is scanned.
manual-round-offline-late = Too late: an entry that arrives after the result counts, and says something else, waits in the *{ queue-title }*.
manual-round-public = Choose what is public of players
manual-round-public-why = Visitors see a player’s name in full, as “Anna B.” or as “Player 12”. Club, rating curve and moves can be kept private.
manual-round-public-event = For all players of an event, for example if they are minors: on the event’s page click *{ event-edit }*, then open *{ public-title-of-event }*.
manual-round-public-own = Players choose for themselves: on their own page, they open *{ public-title }*. Their choice wins.
manual-round-public-player = An administrator chooses for a player: on the player’s page, click *{ player-edit }*, then open *{ public-title-of-player }*.
manual-round-public-staff = You still see full names on all pages and printed sheets of your event. For sheets with public names, print them in a browser that isn’t signed in.
manual-round-silent = To announce the last results together, click *{ silent-title }* on the tournament’s page before they come in, and *{ silent-announce }* at the prize-giving. Until then only you see them.
manual-round-following = Go on
manual-round-next = When the last result is in, click *{ next-pair-link }* on the page of the round, and begin again with the draft.
manual-round-next-alt = A round with all results in: the next step is the button “{ next-pair-link }”.
manual-round-trouble-absent = A player doesn’t come.
manual-round-trouble-absent-do = On the board’s page, choose who came and *{ ending-forfeit }*.
manual-round-trouble-late = A game takes too long.
manual-round-trouble-late-do = Click *{ board-adjourn }* on its page, or *{ draft-adjourn-all }* on the page of the next draft. The game counts as a draw for the pairings until its result is in.
manual-round-trouble-pairing = No pairing is allowed.
manual-round-trouble-pairing-do = The draft says why, and lists under *{ remedies-title }* what helps.
manual-round-trouble-two = Two people enter the same board.
manual-round-trouble-two-do = The second one reads *{ overtaken-title }* and sees both. Nothing is overwritten.

## Screens

manual-screens = Screens in the hall
manual-screens-about = A projector or TV shows pairings, standings and the clock, and keeps itself up to date. All it needs is a browser.
manual-screens-set-up = Set up a screen
manual-screens-open = Open the event and click *{ screens-title }*. Type the address of the screen on the computer with the projector, or click *{ screen-open }* if it is this one.
manual-screens-full = Press F11, and turn off sleep and the screen saver in that computer’s power settings.
manual-screens-choose = Choose what the screen shows, and click *{ screen-save }*. It changes within two seconds.
manual-screens-wall-alt = A screen: the boards of round 1 with both names in large letters, the clock above them.
manual-screens-more = *{ screen-add }* gives another one, for example one with pairings at the door and one with standings in the hall. One screen can show one tournament only.
manual-screens-shows = What it shows
manual-screens-missing = *{ scene-missing }*: from opening check-in until it is closed.
manual-screens-pairings = *{ scene-boards }* and *{ scene-names }*: the round that is played, with results as they come in.
manual-screens-standings = *{ scene-standings }*: while rounds are played, and at the end.
manual-screens-games = *{ scene-games }*: the newest games handed in with their moves, replayed bead by bead.
manual-screens-clock = *{ scene-clock }*: large in turn, and small above everything else.
manual-screens-public = Everybody can open a screen. It shows names as visitors see them, and no result of a silent round.
manual-screens-tell = Tell everybody something
manual-screens-notice = Type it under *{ notice-label }* and click *{ notice-show }*. It stands on all screens, on the event’s page and on every player’s page until you click *{ notice-end }*.
manual-screens-trouble-dark = The screen goes dark.
manual-screens-trouble-dark-do = Browsers keep a screen awake over HTTPS only. With `http://`, turn off sleep in the power settings.
manual-screens-trouble-lost = It says “No connection”.
manual-screens-trouble-lost-do = It keeps what it has, and catches up by itself when the network or the laptop is back. Nobody has to go there.
manual-screens-trouble-small = Too many names for one screen.
manual-screens-trouble-small-do = It turns the pages every twelve seconds; the arrow keys turn them by hand, and the space bar holds one. Use several screens, each for one tournament.

## Tournaments by link

manual-by-link = Tournaments by link
manual-by-link-about = No hall and no fixed hours: players move when they like, the server runs the clocks, and results count automatically.
manual-by-link-before = Before it starts
manual-by-link-terms = On the page of the tournament, click *{ games-by-link }*. Choose *{ link-time }* and *{ link-next }*, and click *{ link-terms-save }*. For a time that isn’t in the list, fill in *{ link-own-time }*.
manual-by-link-links = Give all players their personal links, as you would in the hall. With the link they reach their games and can create an account to sign in without it.
manual-by-link-start = Publish the event, and start the tournament. Games begin as soon as their round is published.
manual-by-link-meanwhile = During the tournament
manual-by-link-results = A result counts as soon as its game is over. A player who never moves loses by forfeit.
manual-by-link-next = The next round begins as you chose: by itself once all games are over, or when you publish it.
manual-by-link-waits = What is waiting for you is under *{ queue-link }*: games whose clocks are stopped, games that are over without a result, results that were not accepted, and rounds that can’t be paired.
manual-by-link-watch = Everybody can watch. If that could help players, set a *{ link-delay }*.
manual-by-link-gone = When a player withdraws, the running game stops and is decided like any open game.
manual-by-link-decide = Decide something in a game
manual-by-link-rule = Open the game and click *{ link-rulings }*. Give a reason. Then click *{ link-ruling-extend }*, *{ link-ruling-stop }* or *{ link-ruling-adjudicate }*.
manual-by-link-trouble-in = A player can’t get in.
manual-by-link-trouble-in-do = Make a new personal link; the old one stops working. If the player has an account, an administrator gives it a new password.
manual-by-link-trouble-time = A player needs more time.
manual-by-link-trouble-time-do = Give some on the page of the game. The reason is kept in the audit log.
manual-by-link-trouble-clock = A player doubts the clock.
manual-by-link-trouble-clock-do = *{ link-log-title }*, under the board, shows everything that happened, by the server’s clock, and how much time each player had left. After a loss on time, *{ link-sum }* shows more.
manual-by-link-trouble-hall = Everybody is here after all.
manual-by-link-trouble-hall-do = Before the first game begins, the same page takes the tournament back to the hall. After that, enter results as usual: a game whose board has a result stops.
manual-by-link-trouble-name = A game outside tournaments shows a name that it shouldn’t.
manual-by-link-trouble-name-do = An administrator opens it and clicks *{ link-take-names }*. The game stays.

## Printing

manual-printing = Printing
manual-printing-about = Slips, pairings, badges and certificates come from the browser, on A4 or Letter.
manual-printing-sheet = Print a sheet
manual-printing-menu = On the page of the tournament or of a round, click *{ prints-link }*.
manual-printing-paper = Once for the event: under *{ prints-settings }*, choose the paper and click *{ prints-paper-save }*.
manual-printing-choose = Click a sheet, such as *{ prints-slips }*.
manual-printing-menu-alt = The menu of sheets: slips and pairings of the round, then standings, crosstable, cards and badges.
manual-printing-print = Click *{ prints-print }*. In the browser’s dialog, leave the scale at 100 %.
manual-printing-sheets = Which sheet for what
manual-printing-slips = *{ prints-slips }*: six to a sheet, to cut and lay on the boards. Players tick who won and sign.
manual-printing-lists = *{ prints-boards }*, *{ prints-names }*: for the wall. Visitors can print them too.
manual-printing-tables = *{ prints-standings }*, *{ prints-crosstable }*: for the wall after each round.
manual-printing-badges = *{ prints-badges }*: eight to a sheet, to cut.
manual-printing-cards = *{ prints-cards }*: one for each player, with a line for each round.
manual-printing-certificates = *{ prints-certificates }*: once every round is paired and every result is in. Choose the places first.
manual-printing-address = The address on slips
manual-printing-order = The code on a slip opens the page of its board. Its address begins with *{ event-address }* of the event; else with the server’s setting `server.public_url`; else with the address by which you came.
manual-printing-loopback = `127.0.0.1` and `localhost` mean “this very device”. A phone that reads them looks for Magister on the phone. Magister never prints such an address: it says so, and names this computer’s addresses to choose from.
manual-printing-slip-alt = A slip for board 1: the players with boxes to tick, lines to sign, the code and the address below.
manual-printing-codes = Two codes, not to be mixed
manual-printing-code-slip = The code on a slip opens the page of its board, on everybody’s phone. Only signed-in staff can enter a result there.
manual-printing-code-badge = The code on a badge opens the player’s public page. For staff who are signed in it opens the check-in: scan, then tap *{ checkin-submit }*. The number on a badge is no secret and gives no access.
manual-printing-code-none = Cards, lists and certificates have no code.
manual-printing-trouble-opens = A slip opens nothing.
manual-printing-trouble-opens-do = The phone is in another network, or the laptop has another address than when the slip was printed.
manual-printing-trouble-foot = The foot of the sheet, with event and page number, is missing.
manual-printing-trouble-foot-do = Print with Chrome, Edge or Chromium from version 133 on. Other browsers leave it out.
manual-printing-trouble-certificates = Certificates say *{ prints-not-decided }*.
manual-printing-trouble-certificates-do = Enter the missing results, or lower the number of rounds to those that are played.

## Corrections

manual-corrections = Corrections
manual-corrections-about = Nothing is overwritten. A correction keeps what was there before, with who changed it, when and why.
manual-corrections-result = A wrong result
manual-corrections-board = Open the board: click its number on the page of the round.
manual-corrections-correct = Open *{ result-correct-title }*, choose the right result and enter *{ reason-label }*.
manual-corrections-save = Click *{ submit-correction }*. Both results are under *{ history-title }*; the newest counts.
manual-corrections-result-alt = The history of a board: the corrected result first, with its reason, and the earlier one below.
manual-corrections-remove = If there should be no result at all, use *{ take-back-title }* instead.
manual-corrections-after = Only arbiters correct results. Standings follow at once; rounds that are already paired stay as they are.
manual-corrections-pairing = A wrong pairing
manual-corrections-change = In the draft, under *{ change-title }*, choose what to change and the players, then click *{ change-look }*.
manual-corrections-compare = Compare *{ change-before }* and *{ change-after }*, and read which rules it breaks.
manual-corrections-compare-alt = A change by hand before it applies: the boards now, the boards afterwards, and a field for the reason.
manual-corrections-apply = Enter a reason, which everybody can read, and click *{ change-keep }*. *{ change-remove }* in the draft takes it back.
manual-corrections-published = A round that is already published
manual-corrections-unpublish = Only the last round can be unpublished, and only without results; remove them first. On its page, click *{ round-unpublish }*.
manual-corrections-confirm = Click *{ unpublish-submit }* once more. The round is a draft again.
manual-corrections-again = Change it, publish it again, and take the old sheets off the wall.
manual-corrections-started = Started too early
manual-corrections-unstart = On the tab *{ tab-overview }*, click *{ unstart-link }*. It is there until a round of a Swiss is published, or a game of a round robin has a result. Everybody stays entered.
manual-corrections-deleted = Deleted by mistake
manual-corrections-undo = The page after a deletion says what was deleted. Click *{ undo }* there.
manual-corrections-bin = Later, open *{ bin-title }* and click *{ bin-restore }*. Things stay there for { $days } days. Administrators find it in the menu with their name; an event’s own is below the form of *{ event-edit }*.
manual-corrections-bin-alt = The bin with a deleted player and the button “{ bin-restore }”.
manual-corrections-archive = What has published results or rated games can’t be deleted, only archived or cancelled: *{ archive-tournament }* and *{ cancel-title }* are below the form of *{ tournament-edit }*.
manual-corrections-log = Who changed what
manual-corrections-log-what = *{ audit-title }* on the page of the event lists everything that was changed, newest first: who did it, when, and the values before and after. You can narrow it down to a tournament, a kind of act or a person. Arbiters see it; every board has its own.
manual-corrections-log-proof = Nobody can change this list unseen. Printed standings and crosstables, and report files, end with a code. `magister audit verify --anchor` and that code show whether acts were changed or cut off since then.
manual-corrections-trouble-closed = The tournament is closed.
manual-corrections-trouble-closed-do = Correct the result all the same. Its ratings, and all that rest on them, are worked out again.
manual-corrections-trouble-kept = A message says that somebody else changed the same thing.
manual-corrections-trouble-kept-do = Read what it says now. What you typed is still there; send it again if it is right.

## Closing and ratings

manual-closing = Closing and ratings
manual-closing-about = Closing makes the standings final and rates the games.
manual-closing-close = Close the tournament
manual-closing-check = When the last result is in, open the tab *{ tab-standings }*. Open any value to see how it is worked out; *{ above-first }* and *{ above-second }* ask why one player is ahead of another.
manual-closing-button = Click *{ close-tournament }*.
manual-closing-confirm = The page says whether a game has no result, and whether the games will be rated. Click *{ close-tournament }* again.
manual-closing-alt = The page that closes a tournament: all games have a result, and closing rates them.
manual-closing-ratings = Click *{ tournament-ratings-link }* on the tab *{ tab-standings }*: each change opens into its working.
manual-closing-ratings-alt = The ratings of a closed tournament: each player’s rating before and after.
manual-closing-prizes = Prizes and records
manual-closing-certificates = For certificates, click *{ prints-link }* on the tab *{ tab-overview }*.
manual-closing-file = For a federation or another program, click *{ download-trf }* on the tab *{ tab-crosstable }*.
manual-closing-copy = Make a copy of the database before you shut the laptop down.
manual-closing-later = Afterwards
manual-closing-correct = A result of a closed tournament can be corrected without reopening it; the ratings follow.
manual-closing-reopen = *{ reopen-tournament }*, on the tab *{ tab-standings }*, takes its games out of the ratings until it is closed again.
manual-closing-list = *{ lists-title }*, on the page of a rating list, freezes the ratings as of a day: numbered, for clubs and federations to refer to.
manual-closing-import = Reports of tournaments that were run elsewhere, and games of earlier years, come in by *{ import-title }* on the page *{ nav-events }*.
manual-closing-trouble-open = It can’t be closed.
manual-closing-trouble-open-do = Follow the links under *{ close-open-title }*. If rounds are left that won’t be played, lower *{ tournament-rounds }* under *{ tournament-edit }*.
manual-closing-trouble-unrated = Nobody’s rating has moved.
manual-closing-trouble-unrated-do = The tournament is unrated, or its event is still a draft: games are rated once you publish it.

## The dead laptop

manual-laptop = The dead laptop
manual-laptop-about = A backup is one file with everything in it. With a fresh one, any other laptop takes over: Magister needs seconds for it, and you no more than ten minutes, with signing in and printing new cards.
manual-laptop-file = What is kept where
manual-laptop-one = Magister keeps everything in `magister.sqlite`, in the folder that it was started in: events, players, results, accounts, the history of changes.
manual-laptop-three = Don’t copy that file while Magister runs: the newest entries are in `magister.sqlite-wal` beside it. Make a backup instead.
manual-laptop-copies = Make a backup
manual-laptop-itself = Magister makes one by itself after each published round, each started round robin and each closed tournament, in the folder `backups` beside `magister.sqlite`. The page *{ backups-title }* lists them. Download the newest one to a USB stick after each round: a copy on the same disk dies with the laptop.
manual-laptop-running = The command line makes one at any time, also while Magister runs. In the folder of the data, type:
manual-laptop-private = Whoever has the file has all names, and the passwords’ hashes. With `--passphrase`, Magister asks for a passphrase and encrypts it. Nobody can open it without, not even you.
manual-laptop-event = To take a single event to another installation, which has others too, use its file: *{ event-file-title }* under *{ event-edit }* there, *{ import-title }* on the page *{ nav-events }* here.
manual-laptop-paper = Pairings and standings on paper are a copy too: print both every round. *{ download-trf }* on the tab *{ tab-crosstable }* saves a tournament as a file that other programs read.
manual-laptop-move = Move to another laptop
manual-laptop-fetch = If the old disk can be read, take the newest file of its folder `backups`. Else take the stick.
manual-laptop-place = Put the file into an empty folder on the other laptop. With the same version of Magister or a newer one, type in that folder:
manual-laptop-checked = Magister restores the file, then checks all ratings and the audit log. It says what it found.
manual-laptop-start = Start Magister:
manual-laptop-sign-in = Sign in with the same name and password, and compare the last round with its slips. Enter what is missing.
manual-laptop-links = Everybody else signs in again too. Personal links and links of tablets have ended: make new ones. With `--keep-access` after the name of the file they go on working; use it only if nobody else can have the old laptop.
manual-laptop-address = The other laptop has another address: change *{ event-address }* under *{ event-edit }*, or choose it under *{ addresses-title }*, and print new slips. If your router can give it the old address, the old slips still work.
manual-laptop-back = Go back to an earlier backup
manual-laptop-stop = Stop Magister with Ctrl+C.
manual-laptop-replace = Choose a backup from the folder `backups`, and type its name in the place of this one:
manual-laptop-again = Start Magister again.
manual-laptop-aside = What was there is not lost: it is kept beside it as `magister.sqlite.replaced-` with the date and time. Players who were deleted for good since then stay deleted.
manual-laptop-upgrade = A new version copies the database before it changes it, and prints where: `magister.sqlite.before-…`. To go back to the old version, stop Magister, move all files whose names begin with `magister.sqlite` into another folder, and put the copy in their place as `magister.sqlite`.
manual-laptop-postgres = On PostgreSQL
manual-laptop-dump = The same commands work with a server, and a backup of one kind of database restores into the other. Magister makes backups by itself once `backup.folder` is set.
manual-laptop-trouble-moved = *{ error-moved }*
manual-laptop-trouble-moved-do = Somebody moved or replaced the file while Magister was running. Nothing more is saved. Stop Magister, put the file back, start it again.
manual-laptop-trouble-newer = Magister says `brought up to date by a later version`.
manual-laptop-trouble-newer-do = The file comes from a newer Magister. Install that version on this laptop.
manual-laptop-trouble-rights = The copy can’t be read.
manual-laptop-trouble-rights-do = Only the owner of the database can read it. Copy it with the same account of the computer, or as its administrator.
manual-laptop-trouble-both = The old laptop works again.
manual-laptop-trouble-both-do = Use one of the two only. What is entered in both can’t be put together again.
