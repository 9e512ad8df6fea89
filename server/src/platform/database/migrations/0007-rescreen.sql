-- How far the records are screened again against the provider lists. At most one rescreen is at work.

create table rescreen (
  only_row boolean primary key default true check (only_row),
  -- The job that may work on it: whoever starts over or takes over puts another one in its place.
  job_id uuid not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- Records are taken in the order of their ids; those up to this one are done.
  after uuid,
  -- How many there were at the start; null until the first worker counted them.
  total integer,
  records integer not null default 0,
  changed integer not null default 0
);
