-- before
-- As the other guards of records: it stands also where a session says that it replicates.
alter table absences enable always trigger absences_guard;
