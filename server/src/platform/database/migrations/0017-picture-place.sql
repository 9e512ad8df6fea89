-- True once the mark stands among the pictures: where it is missing then, the pictures are elsewhere.
alter table picture_owner add column marked boolean not null default false;
