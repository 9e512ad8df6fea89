-- What was decided about a record, by whom and on what: the newest applied row is the decision in force. What the trail
-- says beside it is never read back.
create table decisions (
  number bigint generated always as identity primary key,
  petition_id uuid not null,
  at timestamptz not null,
  -- staff decide in a review; the rest is AFC by its rules.
  cause text not null check (cause in ('screening', 'rescreen', 'delisting', 'review')),
  -- Under four eyes a decision is proposed first, and changes nothing before somebody else confirms it.
  state text not null default 'applied'
    check (state in ('applied', 'proposed', 'confirmed', 'declined', 'withdrawn')),
  actor_kind text not null check (actor_kind in ('staff', 'client', 'system')),
  actor_id text not null,
  actor_name text not null,
  -- Of four eyes: who confirmed or declined it.
  second_id text,
  second_name text,
  second_at timestamptz,
  -- The version that it was decided on. Null at the screening, before which there is none.
  record_version integer,
  from_status text,
  from_source text,
  to_status text not null check (to_status in ('clear', 'consider', 'blacklist', 'kycRejected')),
  -- Null where the trail of an old decision does not tell it.
  to_source text check (to_source in ('', 'provider', 'ai', 'data', 'staff')),
  -- The word of the rule that decided; null for staff, and where no match decided.
  rule text,
  reason_code text not null default '',
  -- The words go with the case that they were written in.
  comment_digest text,
  -- Of the screening that was decided on.
  policy_version text not null,
  -- The case of another record in which this one was decided about. It may be erased: the decision stays.
  reviewed_in uuid
);

-- What a reviewer saw in each match. A rescreen may take the match out; what was seen stays.
create table decision_outcomes (
  decision bigint not null references decisions (number) on delete cascade,
  match_id uuid not null,
  outcome text not null check (outcome in ('same', 'different', 'unsure')),
  primary key (decision, match_id)
);

-- Since when the list of a match no longer holds its entry.
alter table matches add column delisted_at timestamptz;
