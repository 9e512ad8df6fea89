-- Of how many records the entry that had blacklisted them was gone from its list, before they were screened again.
alter table rescreen add column delisted integer not null default 0;
