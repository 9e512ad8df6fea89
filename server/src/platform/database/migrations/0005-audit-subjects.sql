-- The trail is searched by a record's id, or by the beginning of it, whatever kind of record it is.
create index audit_events_of_subject_id on audit_events (subject_id text_pattern_ops);
