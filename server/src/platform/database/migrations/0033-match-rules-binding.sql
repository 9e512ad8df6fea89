alter table matches alter column rule set not null, drop column rank;
