# Links that let people in without an account

links-title = Player links
links-lead = A personal link opens a player’s own page on their phone, without an account. It works for the whole event and ends { $days } days after its last day, or later with the last of its games by link.
links-draft = Draft: these links open once it is published.
links-none = Add players first. Each can then get a personal link.
links-players = Players
links-cards = Private cards
links-cards-hint = A new card replaces the old one: the old code stops working. Phones that are already in stay in.
links-print = Print private cards
link-none = No link yet
link-state = { $browsers ->
    [0] Link made { $when } · not used yet
    [one] Link made { $when } · in on 1 device
   *[other] Link made { $when } · in on { $browsers } devices
}
link-show = Show code
link-show-of = Show code for { $name }
link-end = Revoke
link-end-of = Revoke the link of { $name }
link-choose-of = Print a card for { $name }
done-token-revoked = Token revoked. Nothing can be done by it any more.
done-link-revoked = Link revoked. Everybody who came in by it is signed out.
links-tablet = Tablets
links-tablet-lead = A tablet on a table takes results for this tournament. What it sends never counts as a player’s own word.
link-show-tablet = Show tablet code
link-end-tablet = Revoke tablet link
link-code = Code to scan
link-code-of = Code that lets { $name } in
link-code-lead = Scan this code with the player’s phone. It is private: it lets in as this player.
link-code-tablet-lead = Scan this code with the tablet.
link-code-once = It is shown once. If you leave this page, make a new code. Any older code has stopped working.
link-code-back = Back to player links
link-card-how = Scan the code with your phone to see your board and hand in results.
link-card-private = Keep this card to yourself: it acts in your name.

welcome-player = You are { $name }.
welcome-player-hint = This phone will show your board, and results that you hand in count as yours.
welcome-tablet = Tablet for { $name }
welcome-tablet-hint = This device will take results for this tournament.
welcome-continue = Continue
welcome-not-you = Not you? Close this page and give the card to the desk.

error-no-link = This link doesn’t open anything
error-no-link-advice = It may have been replaced. Ask whoever gave it to you for a new one.
error-guesses = Too many wrong links or codes
error-guesses-advice = The code on your own card still works: scan it, or ask the desk for a new one.
error-versions = This result wasn’t handed in
error-calls = You have called the arbiter several times
error-calls-advice = Go to the arbiters’ desk, or call again in an hour.
