-- Provider lists: what is loaded now, and which versions there were.

create table provider_lists (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  format text not null,
  url text,
  etag text,
  last_modified text,
  refreshed_at timestamptz,
  refresh_error text,
  current_version bigint
);

-- Versions outlive their list: old results and the audit trail name them.
create table provider_list_versions (
  id bigint generated always as identity primary key,
  list_name text not null,
  version integer not null,
  format text not null,
  list_date date,
  imported_at timestamptz not null,
  imported_by text not null,
  content_hash text not null,
  entities integer not null,
  names integer not null,
  skipped_rows integer not null,
  unique (list_name, version)
);

alter table provider_lists add foreign key (current_version) references provider_list_versions (id);

-- Only the current version's entries are kept; a match keeps what it needs of its entry.
create table provider_entities (
  version_id bigint not null references provider_list_versions (id) on delete cascade,
  position integer not null,
  reference text not null,
  entity jsonb not null,
  primary key (version_id, position)
);
create index provider_entities_by_reference on provider_entities (version_id, reference);
