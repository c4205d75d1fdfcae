import type { Fault } from '../plant.ts'

/** Faults in the portal's behaviour while a service that it needs is unavailable. */
export const OUTAGES_FAULTS: readonly Fault[] = [
  {
    id: 'silent-connection-waited-for',
    harm: 'after a silent loss of its connections the portal would hang until somebody restarts it',
    file: 'apps/api/src/db/connection/connections.ts',
    find: '          query_timeout: deadlines.answer,\n',
    replace: '',
    test: {
      file: 'apps/api/src/testing/reliability/half-open.test.ts',
      title: 'everybody is served again within 15 s',
    },
  },
  {
    id: 'lost-connections-one-by-one',
    harm: 'after a silent loss each connection would cost somebody a deadline',
    file: 'apps/api/src/db/connection/connections.ts',
    find: "if (failure === 'silent' || failure === 'moved') replace()",
    replace: "if (failure === 'moved') replace()",
    test: {
      file: 'apps/api/src/db/connection/connections.test.ts',
      title: 'tells everybody soon where not even new connections work',
    },
  },
  {
    id: 'locks-of-the-dead',
    harm: 'the rows of a transaction whose server died would stay closed to everybody',
    file: 'apps/api/src/db/connection/connections.ts',
    find: ' -c idle_in_transaction_session_timeout=${deadlines.idleInTransaction}',
    replace: '',
    test: {
      file: 'apps/api/src/db/connection/connections.test.ts',
      title: 'keeps no row from others while nothing is asked within its transaction',
    },
  },
  {
    id: 'lost-commit-forgotten',
    harm: 'who filed would be told no although it was filed',
    file: 'apps/api/src/http/idempotency.ts',
    find: 'tries === 1 && isGone(failureOf(error))',
    replace: 'tries > 1 && isGone(failureOf(error))',
    test: {
      file: 'apps/api/src/http/idempotency.test.ts',
      title: 'finds by its key that a commit was kept whose answer was lost',
    },
  },
  {
    id: 'lost-commit-done-again',
    harm: 'what was committed would be done a second time where its answer got lost',
    file: 'apps/api/src/db/connection/sql.ts',
    find: 'if (committing || performance.now()',
    replace: 'if (performance.now()',
    test: {
      file: 'apps/api/src/http/idempotency.test.ts',
      title: 'finds by its key that a commit was kept whose answer was lost',
    },
  },
  {
    id: 'exports-cut-at-the-deadline-of-calls',
    harm: 'a long list could not be downloaded any more',
    file: 'apps/api/src/db/connection/cursor.ts',
    find: 'set local statement_timeout = ${PIECE_MS}; ',
    replace: '',
    test: { file: 'apps/api/src/db/connection/connections.test.ts', title: 'is read in pieces' },
  },
  {
    id: 'outage-told-as-a-mistake',
    harm: 'whoever calls while the database changes over would be told of an unexpected error, and not when to come again',
    file: 'apps/api/src/http/errors.ts',
    find: 'if (failure !== null) {',
    replace: "if (failure === 'full') {",
    test: {
      file: 'apps/api/src/http/errors.test.ts',
      title: 'is told as that, with when to come again',
    },
  },
  {
    id: 'full-disk-in-silence',
    harm: 'nobody who watches the log would learn that a disk is full',
    file: 'apps/api/src/http/errors.ts',
    find: "failure === 'full' ? 'error' : 'warn'",
    replace: "failure === 'full' ? 'debug' : 'warn'",
    test: { file: 'apps/api/src/http/errors.test.ts', title: 'is told and logged as a full disk' },
  },
  {
    id: 'store-that-hangs-waited-for-each-time',
    harm: 'each job that needs a file would hold up mail and terms, one after the other',
    file: 'apps/api/src/adapters/storage/guarded-store.ts',
    find: 'awayUntil = performance.now() + limits.rest',
    replace: 'void limits.rest',
    test: {
      file: 'apps/api/src/adapters/storage/guarded-store.test.ts',
      title: 'is waited for once, and every call about files is told that it is away',
    },
  },
  {
    id: 'store-reopened-by-who-asks-for-it',
    harm: 'each look of a balancer would let calls in to hang, and give out dead upload links',
    file: 'apps/api/src/adapters/storage/guarded-store.ts',
    find: 'await within(() => store.check(), limits.answer)',
    replace: 'awayUntil = 0; await within(() => store.check(), limits.answer)',
    test: {
      file: 'apps/api/src/adapters/storage/guarded-store.test.ts',
      title: 'stays closed to calls while a balancer asks for it again and again',
    },
  },
  {
    id: 'store-away-for-one-missing-object',
    harm: 'a file that is not there would close the store to everybody',
    file: 'apps/api/src/adapters/storage/guarded-store.ts',
    find: 'if (ofOneObject(error)) throw error',
    replace: 'void ofOneObject',
    test: {
      file: 'apps/api/src/adapters/storage/guarded-store.test.ts',
      title: 'stays in use when one object is not there, or a disk is full',
    },
  },
  {
    id: 'store-away-told-as-a-mistake',
    harm: 'who uploads while the store is away would be told of an unexpected error',
    file: 'apps/api/src/http/errors.ts',
    find: "error.name === 'StoreAway'",
    replace: "error.name === 'StoreIsAway'",
    test: {
      file: 'apps/api/src/modules/files/store-unavailable.test.ts',
      title: 'uploads and downloads say so, and everything else goes on',
    },
  },
  {
    id: 'start-gives-up-on-a-database-that-recovers',
    harm: 'after a power cut the portal would stay down until somebody starts it by hand',
    file: 'apps/api/src/wait-for-database.ts',
    find: "  'refused',\n",
    replace: '',
    test: {
      file: 'apps/api/src/wait-for-database.test.ts',
      title: 'waits for a database that is replaying its log',
    },
  },
  {
    id: 'restore-beneath-who-serves',
    harm: 'what people send while a copy is put back would be lost',
    file: 'tools/backup/under-restore.ts',
    find: 'await refuseWhileServed(url, new Date())',
    replace: 'void refuseWhileServed',
    test: { file: 'tools/backup/backup.test.ts', title: 'is a dump that comes back into another server' },
  },
  {
    id: 'restore-beneath-who-is-not-seen',
    harm: 'a process behind a pool of sessions would write while a copy is put back',
    file: 'tools/backup/still-served.ts',
    find: 'table?.there === true ?',
    replace: 'table === undefined ?',
    test: {
      file: 'tools/backup/backup.test.ts',
      title: 'is refused while somebody serves from it, whichever way that shows',
    },
  },
]
