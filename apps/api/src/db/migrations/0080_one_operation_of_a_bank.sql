-- before
-- One operation of a bank is one payment, whatever day the payer declared: bank and number without signs, empty where
-- nothing was credited. Of operations that were credited twice before, the first holds the key.
alter table payments add column operation text;
update payments p set operation = f.key
  from (
    select distinct on (key) id, key from (
      select id, verified_at, upper(regexp_replace(bank, '[^0-9A-Za-z]', '', 'g')) as key from payments
      where credited > 0 and bank is not null) k
    order by key, verified_at, id) f
  where f.id = p.id;
