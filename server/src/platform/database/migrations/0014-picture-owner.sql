-- Whose pictures lie in a folder or bucket: a mark with this id stands among them.
create table picture_owner (
  only_row boolean primary key default true check (only_row),
  id uuid not null default gen_random_uuid()
);
insert into picture_owner default values;
