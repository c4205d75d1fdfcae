-- before
-- Release of the definitions whose workflow an administrator gave a running case; null: that of `definitions`. Form and documents
-- stay those with which it was filed.
alter table cases add column moved_to int constraint moved_forward check (moved_to > definitions);
