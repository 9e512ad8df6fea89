-- Addresses that are told when something happens, and what each of them is still to be told.

create table webhooks (
  id uuid primary key default gen_random_uuid(),
  url text not null,
  events text[] not null,
  created_by uuid not null references staff (id),
  created_at timestamptz not null
);

-- Written in the transaction of the change. Without a reference to the webhook: whoever tells never waits for, nor
-- fails by, somebody who removes it; what is left then is delivered nowhere and swept away.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id uuid not null,
  event_id uuid not null,
  event text not null,
  at timestamptz not null default clock_timestamp(),
  -- Ids and statuses, never a person's data.
  subject jsonb not null,
  tries integer not null default 0,
  tried_at timestamptz,
  -- Null: delivered or given up. Moved on by whoever takes it, so that nobody else does meanwhile.
  next_try_at timestamptz,
  delivered_at timestamptz,
  status integer,
  problem jsonb
);
create index webhook_deliveries_undelivered on webhook_deliveries (webhook_id, next_try_at) where delivered_at is null;
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, at desc);
create index webhook_deliveries_tried on webhook_deliveries (webhook_id, tried_at desc) where tried_at is not null;
create index webhook_deliveries_by_age on webhook_deliveries (at);
