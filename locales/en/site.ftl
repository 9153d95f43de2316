### Words of every page.

product-name = Magister
footer = Tournaments of abstract games, with results anyone can check.
skip-to-content = Skip to the content
to-the-start = To the start page
save = Save
undo = Undo
live-lost = No connection since { $time }. This page may be out of date.
live-changed = This page has changed since you opened it.
live-show = Show changes
as-of = As of { $moment }. What is newer follows by itself.
ask-back = Back
parts-label = Parts of the table
parts-range = { $first }–{ $last }

## What an act says on the page that it leads to.

done-account-created = Account created.
done-event-created = Event created.
done-event-saved = Event saved.
done-paper-saved = Paper size saved.
done-role-saved = Role saved.
done-offer-saved = Offer saved.
done-choice-saved = Choice of sides saved.
done-game-added = Game published.
done-tournament-created = Tournament created.
done-tournament-saved = Tournament saved.
done-tie-breaks-saved = Tie-breaks saved.
done-schedule-saved = Schedule saved.
done-boards-saved = Boards saved.
done-terms-saved = Saved.
done-challenge-withdrawn = Challenge withdrawn.
done-link-game-withdrawn = Game withdrawn.
done-opponent-blocked = Opponent blocked. You find them at the end of this page.
done-opponent-unblocked = Opponent unblocked.
done-rounds-silenced = Only staff see these results until you announce them.
done-results-announced = Results announced.
done-tournament-started = Tournament started.
done-tournament-unstarted = Start undone. Players can be added and removed again.
done-tournament-closed = Tournament closed.
done-tournament-reopened = Tournament reopened.
done-player-saved = Player saved.
done-rating-list-created = Rating list created.
done-entry-saved = Entry saved.
done-entry-removed = { $name } removed.
done-player-withdrawn = Player withdrawn.
done-player-returned = The player is back.
done-order-saved = Order saved.
done-byes-saved = Byes saved.
done-forbidden = Avoided pairing saved.
done-allowed = Avoided pairing removed.
done-draft-changed = Pairings changed.
done-change-removed = Change removed.
done-round-published = Round published.
done-game-adjourned = Game marked as adjourned.
done-games-adjourned = Open games marked as adjourned.
done-adjournment-ended = The game is open again.
done-round-unpublished = Round unpublished. It is a draft again.


nav-label = Main
nav-events = Events
nav-players = Players
nav-ratings = Ratings
nav-games = Games
nav-accounts = Accounts

# A page named after what it shows.
title-plain = { $name }
# A part of something that has a name.
title-within = { $part } · { $name }

date = { $day } { $month } { $year }
days = { $first } – { $last }
days-in-year = { $day } { $month } – { $last }
days-in-month = { $day } – { $last }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
month-short-1 = Jan
month-short-2 = Feb
month-short-3 = Mar
month-short-4 = Apr
month-short-5 = May
month-short-6 = Jun
month-short-7 = Jul
month-short-8 = Aug
month-short-9 = Sep
month-short-10 = Oct
month-short-11 = Nov
month-short-12 = Dec
date-short = { $day } { $month } { $year }
# What stands before the decimals of a number: 7.35.
decimal-mark = .

# Several things in a sentence, one after the other: list-one, list-more …, list-last.
list-one = { $item }
list-more = { $items }, { $item }
list-last = { $items }, { $item }
# What something is called, and what is said of it.
labelled = { $label }: { $what }
# A name, and what is in brackets behind it.
bracketed = { $name } ({ $what })
# Words as a sentence of their own.
sentence = { $words }.

complaints-summary = { $count ->
    [one] Please fix the highlighted field.
   *[other] Please fix the { $count } highlighted fields.
}
complaints-to-form = Go to the form
changed-meanwhile = Somebody else changed this. It now reads: { $now }. What you typed is still here; save again to replace theirs.

error-empty = Please fill this in.
error-too-long = Too long: { $chars } characters, at most { $max }.
error-control = This contains an invisible control character. Please type it again.
error-no-date = Write the date as 2001-11-02.

done-already-handled = This form was already sent, so nothing was done twice. To repeat it, reload the form’s page and send it again.

error-not-found = Page not found
error-not-found-advice = The address may be mistyped, or the page isn’t published.
error-sign-in = Please sign in
error-sign-in-advice = Your session has ended. Sign in, then go back: your browser still has what you typed.
error-password-given = Choose your own password first
error-password-given-advice = Nothing was changed. Somebody else set your password. Change it on your account page.
error-link-expired = This link has expired
error-link-expired-advice = Start the server again. It prints a new one.
error-forbidden = You can’t do this
error-forbidden-advice = Only { $who } can do this. An organiser of the event can give you the role.
error-other-origin = This form came from another site
error-other-origin-advice = Nothing was changed. If you meant it, do it from this server’s own page.
error-other-host = This server doesn’t know itself by this name
error-other-host-advice = Open the address that it printed when it started, or the one on your card. To use this name, set server.public_url or server.trusted_origins in its settings.
error-archived = This is archived
error-archived-advice = Nothing was changed. Restore it from the archive first: its page has the button.
error-cancelled = This tournament was cancelled
error-cancelled-advice = Nothing was changed. Reopen the tournament first: its standings have the button.
error-bad-address = This address doesn’t work
error-bad-address-advice = Part of it is missing or mistyped.
error-bad-form = This form can’t be read
error-bad-form-advice = Nothing was changed. Go back, reload the page and send the form again.
error-no-form-key = This form is out of date
error-no-form-key-advice = Nothing was changed. Go back, reload the page and send the form again.
error-too-large = Too much at once
error-too-large-advice = Nothing was changed. Go back: your browser still has what you typed. Send it in smaller parts.
error-too-slow = This form came too slowly
error-too-slow-advice = Nothing was changed. Check your connection, then try again.
error-packed = This form is compressed
error-packed-advice = Nothing was changed. Send it without compression.
error-full = The server is busy
error-full-advice = Nothing was changed. Try again in ten seconds.
error-away = The database is not available
error-away-advice = Nothing was changed. Try again in ten seconds.
error-unanswered = The database did not answer
error-unanswered-advice = Your change may be saved already. Send the form again: nothing is saved twice.
error-busy = Another program is writing to the database
error-busy-advice = Nothing was changed. Try again in ten seconds.
error-no-room = The disk is full
error-no-room-advice = Nothing was saved. Your browser still has what you typed. Ask an administrator to make room on the disk of the database, then send it again.
error-moved = The database file is not where it was
error-moved-advice = It was deleted or replaced while Magister was running, so nothing was saved. Your browser still has what you typed. Ask an administrator to stop Magister, put the file back and start it again.
error-failing = The disk of the database doesn’t work
error-failing-advice = Nothing was saved. Your browser still has what you typed. Ask an administrator to check the disk of the database, then send it again.
error-read-only = The database can’t be changed
error-read-only-advice = Nothing was saved. Your browser still has what you typed. Ask an administrator to let Magister write to the database, then send it again.
error-damaged = The database is damaged
error-damaged-advice = Nothing was saved. Your browser still has what you typed. Ask an administrator to stop Magister and restore the last backup.
error-foreign = The database is not the one that was there
error-foreign-advice = It was emptied or replaced while Magister was running, so nothing was saved. Your browser still has what you typed. Ask an administrator to stop Magister, put the database back and start it again.
error-wrong-method = This can’t be done here
error-wrong-method-advice = Nothing was changed. Go to the start page.
error-fault = Something went wrong
error-fault-advice = Nothing was changed, and the fault was logged. Try again. If it stays, tell the organiser.
error-request = Request: { $id }
error-interrupted = The server is stopping
error-interrupted-advice = Nothing was changed. Try again in a moment.

access-member = people who are signed in
access-scorekeeper = scorekeepers, arbiters and organisers of this event
access-arbiter = arbiters and organisers of this event
access-organiser = organisers of this event
access-administrator = administrators
find-label = Search
find-submit = Search
keys-title = Keyboard shortcuts
keys-switch = Single-key shortcuts
keys-close = Close
share = Share
share-copied = Link copied
share-link = Share link
copy-link = Copy link
