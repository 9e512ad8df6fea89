-- Once, from the trail: what was decided about every record that is still there.

-- Sorting the events of many records goes to the disk otherwise.
set local work_mem = '256MB';

create temporary table old_events on commit drop as
with events as (
  select number, at, action, actor_kind, actor_id, actor_name, subject_id, request_id,
    before ->> 'resultStatus' as from_status, before ->> 'source' as from_source,
    after ->> 'resultStatus' as to_status, after ->> 'source' as to_source,
    after ->> 'reviewedIn' as reviewed_in,
    after -> 'comment' ->> 'digest' as digest,
    -- From before comments were kept apart.
    case when jsonb_typeof(after -> 'comment') = 'string' then nullif(after ->> 'comment', '') end as comment
  from audit_events
  where subject_kind = 'petition' and action in ('result.applied', 'result.delisted', 'result.rescreened'))
select events.*, petitions.id as petition_id,
  -- Each of them had raised it by one.
  greatest(1, version - row_number() over (partition by petitions.id order by number desc))::int as record_version,
  lag(to_source) over story as source_before,
  lead(from_source) over story as source_after,
  lead(number) over story is null as is_last,
  -- Of the case that the comment was written in.
  coalesce(reviewed_in, subject_id) as written_in, replace(gen_random_uuid()::text, '-', '') as salt
from events join petitions on petitions.id::text = subject_id
where status = 'processed'
window story as (partition by petitions.id order by number);

create index on old_events (petition_id, number);
analyze old_events;

insert into decisions (petition_id, at, cause, actor_kind, actor_id, actor_name, to_status, to_source, rule,
  policy_version)
select petitions.id, processed_at, 'screening', 'system', 'system', 'system',
  coalesce(first.from_status, petitions.result_status),
  case when first.number is null then petitions.source
    when first.from_status in ('clear', 'kycRejected') then '' else first.from_source end,
  -- Matches have changed since where anything happened since.
  case when first.number is null and petitions.source <> '' then (
    select rule from matches where petition_id = petitions.id and matches.source = petitions.source
    order by coalesce(entry_status = 'blacklist', false) desc, array_position(array['providerDocument',
      'providerNameAndDateBirth', 'blacklistedFace', 'blacklistedDocId', 'delisted', 'weakProviderNameAndDateBirth',
      'providerName', 'face', 'docId', 'nameAndDateBirth', 'email', 'liveness'], rule) limit 1) end,
  policy_version
from petitions join results on results.petition_id = petitions.id
left join (select distinct on (petition_id) * from old_events order by petition_id, number) first
  on first.petition_id = petitions.id
where petitions.status = 'processed'
order by processed_at;

update old_events set digest = encode(sha256(convert_to(salt || comment, 'UTF8')), 'hex') where comment is not null;
insert into review_comments (digest, salt, comment, petition_id)
select digest, salt, comment, petitions.id from old_events join petitions on petitions.id::text = written_in
where comment is not null;

insert into decisions (petition_id, at, cause, actor_kind, actor_id, actor_name, record_version, from_status,
  from_source, to_status, to_source, comment_digest, policy_version, reviewed_in)
select old_events.petition_id, old_events.at,
  case action when 'result.applied' then 'review' when 'result.delisted' then 'delisting' else 'rescreen' end,
  actor_kind, actor_id, actor_name, record_version, from_status, coalesce(from_source, source_before), to_status,
  -- The event of another case says no source.
  case when to_status in ('clear', 'kycRejected') then ''
    else coalesce(to_source, source_after, case when is_last then petitions.source end) end, review_comments.digest, policy_version,
  reviewed_in::uuid
from old_events join petitions on petitions.id = old_events.petition_id
join results on results.petition_id = old_events.petition_id
left join review_comments on review_comments.digest = old_events.digest
where action = 'result.applied' or from_status is distinct from to_status or from_source is distinct from to_source
order by number;

update matches set reasons = array_remove(reasons, 'delisted'), delisted_at = coalesce((
  select max(at) from audit_events
  where subject_kind = 'petition' and subject_id = petition_id::text and action = 'result.delisted'
    and after ->> 'list' = provider ->> 'list'), now())
where 'delisted' = any(reasons);
