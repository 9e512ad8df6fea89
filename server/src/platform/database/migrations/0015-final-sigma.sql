-- The filters do not tell a sigma at the end of a word from one inside: half of a word may be typed. Names noted before
-- are swept.
update petitions set
  firstname_search = replace(firstname_search, 'ς', 'σ'),
  lastname_search = replace(lastname_search, 'ς', 'σ'),
  email_search = replace(email_search, 'ς', 'σ')
where firstname_search like '%ς%' or lastname_search like '%ς%' or email_search like '%ς%';
