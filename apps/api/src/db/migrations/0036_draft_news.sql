-- What changed in a draft because its form has a newer revision; told to the person until they have read it.
alter table drafts add column news jsonb;
