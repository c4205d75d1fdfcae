-- before
-- Of an acceptance, the release of the configuration whose text was accepted; null: from before texts had releases.
alter table legal_acceptances add column release int;
-- Everything else of the session waits until its user accepts a legal text.
alter table sessions add column owes_acceptance boolean not null default false;
