### One-time codes: staff sign in on a borrowed device without a password.

codes-link = Sign in another device
codes-title = Sign in another device
codes-lead = A code signs in a borrowed laptop or tablet without your password. It works once. The device then acts in your name at this event, for { $hours } hours at most.
codes-role-hint = With any role, the device can’t change roles, delete, export, or open accounts and player links.
code-make = Create code
code-role-above = You can give your own role at this event or a lower one.
codes-sessions-title = Devices signed in by your codes
codes-sessions-none = None right now.
code-session = { $role } · since { $since } · last seen { $seen } · until { $until }
session-by-code = { $browser } · by code for { $event }

code-lead = This code signs in a device as { $role }.
code-step-open = On the other device, open
code-step-type = Type this code:
code-until = It works once, for { $minutes } minutes (until { $time }). A new code replaces it.
code-done = Done

code-enter-title = Sign in by code
code-enter-lead = Staff can create a code under “{ codes-link }” on the page of their event.
code-enter-replaces = You’re signed in with your password. Using a code signs you out.
code-enter-label = Code
code-enter-hint = For example ABCD-EFGH. Capitals and the hyphen don’t matter.
code-none = Enter the eight letters and digits of the code.
code-wrong = This code doesn’t work or has expired. Ask for a new one.
sign-in-by-code = I have a code

# Stands on every page of such a session.
code-note = Signed in for { $event } by code, until { $time }
code-note-label = Signed in by code
error-not-by-code = This device is signed in by code
error-not-by-code-advice = It can’t open accounts, roles and player links, and it can’t delete or export. Sign in with your password for that.
