# What waits for an arbiter

queue-title = Arbiter’s queue
queue-link = Queue
queue-needs-you = Needs you
queue-empty = Nothing is waiting. New calls and disputes appear here by themselves.
queue-sound = Ring for calls and clocks
queue-board = Board
queue-minutes = { $minutes ->
    [0] just now
   *[other] { $minutes } min
}
queue-called = calls the arbiter
queue-called-by = { $player } calls the arbiter
queue-disputed = players disagree
queue-faulty = moves need reading
queue-overdue = no result, next round is due
queue-for-arbiter = waits for your word
queue-unconfirmed = opponent hasn’t confirmed
queue-answered = Answered
queue-decide = Decide
queue-results-in = { $done } of { $all } results in
queue-enter = Enter from paper
ruling-won = { $player } wins, adjudicated
ruling-drawn = Drawn, adjudicated
ruling-forfeit = { $player } wins by forfeit
ruling-neither = Double forfeit
ruling-adjourn = Adjourn the game
ruling-reason = Reason (everybody can read it)
ruling-save = Save decision
ruling-none = Choose a decision.
ruling-overtaken = Somebody was faster: this board has changed. Look at it again.
queue-late = entered after the result counted
queue-keep = Keep result
queue-change = Change result
done-result-kept = Result kept.
done-ruled = Decision saved.
done-ruling-undone = Decision undone. The board is back in the queue.
queue-hall = In the hall
queue-link-halted = game by link, clocks stopped: decide, or resume it
queue-link-refused = result of a game by link not accepted: enter it
queue-link-no-result = game by link is over without a result: enter it
queue-link-unpaired = the next round by link isn’t paired
queue-link-ready = all games by link are over: publish the next round
queue-link-pair = Pair
