-- By which version of the importers a list was read; null where it was imported before this was noted.
alter table provider_list_versions add column read_by text;
