-- Names repeat, people do not: a filter by name looks up which names hold its text, and then reads those people from
-- an index alone. Addresses of email hardly repeat and keep an index of their parts.

create table search_names (name text primary key);
insert into search_names select firstname_search from petitions union select lastname_search from petitions;
-- fastupdate off: a pending list would make some searches slow.
create index search_names_parts on search_names using gin (name gin_trgm_ops) with (fastupdate = off);

-- In one order, so that no two uploads wait in a circle. A name that nobody has any more is swept.
create function note_search_names() returns trigger language plpgsql as $$
begin
  insert into search_names
  select name from unnest(array[new.firstname_search, new.lastname_search]) name order by name
  on conflict do nothing;
  return null;
end $$;
create trigger petitions_names_are_noted after insert or update of firstname_search, lastname_search on petitions
  for each row execute function note_search_names();

create index petitions_by_firstname on petitions (firstname_search, registered_at desc, id desc)
  include (kind, status, result_status, match_count);
create index petitions_by_lastname on petitions (lastname_search, registered_at desc, id desc)
  include (kind, status, result_status, match_count);
drop index petitions_search;
create index petitions_email_parts on petitions using gin (email_search gin_trgm_ops) with (fastupdate = off);
