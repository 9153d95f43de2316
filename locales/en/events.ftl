### Events.

events-title = Events
events-running = Running
events-upcoming = Upcoming
events-past = Past
events-none = No events yet.
event-new = New event
event-new-title = New event
event-create = Create event
event-edit = Edit event
event-edit-title = Edit event
event-name = Name
event-place = Place
event-starts-on = First day
event-ends-on = Last day
event-zone = Time zone
event-zone-hint = A city is enough: Detroit. Times at this event are local times there.
event-no-zone = No time zone is called that. Try a large city nearby: Detroit, Berlin.
event-ends-before-start = The last day is before the first.
event-visibility = Visibility
visibility-draft = draft
visibility-draft-long = Draft: only staff
visibility-published-long = Published: everybody
