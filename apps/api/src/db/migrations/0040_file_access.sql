-- Consultation of a file is given for a period (decision 51); the loop ends it when the last day is over.
alter table case_parties add column expires_on date;
create index case_parties_expiring on case_parties (expires_on) where until is null and expires_on is not null;
