-- before
-- That the first administrators were made, by a command on the server: it happens once in the life of a portal.
create table first_administrators (
  single boolean primary key default true check (single),
  at timestamptz not null
);
