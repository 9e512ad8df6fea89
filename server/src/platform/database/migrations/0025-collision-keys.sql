-- By which version of screening the keys of persons and dismissed_hits were made. No row: by one from before this.
create table collision_keys (
  only_row boolean primary key default true check (only_row),
  made_by text not null
);
