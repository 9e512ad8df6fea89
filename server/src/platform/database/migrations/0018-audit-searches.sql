-- The trail is searched by action and by the actor's name, often within a time. Both hold few different words, which
-- an index gives one by one.
drop index audit_events_of_action;
create index audit_events_of_action on audit_events (action, at);
create index audit_events_of_actor_name on audit_events (actor_name, at);
