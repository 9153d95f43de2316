# What a browser keeps until the server has it.

outbox-title = Not sent yet
outbox-waiting = Sent by itself as soon as there is a connection. Keep this page open.
outbox-guest = This device is no longer signed in. Scan your new card to send.
outbox-staff = Sign in again to send.
outbox-look = The server has a question about an entry. Open it.
outbox-moves = moves not checked yet
outbox-open = Open
outbox-discard = Discard
outbox-offline = No connection. This needs the network: try again when it is back.
outbox-leave = Leave without sending?
outbox-leave-hint = These entries haven’t been sent. If you leave now, they are discarded.
outbox-leave-anyway = Discard and leave
outbox-stay = Stay
outbox-discard-ask = Discard this entry?
outbox-discard-hint = It is removed from this device and never sent.
outbox-keep = Keep it
