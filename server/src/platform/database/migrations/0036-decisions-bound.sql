-- After the rows: each of a million would have been looked up by itself. Whether they hold is looked at in 0037, without
-- keeping anybody from writing.
set local maintenance_work_mem = '256MB';
create index decisions_of_petition on decisions (petition_id, number);
create index decisions_by_comment on decisions (comment_digest) where comment_digest is not null;
alter table decisions add constraint decisions_petition foreign key (petition_id) references petitions (id)
  on delete cascade not valid;
alter table decisions add constraint decisions_comment foreign key (comment_digest) references review_comments (digest)
  on delete set null not valid;
