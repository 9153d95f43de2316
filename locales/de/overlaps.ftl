# Players who are to play in two tournaments at the same time

overlaps-title = Gleichzeitig in zwei Turnieren: { $count }
overlap-line = { $player }: hier { $here }, im Turnier { $tournament } { $there }.
overlap-line-at = { $player }: hier { $here }, im Turnier { $tournament } um { $time } { $there }.
overlap-board = Brett { $board } in Runde { $round }
overlap-round = Runde { $round }
