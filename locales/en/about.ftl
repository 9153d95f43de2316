### What the program is, and what it knows about people.

# In the foot of every page.
about = About
program-title = About Magister
program-lead = Magister runs tournaments of abstract games: pairings, results that can be checked, standings and ratings that explain themselves.
program-version = Version
program-promises = Three promises
program-proven = Results can be proven: hand in the moves of a game, and Magister checks them by the rules.
program-explained = Everything is explained: why two players met, why someone is third, why a rating rose by 14.
program-kept = Nothing is lost and nothing changes silently: a correction names the result it replaces.
program-licence = Licence
program-licence-lead = Magister is free software, under the MIT licence or the Apache Licence 2.0, at your option.
program-fonts = Fonts
program-fonts-lead = Both fonts are under the SIL Open Font License 1.1.
program-parts = Libraries
program-parts-lead = Open-source libraries in the program.
program-data = SQLite and the time zone data are in the public domain. The PostgreSQL client library is under the PostgreSQL Licence.

privacy-title = Privacy
privacy-lead = What this program stores about people, who sees it, and how it is erased.
privacy-visitors = Visitors
privacy-no-cookies = No cookie is set and nothing is stored about you. You don’t need an account to read. If you choose a language at the foot of a page, your browser keeps that choice in a cookie for a year.
privacy-no-others = Pages load nothing from other sites: no fonts, no counters, no advertising.
privacy-log = The server’s log has the time, the kind of page and whether it worked. It has no address, no name and no search words. A proxy in front of the server may keep a log of its own; ask the site’s administrator.
privacy-players = Players
privacy-public = Everybody can see your tournaments, results and ratings, once the event is published, with your name, your club and the moves of recorded games as far as you show them.
privacy-choice = On your own page, which a personal link opens, you choose whether your name is shown in full, as “Anna B.” or as “Player 12”, and whether your club, rating curve and moves are shown. An event can preset this. Without a link, ask an administrator.
privacy-full = Staff of the event see your full name, and so does whoever reads their sheets of paper. Titles, descriptions and reasons that staff type are shown as typed. Files that others have downloaded before don’t change.
privacy-birth = Your year of birth is stored only if an organiser enters it. Administrators see it, and the arbiters of tournaments that you play in.
privacy-drafts = As long as an event is a draft, only its staff and administrators see who is in it.
privacy-link = A personal link sets one cookie, which says who you are at an event until 30 days after its last day. Links are stored as hashes. What you hand in, confirm or dispute is stored with the time, and stays. What isn’t sent yet stays in your browser; over HTTPS your page does too, so that it opens without network. “Sign out on this device” on your page ends all of it.
privacy-accounts = Accounts
privacy-account = Staff and players who send challenges have accounts. An account is a name, a password that is stored as a hash, and roles at events. An e-mail address is stored only if you enter one for alerts. Nobody else sees it, and it is erased when you stop e-mail. An account that staff have confirmed as a player’s stores which player that is; administrators see it.
privacy-games-by-link = Everybody sees a game by link, with the names that the players enter. If you play without an account, a cookie keeps your seat. Rated games show each player’s public name. If you start a game for two others, you enter their names. Set phrases, and which opponents an account has blocked, are stored; nobody is told that they are blocked.
privacy-sessions = Signing in sets two cookies: one for the session, and one that recognises this browser for 90 days. For each session the program stores when it began, when it was last used, and the kind of browser and system. It ends after { $days } days without use. Your account page lists your sessions, and you can end them there.
privacy-given = A password that an administrator has set for you works for { $days } days, and only until you choose your own. A one-minute cookie carries the confirmation message.
privacy-typed = Moves and results that you have typed but not sent stay in your browser, so that they aren’t lost. Failed sign-ins are counted per address, in memory only.
privacy-acts = What staff change is recorded with the account, the time, and the values before and after. Only staff of the event see who entered a result.
privacy-erasing = Corrections and deletion
privacy-ask = Ask an organiser of your event, or the administrators of this site. They can correct your name and club, and remove your year of birth.
privacy-erased = Administrators can delete an account, or a player who is in no tournament. Both can be restored for { $days } days; the next deletion after that erases them for good. Of an account, only the name stays, beside the changes it made.
privacy-stays = Results that were published stay, since other people’s standings and ratings rest on them. The name in them can be changed. The old name stays in the audit log, which is not public.

## What pages say of themselves to search engines and messengers.

head-site = Tournaments of abstract games: pairings, results, standings and ratings, each with its reasons.
head-picture = A board of an abstract game, and the mark of Magister
picture-event = { $name }: days, place and tournaments
picture-tournament = { $name }: players and standings
picture-player = { $name }: club and rating
picture-game = The board and the points of { $first } and { $second }
picture-game-alone = The board of a game and the points of both sides
picture-place = { $event } · { $place }
head-events = Events and their tournaments: what is on, what is coming, what was played.
head-event = { $name }, { $days }. Tournaments, pairings, results and standings.
head-event-at = { $name }, { $place }, { $days }. Tournaments, pairings, results and standings.
head-tournament = { $name } at { $event }, { $days }. { $format }, { $game }. Pairings, results and standings.
head-players = Players, their clubs and their ratings.
head-player = { $name }: ratings, tournaments, results and recorded games.
head-ratings = Rating lists of abstract games, computed from published results.
head-list = { $name }: who leads, and how each rating came about.
head-api = The interface for programs: what can be read, and how.
head-games = Recorded games to replay, move by move.
head-replay = { $first } against { $second }: replay the game move by move.
head-replay-alone = Replay a recorded game move by move.
head-rules = The rules of { $game } in plain words, with pictures and a board to try.
head-calculator = How ratings change: predict a game, or enter a list of results.
