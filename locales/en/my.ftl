# A player’s own page

my-title = My page
my-nothing = You have no board yet. This page shows it as soon as the round is published.
my-round = Round { $round }
my-seat-first = You are { $side } and move first
my-seat-second = You are { $side } and move second
my-seat-open = The sides are still to be chosen
my-result-won = You won. The result counts.
my-result-lost = You lost. The result counts.
my-result-drawn = Drawn. The result counts.
my-result-decided = Decided. The result counts.
my-board = Open the board’s page
my-next = Round { $round } isn’t paired yet.
my-leave = Sign out on this device

tablet-title = Tablet
tablet-lead = Choose your board.
tablet-nothing = No board is waiting for a result.

hand-in-title = Hand in the result
hand-in-again = Hand in something else
hand-in-who-won = Who won?
outcome-own = I won
outcome-other = { $player } won
hand-in-submit = Hand in result
hand-in-more = Add ending, points or moves
hand-in-waits = Handed in. It counts once { $name } confirms it.
hand-in-waits-for-staff = Handed in. It counts once the arbiter confirms it.
hand-in-answer = { $name } has handed in this result. Is it right?
hand-in-by-tablet = A tablet has handed in this result. Hand it in too if it is right.
hand-in-agreed = You both say the same. The arbiter confirms it.
hand-in-disputed = You and { $name } don’t say the same. Look at the board together, or call the arbiter.
hand-in-overtaken = This has changed since you opened the page. Please look at it again.
hand-in-confirm = Confirm
hand-in-dispute = Dispute
hand-in-back = Back to my page
claim-own = You
claim-by = { $name }
claim-by-tablet = Tablet
claim-take = Take as result
word-of-staff = Entered by the organisers.
word-of-both = Both players agree.
word-of-one = Handed in by { $name }; the opponent wasn’t asked.
word-of-tablet = Entered on a tablet.
word-of-player-and-staff = Handed in by { $name }, confirmed by an arbiter.

done-result-taken = Result confirmed. It counts now.

policy-agreement = Both players agree, or an arbiter decides
policy-any-entry = Any one entry
policy-verified = Verified moves and one player
policy-arbiter = An arbiter confirms every result
policy-title = When a result counts
policy-hint = A change holds from the first round without any result.
policy-save = Save
done-policy-saved = Saved.
