-- before
alter table zone_checks validate constraint zone_checks_moment_check;
