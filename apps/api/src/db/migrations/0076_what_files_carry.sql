-- before
-- What somebody who opens a file should know of it: 'programacion' (it runs something), 'cifrado' (it could not be looked into,
-- decision 69).
alter table files add column carries text;
