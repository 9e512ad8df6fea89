-- What a reviewer writes may name the person. The trail keeps a digest of it; the words go with the case.
create table review_comments (
  digest text primary key,
  salt text not null,
  comment text not null,
  petition_id uuid not null references petitions on delete cascade
);
create index review_comments_of_petition on review_comments (petition_id);

create function refuse_comment_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from petitions where id = old.petition_id) then
    return old;
  end if;
  raise exception 'a comment stays as it was written for as long as its case';
end $$;

create trigger review_comments_stay before update or delete on review_comments
  for each row execute function refuse_comment_change();
