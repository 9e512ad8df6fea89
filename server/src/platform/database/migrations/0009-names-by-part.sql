-- First and last names apart: a filter by one of them asks the index for no name that only the other has.

drop trigger petitions_names_are_noted on petitions;
drop function note_search_names;
drop table search_names;

create table search_firstnames (name text primary key);
insert into search_firstnames select distinct firstname_search from petitions;
create table search_lastnames (name text primary key);
insert into search_lastnames select distinct lastname_search from petitions;
-- fastupdate off: a pending list would make some searches slow.
create index search_firstnames_parts on search_firstnames using gin (name gin_trgm_ops) with (fastupdate = off);
create index search_lastnames_parts on search_lastnames using gin (name gin_trgm_ops) with (fastupdate = off);

-- The first name before the last, so that no two uploads wait in a circle. Names that nobody has any more are swept.
create function note_search_names() returns trigger language plpgsql as $$
begin
  insert into search_firstnames values (new.firstname_search) on conflict do nothing;
  insert into search_lastnames values (new.lastname_search) on conflict do nothing;
  return null;
end $$;
create trigger petitions_names_are_noted after insert or update of firstname_search, lastname_search on petitions
  for each row execute function note_search_names();

-- The people of one name in one list of results: counted and sorted without looking at any other.
create index petitions_by_firstname_and_result on petitions (firstname_search, result_status, registered_at desc, id desc)
  where kind = 'user' and status = 'processed';
create index petitions_by_lastname_and_result on petitions (lastname_search, result_status, registered_at desc, id desc)
  where kind = 'user' and status = 'processed';
