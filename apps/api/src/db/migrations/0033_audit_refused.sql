-- Refused logins and stopped calls are few among millions of lines, and the first thing that is looked for.
create index audit_log_refused on audit_log (at, id) where detail->>'refused' is not null;
