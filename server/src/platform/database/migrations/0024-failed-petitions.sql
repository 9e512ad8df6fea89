-- The few petitions that failed are listed without a walk over all the others.
create index petitions_failed on petitions (kind, registered_at desc, id desc) where status = 'failed';
