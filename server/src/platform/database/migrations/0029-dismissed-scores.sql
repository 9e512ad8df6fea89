-- What agreed when staff judged a hit: the same person submitted again with more that agrees is judged again.
alter table dismissed_hits add column score double precision;

-- Confirmed matches with records whose mark was taken back elsewhere.
update matches set confirmed = false from petitions other
where confirmed and other.id = record_id and other.result_status <> 'blacklist';
