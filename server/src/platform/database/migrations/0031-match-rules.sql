-- Which rule judged a match, by its word instead of its place in the table of decide.ts.
alter table matches add column rule text;
