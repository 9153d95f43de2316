### Accounts of players.

player-account-title = Your account
player-account-lead = With an account you sign in on any device, without your link. You can be told when it is your turn, and play rated games by link.
player-account-name-hint = You sign in with this name.
player-account-confirm-hint = An arbiter of this event confirms once that it is you.
player-account-make = Create account
player-account-has-one = Do you have an account?
player-account-take = This is me
player-account-signed-in = You are signed in as { $name }.
player-account-waits = The account { $name } waits for an arbiter to confirm that it is you.
player-account-is = Your account is { $name }.
player-account-of-another = You are signed in as { $name }, the account of another player. Sign out first.
player-account-none = You have no account yet.
player-account-too-often = Several accounts have been asked for and cancelled here. Ask at the desk, or try again in a month.

queue-accounts = Accounts to confirm
queue-account-is = Account { $account } for { $player }
queue-account-confirm = Confirm
queue-account-refuse = Refuse
done-account-confirmed = Account confirmed.
done-account-refused = Account refused.

account-player = Player: { $player }
account-player-asked = Waits to be confirmed as { $player }
account-player-end = Remove player
done-account-player-ended = The account no longer belongs to a player.

audit-player-account-asked = { $account } asked to be confirmed as { $player }.
audit-player-account-confirmed = { $account } was confirmed as { $player }.
audit-player-account-refused = { $account } was not confirmed as { $player }.
audit-player-account-ended = { $account } is no longer the account of { $player }.
player-account-cancel = Cancel request
queue-account-gone = This account doesn’t wait any more.
queue-account-has-one = The player has an account by now.
queue-account-own = Another arbiter confirms your own account.
queue-account-elsewhere = The player is entered at another event too. An administrator confirms the account.
audit-player-account-withdrawn = The request to confirm { $account } as { $player } was cancelled.
