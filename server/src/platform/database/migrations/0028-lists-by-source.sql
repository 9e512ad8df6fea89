-- The newest records that one source decided, without a walk through all others of their status.
create index petitions_by_source on petitions (result_status, source, registered_at desc, id desc)
  where kind = 'user' and status = 'processed' and source <> '';
