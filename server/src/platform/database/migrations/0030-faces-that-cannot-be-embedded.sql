-- Null where the model finds no usable face in the enrolled picture, or the picture is gone: then it waits no longer.
alter table faces alter column vector drop not null;
