-- What showed that a version of a list is whole. Null for versions from before.

alter table provider_list_versions add column whole_by text check (whole_by in ('checksum', 'endMark', 'transfer', 'none'));
