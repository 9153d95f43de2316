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
my-place = Place { $rank } of { $players }
my-call = Call arbiter
my-called = You called the arbiter at { $since }. Stay where you are.
my-call-end = Cancel call
my-ask-arbiter = Only an arbiter can do this in this tournament.
my-left-often = You have withdrawn and come back several times. Ask an arbiter to withdraw you.
my-withdraw = Withdraw
my-played-fewer = You have played { $completed } of { $games } games: fewer than half.
my-played-half = You have played { $completed } of { $games } games: at least half.
my-withdraw-struck = If you withdraw now, none of your games count for anybody’s points. Played games are still rated.
my-withdraw-forfeits = { $open ->
    [0] If you withdraw now, all your results count.
    [one] If you withdraw now, your results count, and you lose the open game by forfeit.
   *[other] If you withdraw now, your results count, and you lose the { $open } open games by forfeit.
}
my-withdraw-not-paired = If you withdraw, you aren’t paired any more and get no points for the rounds to come. Your results so far stay.
my-withdraw-open = Play your open game first, or you lose it by forfeit.
my-return = Come back
my-return-paired = You are paired again from the next round. Rounds you missed bring no points.
my-not-started = The tournament hasn’t started yet.
my-over = The tournament is over.
my-gone = You have already withdrawn.
my-not-gone = You haven’t withdrawn.
my-all-paired = Every round is paired, so there is nothing to withdraw from.
my-byes = Miss a round
my-byes-rounds = Rounds you miss
my-byes-take = Save bye
my-byes-play = Play
my-byes-play-round = Play round { $round } after all
my-byes-left = Half-point byes left: { $left }
my-byes-too-many = You can take up to { $allowed } half-point byes.
my-byes-last-round = Half-point byes aren’t allowed in the last round.
my-byes-given = An arbiter gave you the bye of round { $round }. Only they can change it.
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
hand-in-faulty = Hand in as written
hand-in-faulty-hint = Can’t find the slip? An arbiter reads the moves with you.
hand-in-faulty-waits = Handed in. An arbiter reads the moves first.
hand-in-more = Add ending, points or moves
hand-in-waits = Handed in. It counts once { $name } confirms it.
hand-in-waits-for-staff = Handed in. It counts once the arbiter confirms it.
hand-in-answer = { $name } has handed in this result. Is it right?
hand-in-by-tablet = A tablet has handed in this result. Hand it in too if it is right.
hand-in-agreed = You both say the same. The arbiter confirms it.
hand-in-disputed = You and { $name } don’t say the same. Look at the board together, or call the arbiter.
hand-in-overtaken = This has changed since you opened the page. Please look at it again.
hand-in-enough = You have changed this result several times. Call the arbiter, who enters it with you.
hand-in-confirm = Confirm
hand-in-dispute = Dispute
hand-in-back = Back to my page
hand-in-right = Is this right?
hand-in-right-yes = Yes, hand in
hand-in-right-no = No, change it
hand-in-right-other = Another board
claim-own = You
claim-by = { $name }
claim-at = { $time }
claim-kept = entered { $entered }, received { $time }
claim-by-tablet = Tablet
claim-read = Read the moves
claim-take = Take as result
word-by-link-moves = Played by link: the moves show it.
word-by-link-clock = Played by link: by the server’s clock.
word-by-link-act = Played by link: resignation or agreed draw.
word-by-link-arbiter = Played by link: decided by an arbiter.
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

done-allowances-saved = Saved.
my-late = You entered { $score } after this result counted. An arbiter decides.
done-arbiter-called = Arbiter called. Stay at your board.
done-call-taken-back = Call cancelled.
done-call-answered = Call answered.
done-call-reopened = Call reopened.
done-withdrawn = You have withdrawn.
done-returned = Welcome back. You are paired again from the next round.

allowances-title = What players may do themselves
allowance-leaving = Withdraw and come back
allowance-missing = Miss rounds without points
allowance-half-point-byes = Half-point byes each
allowances-hint = For everything else they ask an arbiter. No half-point byes in the last round.
my-turns = { $games ->
    [one] Your turn in a game by link
   *[other] Your turn in { $games } games by link
}
