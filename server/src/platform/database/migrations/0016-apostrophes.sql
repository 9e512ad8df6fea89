-- The filters take every apostrophe and every dash for the one on the keyboard, and do not see what shows nothing. Names
-- noted before are swept.
create function pg_temp.as_typed(text) returns text language sql immutable as $$
  select translate($1,
    '‘’ʼʻ′`‐‑‒–—−' ||
      U&'\00AD\061C\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\2066\2067\2068\2069\FEFF',
    repeat('''', 6) || repeat('-', 6))
$$;
update petitions set
  firstname_search = pg_temp.as_typed(firstname_search),
  lastname_search = pg_temp.as_typed(lastname_search),
  email_search = pg_temp.as_typed(email_search)
where (firstname_search, lastname_search, email_search) is distinct from
  (pg_temp.as_typed(firstname_search), pg_temp.as_typed(lastname_search), pg_temp.as_typed(email_search));

-- An acute accent for an apostrophe had become a space. Of a name with letters beyond ASCII as well it stays one.
update petitions set firstname_search = lower(replace(persons.firstname, '´', ''''))
from persons where persons.petition_id = petitions.id and persons.firstname ~ '^[ -~]*´[ -~´]*$';
update petitions set lastname_search = lower(replace(persons.lastname, '´', ''''))
from persons where persons.petition_id = petitions.id and persons.lastname ~ '^[ -~]*´[ -~´]*$';
