# Who is here for the round that comes

checkin-title = Check-in
checkin-heading = Check-in for round { $round }
checkin-begins = Begins { $time }
checkin-count = { $here } of { $all } here
checkin-show-all = Everybody
checkin-show-missing = Not yet here
checkin-find = Name, number or badge
checkin-find-submit = Find
checkin-submit = Check in
checkin-submit-name = Check in { $name }
checkin-undo = Undo
checkin-undo-name = Undo the check-in of { $name }
checkin-here = here
checkin-by = { $time }, by { $name }
checkin-by-staff = { $time }, by staff
checkin-by-player = { $time }, on their own page
checkin-by-tablet = { $time }, at a tablet
checkin-away = Not playing this round ({ $count })
checkin-nobody = There are no players in this round.
checkin-everybody = Everybody is here.
checkin-not-found = Nobody to check in matches “{ $q }”.
checkin-all-paired = All rounds are paired, so check-in is over.
checkin-over = The tournament is over, and so is check-in.

checkin-not-opened = not open
checkin-open = open
checkin-closed = closed
checkin-not-opened-told = Only staff check players in. Open check-in to let players do it on their own pages and at tablets.
checkin-open-told = Players can check in on their own pages and at tablets.
checkin-closed-told = Only staff check players in now.
checkin-open-submit = Open check-in
checkin-close = Close check-in

checkin-close-heading = Close check-in for round { $round }
checkin-close-lead = { $missing ->
    [0] Everybody is here.
   *[other] { $here } here, { $missing } not yet.
}
checkin-close-question = What happens to players who aren’t here?
checkin-close-each = Choose for each player
checkin-as-all = As chosen above
checkin-stay = Leave in
checkin-miss = Miss this round
checkin-withdraw = Withdraw
checkin-remove = Remove
checkin-stay-told = They are paired in round { $round } like everybody else.
checkin-stay-told-robin = Nothing changes for them.
checkin-miss-told = A zero-point bye in round { $round }; paired again in the next.
checkin-withdraw-told = Not paired from round { $round } on. They can come back.
checkin-withdraw-told-robin = Out of the tournament; what it does to their games stands beside each name. They can come back.
checkin-remove-told = Taken out of the tournament. You find them in the event’s bin.
checkin-costs-struck = withdrawn: none of their games count
checkin-costs-forfeits = withdrawn: open games are lost by forfeit
checkin-no-answer = Choose what happens to players who aren’t here.
checkin-other-round = Check-in is for another round now. Nothing was changed.
checkin-not-playing = This player doesn’t play in this round. Nothing was changed.
checkin-not-possible = That isn’t possible any more. Nothing was changed; check the list.

checkin-shut = Check-in isn’t open. Ask an arbiter.
checkin-choose-name = Find your name, then tap it.
checkin-are-you = Are you { $name }?
checkin-yes = Yes, check in
checkin-no = No, go back
checkin-already = This player is already checked in.
my-checkin = Check in for round { $round }
my-checkin-late = Check-in isn’t open any more. Tell an arbiter that you’re here.
my-checkin-done = You are checked in for round { $round }.
tablet-results = Back to results

done-checked-in = Checked in.
done-check-in-opened = Check-in is open. Players see a button on their own pages.
done-check-in-closed = Check-in closed.
