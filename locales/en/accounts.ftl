### Signing in, accounts, roles.

sign-in = Sign in
sign-out = Sign out
sign-in-title = Sign in
sign-in-lead = For people who run an event. Everything published can be read without an account.
sign-in-wrong = Wrong name or password.
sign-in-disabled = This account is disabled. Ask an administrator to enable it.
sign-in-expired = This password has expired. Ask an administrator for a new one.
sign-in-wait = Too many tries. Wait { $secs } seconds.

setup-title = First administrator
setup-lead = Choose a name and a password. This link works once.
setup-submit = Create account

account-name = Name
account-name-taken = This name is taken.
account-password = Password
account-password-again = Repeat password
account-present-password = Current password
account-new-password = New password
account-passwords-differ = The passwords don’t match.
account-wrong-password = This isn’t your current password.
account-rank = Rank
account-no-such-rank = Choose a rank.
account-no-such-role = Choose a role.
account-no-such-name = No account is called “{ $name }”. An administrator can create it.
account-new-title = New account
account-new-submit = Create account
accounts-title = Accounts
accounts-lead = Administrators can do everything. What members can do depends on their role in each event.
own-account-title = Your account
own-account-lead = You stay signed in on this device until you sign out or don’t use it for { $days } days.

account-state = State
account-state-disabled = disabled
account-state-given = password not changed yet
account-disable = Disable account
account-disable-lead = Nobody can sign in with this account until you enable it again. Its sessions end now.
account-disable-own = You can’t disable the account you are signed in with.
account-disable-last = This is the only administrator who can sign in. Make another one first.
account-enable = Enable account
done-account-disabled = Account disabled.
done-account-enabled = Account enabled.

## Where an account is signed in.

sessions-title = Sessions
sessions-none = Not signed in anywhere.
sessions-end-others = End other sessions
sessions-end-all = End all sessions
session-browser = Browser
session-since = Signed in
session-seen = Last seen
session-current = this session
session-end = End
session-end-name = End session: { $browser }
# Firefox on Windows
session-browser-on = { $browser } on { $system }
session-unknown-on = Unknown browser on { $system }
session-unknown = Unknown browser
browser-firefox = Firefox
browser-chrome = Chrome
browser-edge = Edge
browser-safari = Safari
browser-opera = Opera
browser-samsung = Samsung Internet
system-windows = Windows
system-macos = macOS
system-linux = Linux
system-chromeos = ChromeOS
system-android = Android
system-ios = iPhone or iPad
done-session-ended = Session ended.
done-sessions-ended = Sessions ended.

rank-administrator = administrator
rank-member = member

role = Role
role-scorekeeper = scorekeeper
role-arbiter = arbiter
role-organiser = organiser
role-none = no role
role-set-title = Set role
role-set-submit = Set role
roles-title = Roles
roles-lead = Scorekeepers enter results. Arbiters also pair, decide and correct. Organisers also create tournaments, give roles and publish.
roles-none = Nobody has a role at this event yet.

password-hint = At least { $min } characters. A phrase of a few words is best.
password-too-short = Use at least { $min } characters.
password-too-long = Use at most { $max } characters.
password-common = Too easy to guess. Use a phrase of a few words.
password-popular = This is one of the most common passwords. Use a phrase of a few words.
password-change-title = Change password
password-change-submit = Change password
password-changed = Password changed. You are signed out everywhere else.
password-to-change = Choose your own password: somebody else set this one. It works until { $moment }.
password-give-title = New password
password-give-hint = They change it at their first sign-in, within { $days } days.
password-give-submit = Set password
done-password-given = Password set.
