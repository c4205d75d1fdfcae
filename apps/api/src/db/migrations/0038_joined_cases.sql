-- A request that was joined to another one (CPACA art. 36) has ended and hangs on it: its history stays its own.
alter table cases drop constraint cases_linked;
alter table cases add constraint cases_linked
  check (parent_id is null or family is not null or status = 'acumulada');
