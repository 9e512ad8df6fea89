alter table decisions validate constraint decisions_petition;
alter table decisions validate constraint decisions_comment;
