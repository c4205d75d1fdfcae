-- The history of files is read in the order in which cases ended. A case ends once, so the index is written once for it.
create index cases_closed on cases (closed_at desc, id desc) where closed_at is not null;
