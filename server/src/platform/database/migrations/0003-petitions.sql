-- Petitions and what came of them. A petition and its result share one id.

create extension if not exists pg_trgm;

-- Narrow on purpose: every list, filter and count runs over this table alone.
create table petitions (
  id uuid primary key,
  user_id uuid not null,
  kind text not null check (kind in ('user', 'check', 'test')),
  status text not null check (status in ('processing', 'processed', 'failed')),
  result_status text check (result_status in ('clear', 'consider', 'blacklist', 'kycRejected')),
  source text not null default '' check (source in ('', 'provider', 'ai', 'data', 'staff')),
  match_count integer not null default 0,
  -- Grows with every change of a result: the optimistic lock of reviewers.
  version integer not null default 1,
  sample boolean not null default false,
  registered_at timestamptz not null,
  failure_reason text,
  failure_detail text,
  -- Without case and accents, for the filters.
  firstname_search text not null,
  lastname_search text not null,
  email_search text not null,
  check ((status = 'processed') = (result_status is not null)),
  check ((status = 'failed') = (failure_reason is not null))
);
create index petitions_newest on petitions (kind, registered_at desc, id desc);
create index petitions_by_result on petitions (result_status, registered_at desc, id desc)
  where kind = 'user' and status = 'processed';
create index petitions_with_matches on petitions (registered_at desc, id desc) where kind = 'user' and match_count > 0;
create index petitions_checked on petitions (registered_at desc, id desc) where kind = 'check' and status = 'processed';
create index petitions_processing on petitions (registered_at) where status = 'processing';
create index petitions_samples on petitions (id) where sample;
-- fastupdate off: a pending list would make some searches slow.
create index petitions_search on petitions
  using gin (firstname_search gin_trgm_ops, lastname_search gin_trgm_ops, email_search gin_trgm_ops)
  with (fastupdate = off);

create table persons (
  petition_id uuid primary key references petitions (id) on delete cascade,
  firstname text not null,
  lastname text not null,
  email text not null,
  date_birth text not null,
  country_residence_name text not null,
  country_nationality_name text not null,
  doc_expire_at text not null,
  doc_id text not null,
  doc_type text not null,
  submitted_by text not null,
  -- What data collisions compare. Only enrolled people have keys, so nobody else is ever found by them.
  doc_id_key text,
  email_key text,
  name_date_birth_key text
);
create index persons_by_doc_id on persons (doc_id_key) where doc_id_key is not null;
create index persons_by_email on persons (email_key) where email_key is not null;
create index persons_by_name_date_birth on persons (name_date_birth_key) where name_date_birth_key is not null;

create table results (
  petition_id uuid primary key references petitions (id) on delete cascade,
  processed_at timestamptz not null,
  country_nationality_name_warn boolean not null,
  country_residence_name_warn boolean not null,
  doc_expire_at_warn boolean not null,
  date_birth_warn boolean not null,
  email_match boolean not null,
  kyc_reasons text[] not null,
  checks_not_run jsonb not null,
  policy_version text not null
);

create table matches (
  id uuid primary key default gen_random_uuid(),
  petition_id uuid not null references petitions (id) on delete cascade,
  -- The other record, while it exists; its data and status are read where they are, never copied.
  record_id uuid references petitions (id) on delete set null,
  user_guid text not null,
  source text not null check (source in ('provider', 'ai', 'data')),
  -- Of a list entry: blacklist when the provider or staff confirmed it, else consider. Null: that of the record.
  entry_status text check (entry_status in ('consider', 'blacklist')),
  confirmed boolean not null,
  -- The place of the deciding rule in the table of decide.ts: less is stronger.
  rank smallint not null,
  score double precision not null,
  threshold double precision not null,
  reasons text[] not null,
  face jsonb,
  provider jsonb,
  fields jsonb,
  entry jsonb,
  entry_digest text
);
create index matches_of_petition on matches (petition_id);
create index matches_with_record on matches (record_id) where record_id is not null;
create index matches_with_entry on matches ((provider ->> 'list'), user_guid) where source = 'provider';

-- List entries that staff judged not to be this person: they do not return unless the entry changed.
create table dismissed_hits (
  petition_id uuid not null references petitions (id) on delete cascade,
  -- The same person submitted again is spared the same false positive.
  name_date_birth_key text,
  list text not null,
  reference text not null,
  entry_digest text not null,
  primary key (petition_id, list, reference)
);
create index dismissed_hits_by_person on dismissed_hits (name_date_birth_key) where name_date_birth_key is not null;

create table pictures (
  key text primary key,
  petition_id uuid not null references petitions (id) on delete cascade,
  position smallint not null,
  -- Of the full rendition; null until it was made.
  width integer,
  height integer,
  outcome text,
  face jsonb,
  unique (petition_id, position)
);

-- Enrolled faces only: what stands here is searched.
create table faces (
  id integer generated always as identity primary key,
  petition_id uuid not null references petitions (id) on delete cascade,
  picture_key text not null references pictures (key) on delete cascade,
  model text not null,
  vector bytea not null,
  unique (picture_key, model)
);
create index faces_of_petition on faces (petition_id);

-- What every process applies to its gallery in memory. Writers hold a lock, so numbers appear in their order.
create table gallery_changes (
  number bigint generated always as identity primary key,
  face_id integer not null,
  added boolean not null,
  at timestamptz not null default now()
);

create function note_gallery_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4270003);
  if tg_op <> 'INSERT' then
    insert into gallery_changes (face_id, added) values (old.id, false);
  end if;
  if tg_op <> 'DELETE' then
    insert into gallery_changes (face_id, added) values (new.id, true);
  end if;
  perform pg_notify('afc_gallery', '');
  return null;
end $$;
create trigger faces_change_gallery after insert or update or delete on faces
  for each row execute function note_gallery_change();

create table idempotency_keys (
  actor_id text not null,
  key text not null,
  digest text not null,
  petition_id uuid not null references petitions (id) on delete cascade,
  created_at timestamptz not null,
  primary key (actor_id, key)
);
create index idempotency_keys_of_petition on idempotency_keys (petition_id);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Counts. Every change of a petition appends what it adds and takes away; compact_tallies folds that into totals
-- from time to time. A reader adds both up in one statement, so it is exact, and writers never wait for each other.
create table tally_changes (
  day date not null,
  kind text not null,
  status text not null,
  result_status text not null,
  source text not null,
  matched boolean not null,
  count integer not null
);

create table totals (
  kind text not null,
  status text not null,
  result_status text not null,
  source text not null,
  matched boolean not null,
  count bigint not null,
  primary key (kind, status, result_status, source, matched)
);

create table totals_by_day (
  day date not null,
  result_status text not null,
  count bigint not null,
  primary key (day, result_status)
);

create function tally_petition(petition petitions, change integer) returns void language sql as $$
  insert into tally_changes values ((petition.registered_at at time zone 'UTC')::date, petition.kind, petition.status,
    coalesce(petition.result_status, ''), petition.source, petition.match_count > 0, change)
$$;

create function tally_petition_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform tally_petition(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform tally_petition(new, 1);
  end if;
  return null;
end $$;
create trigger petitions_are_tallied
  after insert or delete or update of registered_at, kind, status, result_status, source, match_count on petitions
  for each row execute function tally_petition_change();

create function compact_tallies() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(4270004) then
    return;
  end if;
  with moved as (delete from tally_changes returning *),
  into_totals as (
    insert into totals select kind, status, result_status, source, matched, sum(count) from moved
    group by 1, 2, 3, 4, 5
    on conflict (kind, status, result_status, source, matched) do update set count = totals.count + excluded.count)
  insert into totals_by_day select day, result_status, sum(count) from moved
    where kind = 'user' and status = 'processed' group by 1, 2
    on conflict (day, result_status) do update set count = totals_by_day.count + excluded.count;
end $$;
