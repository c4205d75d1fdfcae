-- before
alter table tasks validate constraint tasks_reads_case;
