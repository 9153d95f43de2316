# Players who are to play in two tournaments at the same time

overlaps-title = In two tournaments at the same time: { $count }
overlap-line = { $player }: { $here } here, { $there } in { $tournament }.
overlap-line-at = { $player }: { $here } here, { $there } in { $tournament } at { $time }.
overlap-board = board { $board } of round { $round }
overlap-round = round { $round }
