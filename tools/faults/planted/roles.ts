import type { Fault } from '../plant.ts'

const test = (title: string): Fault['test'] => ({ file: 'apps/api/src/db/migrating/rights.test.ts', title })
const file = 'apps/api/src/db/migrating/rights.ts'

/** Faults in the rights of the serving database role. */
export const ROLES_FAULTS: readonly Fault[] = [
  {
    id: 'audit-that-can-be-cut',
    harm: 'whoever took the process over would hold rights on the audit',
    file,
    find: 'audit_log: APPENDED,',
    replace: 'audit_log: ORDINARY,',
    test: test('are stated whole at every start: what a hand added goes, a new table is an ordinary one'),
  },
  {
    id: 'seal-changed-by-the-portal',
    harm: 'whoever took the process over would make another key the authority’s',
    file,
    find: 'authority_seal: APPENDED,',
    replace: 'authority_seal: ORDINARY,',
    test: test('cannot make another key the authority’s, which is done by a command on the server'),
  },
  {
    id: 'rights-added-by-hand-stay',
    harm: 'a right that somebody granted for a moment would stay for ever',
    file,
    find: 'if (wrong.length === 0) return',
    replace: 'if (wrong.length < 99) return',
    test: test('are stated whole at every start: what a hand added goes, a new table is an ordinary one'),
  },
  {
    id: 'one-column-of-the-audit',
    harm: 'a right on one column, given for a moment, would let whoever took the process over change the audit',
    file,
    find: 'new Set([...whole, ...some]).size !== whole.length ||',
    replace: '',
    test: test('are not widened by a column'),
  },
  {
    id: 'rights-of-everybody-stay',
    harm: 'what everybody was given on the audit the serving role would keep',
    file,
    find: 'from ${as}, public; grant',
    replace: 'from ${as}; grant',
    test: test('are not widened by what everybody was given'),
  },
  {
    id: 'rights-borrowed-from-a-role',
    harm: 'a membership would go round every right that is stated at the start',
    file,
    find: 'await refuseBorrowed(client, role)',
    replace: 'void refuseBorrowed',
    test: test('that come from another role end the start, with the table and what to do'),
  },
  {
    id: 'owner-that-serves',
    harm: 'two roles would be set up and one of them could do everything',
    file,
    find: 'if (rows[0].superior)',
    replace: "if (rows[0].superior && role === '')",
    test: test('are refused to a role that may everything anyway'),
  },
  {
    id: 'serving-on-an-unprepared-database',
    harm: 'a process would answer with errors because its tables are not there',
    file: 'apps/api/src/db/migrating/prepare.ts',
    find: "known === undefined ? file.kind === 'before' : known !== file.hash",
    replace: 'known !== undefined && known !== file.hash',
    test: test('does not start while a migration is missing, with the command that brings it'),
  },
  {
    id: 'embedded-superuser-keeps-its-tables',
    harm: 'an embedded database of the release before could not be migrated any more',
    file: 'apps/api/src/adapters/postgres/roles.ts',
    find: 'await client.query(ADOPT)',
    replace: 'void ADOPT',
    test: {
      file: 'apps/api/src/adapters/postgres/database.test.ts',
      title:
        'is served by a role that owns nothing and makes nothing, and what a release before made as the superuser is the migrator’s',
    },
  },
]
