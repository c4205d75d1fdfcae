-- what people ask about their own data (Ley 1581 of 2012, article 15): the request is kept with its answer
create table deletion_requests (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  reason text not null,
  asked_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index deletion_requests_open on deletion_requests (user_id) where withdrawn_at is null;
