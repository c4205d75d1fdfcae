-- before, outside-transaction
-- Visits that got another day, among all events, for reports.
create index concurrently if not exists case_events_moved_visits on case_events (case_id) where type = 'visita.reprogramada';
