-- Why a refresh failed is kept as keys of sentences and their values, to be said in the reader's language.
-- What was kept until now becomes a JSON string and is shown as it stands.

alter table provider_lists alter column refresh_error type jsonb using to_jsonb(refresh_error);
