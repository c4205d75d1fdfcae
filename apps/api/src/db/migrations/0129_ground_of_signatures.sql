-- before
-- Ground on which an act was signed, as the table of competences said it then; null: signed before acts kept it.
alter table acts add column signed_under jsonb;
