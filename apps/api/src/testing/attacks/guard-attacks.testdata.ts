/** Attacks on recorded history (decision 70), over a small database with one row of each kind. */

export const FIXTURE = `
  insert into users(id, kind, email, first_names, last_names, main_role, device_key, created_at, updated_at)
    values ('00000000-0000-0000-0000-000000000001', 'ciudadano', 'a@b.co', 'A', 'B', 'x', '\\x00', now(), now());
  insert into cases(id, tt_id, definitions, status, applicant_id, created_by, radicado, created_at, updated_at) values
    ('00000000-0000-0000-0000-0000000000c1', 1, 1, 'x', '00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000001', 'R1', now(), now()),
    ('00000000-0000-0000-0000-0000000000c2', 1, 1, 'x', '00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000001', null, now(), now());
  insert into case_events values
    ('00000000-0000-0000-0000-0000000000c1', 1, 't', '00000000-0000-0000-0000-000000000001', now(), '{}', 'h'),
    ('00000000-0000-0000-0000-0000000000c2', 1, 't', '00000000-0000-0000-0000-000000000001', now(), '{}', 'h');
  insert into audit_log(id, at, verb) values ('00000000-0000-0000-0000-0000000000a1', now(), 'v');
  insert into acts(id, case_id, template, origin_step, state, title, doc, series, number, dated_on, code, created_at, updated_at) values
    ('00000000-0000-0000-0000-0000000000f1', '00000000-0000-0000-0000-0000000000c1', 'T', 's', 'signed', 't', '{}', 'RES', '1', '2026-01-01', 'COD', now(), now()),
    ('00000000-0000-0000-0000-0000000000f2', '00000000-0000-0000-0000-0000000000c2', 'T', 's', 'draft', 't', '{}', 'RES', null, null, null, now(), now());
  insert into files(id, owner_id, purpose, name, mime, size, storage_key, state, created_at) values
    ('00000000-0000-0000-0000-0000000000d1', '00000000-0000-0000-0000-000000000001', 'x', 'x', 'x', 1, 'k', 'ready', now()),
    ('00000000-0000-0000-0000-0000000000d2', '00000000-0000-0000-0000-000000000001', 'x', 'x', 'x', 1, 'k2', 'ready', now());
  insert into authority_seal(fingerprint, at) values (repeat('a', 64), now());
  insert into authority_seal_chains values ('leaf', repeat('a', 64), 'given', 'pem', now(), now(), now());
  insert into oldest_program(version) values ('0.2.0') on conflict (single) do update set version = excluded.version;
  insert into configuration_items(kind, key) values ('sede', 'norte'), ('sede', 'sur'), ('sede', 'este');
  insert into configuration_contents values (sha256('{}'), '{}'), (sha256('[]'), '[]');
  insert into configuration_versions(item, number, hash, origin, made_at) values (1, 1, sha256('{}'), 'fabrica', now());
  insert into configuration_releases values (1, now(), 'w');
  insert into configuration_in_force values (1, 1, now(), 1, null), (1, 1, now() + interval '1 day', null, null),
    (1, 1, now() + interval '2 days', null, now());
  update configuration_release_now set number = 1;
  insert into configuration_edits values (1, 1, 'guardar', null, now());
  insert into configuration_left(item, at) values (1, now());
  insert into configuration_confirmations values (1, 1, '00000000-0000-0000-0000-000000000001', now());
  insert into configuration_hand_overs values (1, 1, 2);
  insert into absences(id, person_id, from_day, until_day, reason, registered_by, registered_at) values
    ('00000000-0000-0000-0000-0000000000e1', '00000000-0000-0000-0000-000000000001', '2026-01-01', '2026-01-05', 'r', '00000000-0000-0000-0000-000000000001', now());`
export const ACT = `id = '00000000-0000-0000-0000-0000000000f1'`
export const SEALED = `state = 'sealed', file_id = '00000000-0000-0000-0000-0000000000d1', sha256 = 'a'`

/** Statements a guard rejects for every role, the tables' owner included. */
export const GUARDED: readonly string[] = [
  'delete from audit_log',
  `update audit_log set verb = 'x'`,
  'truncate audit_log',
  `update case_events set body = 'x'`,
  `delete from case_events where case_id = '00000000-0000-0000-0000-0000000000c1'`,
  'truncate case_events',
  'truncate cases cascade',
  `delete from cases where radicado = 'R1'`,
  `update cases set radicado = null where radicado = 'R1'`,
  `update cases set id = gen_random_uuid() where radicado = 'R1'`,
  ...[
    `number = '2'`,
    'number = null',
    `dated_on = '2026-02-02'`,
    `code = 'Z'`,
    `doc = '{"a":1}'`,
    `title = 'z'`,
    `signer_role = 'z'`,
    `signed_at = now()`,
    `render = '{}'`,
    `state = 'draft'`,
    `state = 'withdrawn'`,
    `case_id = '00000000-0000-0000-0000-0000000000c2'`,
    'id = gen_random_uuid()',
  ].map((change) => `update acts set ${change} where ${ACT}`),
  `update acts set ${SEALED} where ${ACT}; update acts set sha256 = 'b' where ${ACT}`,
  `update acts set ${SEALED} where ${ACT}; update acts set file_id = '00000000-0000-0000-0000-0000000000d2' where ${ACT}`,
  `update acts set ${SEALED} where ${ACT}; update acts set file_id = null where ${ACT}`,
  `update acts set ${SEALED} where ${ACT}; update acts set state = 'signed' where ${ACT}`,
  `update acts set announced_at = now() where ${ACT}; update acts set announced_at = null where ${ACT}`,
  `update acts set published_at = now() where ${ACT}; update acts set published_at = null where ${ACT}`,
  `delete from acts where ${ACT}`,
  'truncate acts cascade',
  `update absences set reason = 'x'`,
  `update absences set ended_at = now(), ended_by = person_id; update absences set ended_at = null, ended_by = null`,
  'delete from absences',
  // each with a key of its own: two equal ones would be refused as such
  `update configuration_items set key = key || 'x'`,
  'truncate configuration_items cascade',
  `update configuration_contents set hash = sha256('{ }'), text = '{ }' where text = '[]'`,
  `delete from configuration_contents where text = '[]'`,
  'truncate configuration_contents cascade',
  `update configuration_versions set hash = sha256('[]')`,
  'update configuration_versions set retired = true',
  'truncate configuration_versions cascade',
  `update configuration_releases set at = now()`,
  `update configuration_edits set editor = '00000000-0000-0000-0000-000000000001'`,
  'delete from configuration_edits',
  'truncate configuration_edits',
  `update configuration_left set at = now()`,
  'delete from configuration_left',
  'truncate configuration_left',
  `update configuration_confirmations set at = now()`,
  'delete from configuration_confirmations',
  'truncate configuration_confirmations',
  'update configuration_hand_overs set taker = 3',
  'delete from configuration_hand_overs',
  'truncate configuration_hand_overs',
  'truncate configuration_releases cascade',
  'update configuration_in_force set release = null where release is not null',
  `update configuration_in_force set due = now() where release is null and called_off_at is null`,
  'update configuration_in_force set called_off_at = null where called_off_at is not null',
  'delete from configuration_in_force',
  'truncate configuration_in_force',
  'update configuration_release_now set number = 0',
  'update configuration_release_now set number = 3',
  'delete from configuration_release_now',
  'truncate configuration_release_now',
  'insert into configuration_gate values (1)',
  `insert into acts select * from acts where ${ACT} on conflict (id) do update set number = '9'`,
  `merge into acts a using (select 1) x on a.${ACT} when matched then update set number = '9'`,
]

/** Statements prevented only by the serving role's missing rights. */
export const WITHHELD: readonly string[] = [
  `set session_replication_role = replica; delete from acts where ${ACT}`,
  'alter table acts disable trigger all',
  'alter table acts disable trigger acts_guard',
  'drop trigger acts_guard on acts',
  'drop table audit_log',
  'alter table audit_log owner to current_user',
  `create or replace function acts_guard() returns trigger language plpgsql as 'begin return new; end'`,
  'create table public.mine (a int)',
  `create function public.to_jsonb(acts) returns jsonb language sql as 'select null::jsonb'`,
  'create schema mine',
  'create extension dblink',
  'set role ventanilla_migrator',
  'set role ventanilla',
  'create role other superuser',
  `copy audit_log to program 'cat'`,
  `copy audit_log to '/tmp/x'`,
  `select pg_read_file('/etc/passwd')`,
  `update migrations set hash = 'x'`,
  'delete from migrations',
  `insert into migrations(name, hash) values ('9999_x.sql', 'x')`,
  `update oldest_program set version = '0.0.1'`,
  'delete from oldest_program',
  `update authority_seal set fingerprint = repeat('b', 64)`,
  'delete from authority_seal',
  'delete from authority_seal_chains',
  `update authority_seal_chains set chain_pem = 'x'`,
  // foreign keys protect them too
  'delete from configuration_items',
  'delete from configuration_versions',
  'delete from configuration_releases',
  `insert into authority_seal_changes values (gen_random_uuid(), 'a', 'b', 'r', 'w', now())`,
  // even of a draft: its history is deleted only along with the draft itself
  `delete from case_events where case_id = '00000000-0000-0000-0000-0000000000c2'`,
]

/**
 * Tables the serving role can read, insert, update and delete. A new table needs a decision: here, or in
 * `RIGHTS` if it keeps history.
 */
export const ORDINARY_TABLES: readonly string[] = [
  'act_copies',
  'act_remarks',
  'act_versions',
  'acts',
  'appeal_drafts',
  'applicant_changes',
  'budgets',
  'case_notes',
  'case_parties',
  'case_places',
  'case_presence',
  'case_words',
  'cases',
  'chores',
  'configuration_drafts',
  'configuration_shipped',
  'configuration_trials',
  'debts',
  'deletion_requests',
  'drafts',
  'file_index',
  'files',
  'global_alerts',
  'idempotency_keys',
  'jobs',
  'key_signatures',
  'legal_acceptances',
  'link_tokens',
  'notices',
  'notifications',
  'otp_signatures',
  'outbox',
  'outside_addresses',
  'parameter_history',
  'parameters',
  'passkey_challenges',
  'passkeys',
  'payments',
  'powers',
  'public_figures',
  'publications',
  'rate_limits',
  'receipts',
  'report_sendings',
  'saved_reports',
  'saved_views',
  'series',
  'server_processes',
  'sessions',
  'short_lived_objects',
  'task_offers',
  'tasks',
  'user_roles',
  'users',
  'verification_codes',
]
