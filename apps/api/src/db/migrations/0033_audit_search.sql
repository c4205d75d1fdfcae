-- The administrator reads the audit newest first, of everybody or of one person, address or kind of event.
create index audit_log_at on audit_log (at, id);
create index audit_log_actor on audit_log (actor_id, at, id) where actor_id is not null;
create index audit_log_subject on audit_log (subject, at, id) where subject is not null;
create index audit_log_verb on audit_log (verb, at, id);
create index audit_log_address on audit_log (address, at, id) where address is not null;
