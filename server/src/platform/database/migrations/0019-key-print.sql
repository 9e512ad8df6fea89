-- A mark of the key that the last start signed with, from which nobody learns the key.
alter table installation add column key_print text;
