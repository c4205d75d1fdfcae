-- before
-- How a recognised third party is reached, each correction with what it replaced. The last row of a person counts; without
-- one, what they wrote in their request does. Nobody changes a row.
create table third_party_contacts (
  id uuid primary key,
  person_id uuid not null references users,
  address text not null,
  municipality text not null,
  -- parts that changed, with the values before and after
  changes jsonb not null,
  reason text not null,
  by_id uuid not null references users,
  at timestamptz not null
);
create index third_party_contacts_person on third_party_contacts (person_id, at desc);

-- When a capacity ended and by which act. Recognised again, the party has a new beginning and this row stays.
create table third_party_endings (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  person_id uuid not null references users,
  since timestamptz not null,
  until timestamptz not null,
  ended_on date not null,
  act_id uuid not null references acts,
  reason text not null,
  by_id uuid not null references users
);
create index third_party_endings_of on third_party_endings (person_id, case_id);
