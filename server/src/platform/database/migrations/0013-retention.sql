-- How old a petition is for the rules of AFC_RETENTION, and which of them is for it.

-- When it was submitted, processed, failed, reviewed, or given another status: the latest of these.
create function pg_temp.kept_since(petition uuid, registered_at timestamptz) returns timestamptz language sql stable as $$
  select greatest(registered_at, (select processed_at from results where petition_id = petition), (
    select max(at) from audit_events
    where subject_kind = 'petition' and subject_id = petition::text and (action in ('petition.failed', 'result.applied')
      or action in ('result.delisted', 'result.rescreened') and before ->> 'resultStatus' <> after ->> 'resultStatus')))
$$;
alter table petitions add column kept_since timestamptz not null default now();
-- Rewrites the table at once, with its indexes, and does not change row by row.
alter table petitions alter column kept_since type timestamptz using pg_temp.kept_since(id, registered_at);

-- Null for what has no age: the sample figures, and what is still in processing.
create function retained_as(kind text, status text, result_status text, sample boolean) returns text
  language sql immutable as $$
  select case when sample or status = 'processing' then null when kind <> 'user' then kind
    when status = 'failed' then 'failed' else result_status end
$$;
create index petitions_by_age on petitions (retained_as(kind, status, result_status, sample), kept_since);
