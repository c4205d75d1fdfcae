-- One debt, the receipts by which it is charged and what came in for it (fees/receipt-life.ts, decision 63). A receipt that
-- was reused after its liquidation changed charged people what they did not owe.
create table debts (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  -- whole pesos that were approved; null while the liquidation is being adjusted
  settled bigint check (settled >= 0),
  open boolean not null
);
create index debts_case on debts (case_id);
create unique index debts_open on debts (case_id) where open;

create table payments (
  id uuid primary key,
  debt_id uuid not null references debts on delete cascade,
  -- whose reference was paid
  receipt_id uuid not null references receipts on delete cascade,
  paid_on date not null,
  declared bigint not null check (declared >= 0),
  proof_file_id uuid,
  -- whole pesos that the bank shows; null until somebody has looked
  credited bigint check (credited >= 0),
  bank text,
  verified_by uuid,
  verified_at timestamptz,
  check ((credited is null) = (verified_at is null))
);
create index payments_debt on payments (debt_id);
create unique index payments_pending on payments (debt_id) where credited is null;
-- one operation of the bank is credited once, whatever case it is shown in
create unique index payments_bank on payments (upper(regexp_replace(bank, '[^0-9A-Za-z]', '', 'g')), paid_on)
  where credited > 0 and bank is not null;

alter table receipts add column debt_id uuid references debts on delete cascade;
alter table receipts add column annulment text;
alter table receipts add column annulled_at timestamptz;
alter table receipts drop constraint receipts_state_check;

-- what there is: a debt ends with the receipt that was paid
create temporary table former on commit drop as
  select r.id, r.case_id, r.state,
    coalesce(sum((r.state = 'paid')::int) over (partition by r.case_id order by r.id rows between unbounded preceding and 1 preceding), 0) as turn,
    row_number() over (partition by r.case_id, r.state order by r.id) as nth
  from receipts r;
create temporary table former_debts on commit drop as
  select case_id, turn, gen_random_uuid() as id, (array_agg(id order by id desc))[1] as last from former group by case_id, turn;
insert into debts(id, case_id, settled, open)
  select d.id, d.case_id,
    case when o.open and jsonb_typeof(c.facts->'liquidacion.total') = 'number' then (c.facts->>'liquidacion.total')::bigint else r.amount end, o.open
  from former_debts d join receipts r on r.id = d.last join cases c on c.id = d.case_id,
    lateral (select r.state <> 'paid' and c.closed_at is null
      and d.turn = (select max(turn) from former_debts l where l.case_id = d.case_id) as open) o;
-- approved, and its first receipt not yet written
insert into debts(id, case_id, settled, open)
  select gen_random_uuid(), c.id, (c.facts->>'liquidacion.total')::bigint, true
  from cases c where c.closed_at is null and jsonb_typeof(c.facts->'liquidacion.total') = 'number'
    and exists (select 1 from tasks t where t.case_id = c.id and t.step = 'LIQ-03' and t.state = 'open')
    and not exists (select 1 from debts d where d.case_id = c.id and d.open);
update receipts r set debt_id = d.id from former f join former_debts d on d.case_id = f.case_id and d.turn = f.turn where f.id = r.id;
insert into payments(id, debt_id, receipt_id, paid_on, declared, proof_file_id, credited, verified_by, verified_at)
  select gen_random_uuid(), r.debt_id, r.id, coalesce(r.paid_on, r.issued_on), coalesce(r.paid_amount, 0), r.proof_file_id,
    case r.state when 'paid' then coalesce(r.paid_amount, r.amount) when 'cancelled' then coalesce(t.found, 0) end,
    r.verified_by, case when r.state <> 'proof' then coalesce(r.verified_at, t.done_at, c.updated_at) end
  from receipts r join former f on f.id = r.id join cases c on c.id = r.case_id
    left join lateral (
      select case when jsonb_typeof(k.data->'pago.conciliado') = 'number' then (k.data->>'pago.conciliado')::bigint end as found, k.done_at from (
        select data, done_at, row_number() over (order by done_at, id) as nth
        from tasks where case_id = r.case_id and step = 'LIQ-05' and outcome = 'diferencia') k
      where r.state = 'cancelled' and k.nth = f.nth) t on true
  where r.state in ('proof', 'paid', 'cancelled');
update receipts set state = 'short' where state = 'cancelled';
-- the fault itself: payable over another amount than the liquidation that holds
update receipts r set state = 'annulled', annulment = 'otro_valor', annulled_at = c.updated_at
  from cases c where c.id = r.case_id and r.state = 'issued' and c.facts ? 'liquidacion.total'
    and c.facts->>'liquidacion.total' is distinct from r.amount::text;
update cases set facts = facts || jsonb_build_object('cobro.saldo', facts->'liquidacion.total')
  where closed_at is null and jsonb_typeof(facts->'liquidacion.total') = 'number';

alter table receipts alter column debt_id set not null;
alter table receipts add constraint receipts_state_check
  check (state in ('prepared','issued','proof','paid','short','expired','annulled'));
alter table receipts add constraint receipts_annulment_check
  check ((state = 'annulled') = (annulment is not null) and (annulment is null) = (annulled_at is null));
alter table receipts drop column proof_file_id, drop column paid_amount, drop column paid_on, drop column verified_by, drop column verified_at;
create index receipts_debt on receipts (debt_id);
create index receipts_act on receipts (act_id);
-- decision 63: one payable receipt of a debt, and one that is being written
create unique index receipts_payable on receipts (debt_id) where state in ('issued', 'proof');
create unique index receipts_prepared on receipts (debt_id) where state = 'prepared';
