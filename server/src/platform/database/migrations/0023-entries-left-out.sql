-- How many entries of lists confirm the person beside those that are matches.
alter table results add column entries_left_out integer not null default 0;
