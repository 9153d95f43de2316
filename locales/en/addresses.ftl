### The addresses by which phones follow an event.

addresses-title = Addresses
addresses-lead = Phones in the hall open these addresses. Scan a code, or type the address.
addresses-none = Only this computer can open Magister now. Start it with --listen 0.0.0.0:8470, and this page shows its addresses in the hall’s network.
addresses-changed-meanwhile = Somebody else has edited the event meanwhile. Nothing was saved: choose again.
addresses-not-usable = Phones can’t open this address. Nothing was saved.
address-code = QR code of the event’s page
address-printed = On slips and cards
address-elsewhere = This computer has no such address now. Choose another one, then print new slips and cards.
address-use = Use address
address-use-label = Use { $address } on slips and cards
address-other = Type another address
address-print = Print for the wall
address-sheet = Follow us on your phone
address-sheet-wi-fi = Wi-Fi:
address-sheet-board = Your board and your opponent, as soon as a round is published
address-sheet-standings = Results and standings, as they come in
address-sheet-games = Games to replay, move by move
done-address-chosen = Address saved. New slips and cards lead there.
