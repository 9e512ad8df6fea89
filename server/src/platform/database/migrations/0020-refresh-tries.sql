-- How often a list was asked for since its publisher last answered: it is asked again sooner than the schedule says.
alter table provider_lists add column refresh_tries integer not null default 0;
