### Deleting, the bin, the archive, duplicates.

bin-title = Bin
bin-lead = What was deleted can be restored for 30 days. After that it is gone.
bin-empty = The bin is empty.
bin-what = Deleted
bin-deleted = When
bin-deleted-by = { $moment }, by { $name }
bin-until = Restore until
bin-action = Action
bin-delete = Delete
bin-restore = Restore
bin-restore-name = Restore { $name }
bin-gone = This is no longer there.
bin-started = The tournament has started, so the player can’t be added back.
bin-event = event
bin-tournament = tournament
bin-entry = entry
bin-player = player
bin-account = account
bin-rating-list = rating list

more-title = More
delete-event-title = Delete event
delete-event-lead = The event and its tournaments go into the bin. You can restore them for 30 days.
delete-tournament-title = Delete tournament
delete-tournament-lead = The tournament goes into the bin. You can restore it for 30 days.
delete-tournament-part = { $name }: { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $results ->
    [one] 1 result
   *[other] { $results } results
}
delete-player-title = Delete player
delete-player-lead = The player goes into the bin. You can restore it for 30 days.
delete-account-title = Delete account
delete-account-lead = Nobody can sign in with this account any more. What it recorded keeps its name. You can restore it for 30 days.
delete-list-title = Delete rating list
delete-list-lead = The rating list goes into the bin. You can restore it for 30 days.
remove-entry-title = Remove player
remove-entry-lead = { $name } is removed from the tournament. You can undo this for 30 days.
delete-rated = Its games are rated, so it can’t be deleted. You can archive it.
delete-published = { $results ->
    [one] One result is published, so it can’t be deleted.
   *[other] { $results } results are published, so it can’t be deleted.
} You can archive it.
delete-within = “{ $name }” has rated games or published results, so the event can’t be deleted. You can archive it.
delete-player-used = Entries, games or ratings name this player, so it can’t be deleted. Remove the entries first, or merge two players that are one person.
delete-own-account = You can’t delete the account you are signed in with.
delete-last-administrator = This is the only administrator. Make another one first.
delete-list-rated = Players have ratings in this list, so it can’t be deleted. You can archive it.

archive-event = Archive event
archive-tournament = Archive tournament
archive-list = Archive rating list
unarchive = Restore from archive
archived-title = Archive
archived-tag = archived
archived-notice = Archived: nothing changes here until it is restored from the archive.
duplicate-event = Duplicate event
duplicate-tournament = Duplicate tournament
duplicate-list = Duplicate rating list

cancel-title = Cancel tournament
cancel-lead = All results stay as they are, and nothing is rated. You can reopen the tournament later.
cancel-reason = Reason
cancel-not-running = Only a tournament that has started and isn’t closed can be cancelled.
cancelled-notice = Cancelled: { $reason }

done-deleted = { $name } deleted.
done-restored = Restored.
done-archived = Archived.
done-unarchived = Restored from the archive.
done-duplicated = Duplicated. This is the copy.
done-tournament-cancelled = Tournament cancelled.
