### Events.

events-title = Events
events-running = Running
events-upcoming = Upcoming
events-past = Past
events-none = No event is published yet.
event-new = New event
event-new-title = New event
event-create = Make the event
event-edit = Change the event
event-edit-title = Change the event
event-name = Name
event-place = Place
event-starts-on = First day
event-ends-on = Last day
event-zone = Time zone
event-zone-hint = Its city is enough: Detroit. Times at this event are shown as clocks there show them.
event-no-zone = No time zone is called that. Try the nearest large city: Detroit, Berlin.
event-ends-before-start = The last day is before the first.
event-visibility = Who sees it
visibility-draft = draft
visibility-draft-long = Draft: only its own people
visibility-published-long = Published: everybody
