-- Staff, their sessions, API credentials, and the audit trail.

create table installation (
  only_row boolean primary key default true check (only_row),
  secret text not null,
  created_at timestamptz not null default now()
);

create table staff (
  id uuid primary key default gen_random_uuid(),
  firstname text not null,
  lastname text not null,
  email text not null unique check (email = lower(email)),
  role text not null check (role in ('Administrator', 'Developer', 'Operator')),
  password_hash text not null,
  created_at timestamptz not null default now(),
  last_login_at timestamptz,
  disabled_at timestamptz
);

create table sessions (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_of_staff on sessions (staff_id) where revoked_at is null;
create index sessions_expired on sessions (expires_at);

create table reset_tokens (
  token_hash text primary key,
  staff_id uuid not null references staff (id),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table credentials (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  api_key text not null unique,
  secret_hash text not null,
  secret_end text not null,
  created_by uuid not null references staff (id),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- Counts of attempts in a window of time. Losing them in a crash costs nothing.
create unlogged table attempts (
  key text primary key,
  count integer not null,
  window_start timestamptz not null
);

create table audit_events (
  number bigint primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('staff', 'client', 'system')),
  actor_id text not null,
  actor_name text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  request_id text not null,
  previous_hash text not null,
  hash text not null
);
create index audit_events_of_subject on audit_events (subject_kind, subject_id, number);
create index audit_events_of_actor on audit_events (actor_id, number);
create index audit_events_of_action on audit_events (action, number);
create index audit_events_at on audit_events (at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail cannot be changed';
end $$;

create trigger audit_events_are_final before update or delete on audit_events
  for each row execute function refuse_audit_change();
create trigger audit_events_stay before truncate on audit_events
  for each statement execute function refuse_audit_change();
