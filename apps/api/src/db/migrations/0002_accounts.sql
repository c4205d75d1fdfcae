-- Why an account is not active: an official's registration that was refused, an account that was deactivated.
alter table users
  add column refused_at timestamptz,
  add column deactivated_at timestamptz,
  add column inactive_reason text;
create index users_waiting on users (created_at) where kind = 'funcionario' and not active;
create index users_unverified_email on users (email) where phone_verified_at is null;
create index users_unverified_phone on users (phone) where phone_verified_at is null;
create index powers_applicant on powers (applicant_id) where ended_at is null;
