-- before
-- Places are compared again when an opinion on their case is begun.
alter table zone_checks drop constraint zone_checks_moment_check;
alter table zone_checks add constraint zone_checks_moment_check
  check (moment in ('radicacion', 'concepto', 'verificacion')) not valid;
