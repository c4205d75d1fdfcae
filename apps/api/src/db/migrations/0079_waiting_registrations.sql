-- before
-- Since when a registration with a proved telephone waits at its address for somebody to confirm it. With phone_verified_at
-- it holds the address; without, it stands beside an account that has it, and is answered like one that holds it.
alter table users add column waiting_since timestamptz;
