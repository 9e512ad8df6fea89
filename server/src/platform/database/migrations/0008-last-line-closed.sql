-- Whether a line end closed the last line of a version's CSV file. Where it did, a new file without one is cut off.
-- Null for other formats, and for versions from before.

alter table provider_list_versions add column last_line_closed boolean;
