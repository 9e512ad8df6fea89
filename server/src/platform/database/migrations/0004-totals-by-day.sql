-- Days are counted as finely as totals, so that a deep page of any list can begin at its day.

drop table totals_by_day;
create table totals_by_day (
  day date not null,
  kind text not null,
  status text not null,
  result_status text not null,
  source text not null,
  matched boolean not null,
  count bigint not null,
  primary key (day, kind, status, result_status, source, matched)
);

insert into totals_by_day
select (registered_at at time zone 'UTC')::date, kind, status, coalesce(result_status, ''), source, match_count > 0, count(*)
from petitions group by 1, 2, 3, 4, 5, 6;

delete from tally_changes;
delete from totals;
insert into totals select kind, status, result_status, source, matched, sum(count) from totals_by_day
group by 1, 2, 3, 4, 5;

create or replace function compact_tallies() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(4270004) then
    return;
  end if;
  with moved as (delete from tally_changes returning *),
  into_totals as (
    insert into totals select kind, status, result_status, source, matched, sum(count) from moved
    group by 1, 2, 3, 4, 5
    on conflict (kind, status, result_status, source, matched) do update set count = totals.count + excluded.count)
  insert into totals_by_day select day, kind, status, result_status, source, matched, sum(count) from moved
    group by 1, 2, 3, 4, 5, 6
    on conflict (day, kind, status, result_status, source, matched)
    do update set count = totals_by_day.count + excluded.count;
end $$;
