-- The two roles of the portal (docs/operacion.md, "Two roles"), run once in its empty database by whoever may make roles:
-- MIGRATOR_PASSWORD=… SERVING_PASSWORD=… psql -f deploy/roles.sql postgres://administrator@server/ventanilla
-- The migrator owns everything and may not make roles. The serving role owns nothing; its rights on tables come with each migration.
\getenv migrator_password MIGRATOR_PASSWORD
\getenv serving_password SERVING_PASSWORD
create role ventanilla_migrator login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'migrator_password';
create role ventanilla_server login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'serving_password';
select current_database() as database \gset
revoke all on database :"database" from public;
grant connect on database :"database" to ventanilla_server;
-- create: the extensions, which are trusted
grant connect, create, temporary on database :"database" to ventanilla_migrator;
grant create, usage on schema public to ventanilla_migrator;
grant usage on schema public to ventanilla_server;
