# The page of the parts that pages are made of.

look-title = Parts
look-lead = What pages are made of, in the light and in the dark.
look-light = Light
look-dark = Dark
look-buttons = Buttons
look-primary = Create event
look-plain = Preview
look-danger = Delete event
look-disabled = Publish
look-pills = States
look-notices = Messages
look-toast = Saved.
look-complaint = Please fix the highlighted field.
look-notice = Draft: only arbiters see it until you publish.
look-menu = Menu
look-tabs = Tabs
look-table = Table
look-leaders = Leaders
look-meetings = Board by board
look-progress = 2 of 3 results in
look-podium = Podium
look-fields = Fields
look-empty = No tournaments yet.
look-days = 24–26 January
