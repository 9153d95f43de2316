## Rating lists that are published

lists-title = Published lists
lists-lead = Lists as they stood on a day. A published list never changes.
lists-none = No list is published yet.
list-title = Published list { $number }
list-lead = As of { $date } · { $players }
list-older-rules = By version { $version } of the rating rules. Today’s ratings are by version { $current }.
list-file = Download list and games
list-before = List before
list-change = Change
list-new = new
list-hash = Hash (SHA-256):
list-verify-hint = To compute the list again from the file:
list-publish-title = Publish a list
list-as-of = As of
list-publish-hint = The list is numbered and frozen with the games it comes from. What is corrected later shows in the next list.
list-publish = Publish list
list-not-yet = Choose today or an earlier day.
list-recomputing = The ratings are being recomputed. Try again in a few minutes.
list-later = A list as of { $date } is published already. Choose that day or a later one.
list-nobody = Nobody has a rating by that day.
done-list-published = List published.
