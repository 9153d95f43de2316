event-file-title = Event file
event-file-lead = Take the whole event along in one file: tournaments, players, pairings, results with all corrections, game records, schedule and boards. Import it on another computer, and it is the same event.
event-file-stays = Passwords, sign-in codes, personal links and tokens stay here, and so does the audit log. The file has the players’ full names: give it to nobody who may not see them.
event-file-download = Download the event file
event-file-extensions = Data of other programs
event-file-extensions-lead = Other programs keep this in the event file. It goes along unchanged.
event-file-remove = Remove
event-file-remove-label = Remove { $name }
event-file-json = This is no JSON:
event-file-too-large = The file holds more than an event can have:
event-file-foreign = This is not the file of an event.
event-file-newer = A later version of Magister ({ $program }) wrote this file. Import it with that version.
event-file-damaged = The file is damaged, or somebody changed it. Export the event again.
event-file-extension = The data of another program, number { $place }, is not as it should be:
event-file-unsound = The tables in the file don’t fit together:
event-file-unproved = { $tournament }, round { $round }, board { $board }: the file says the moves are checked, but the rules find something else in them.

done-extension-removed = The data was removed.
