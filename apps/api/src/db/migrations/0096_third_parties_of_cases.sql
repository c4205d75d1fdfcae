-- before, outside-transaction
create index concurrently if not exists case_parties_third on case_parties (user_id, case_id) where role = 'tercero';
