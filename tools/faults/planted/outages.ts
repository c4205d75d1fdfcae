import type { Fault } from '../plant.ts'

/** Faults in what the portal does while something that it needs is away. */
export const OUTAGES_FAULTS: readonly Fault[] = [
  {
    id: 'silent-connection-waited-for',
    harm: 'after a silent loss of its connections the portal would hang until somebody restarts it',
    file: 'apps/api/src/db/connections.ts',
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
    file: 'apps/api/src/db/connections.ts',
    find: "if (failure === 'silent' || failure === 'moved') replace()",
    replace: "if (failure === 'moved') replace()",
    test: {
      file: 'apps/api/src/db/connections.test.ts',
      title: 'tells everybody soon where not even new connections work',
    },
  },
  {
    id: 'locks-of-the-dead',
    harm: 'the rows of a transaction whose server died would stay closed to everybody',
    file: 'apps/api/src/db/connections.ts',
    find: '          idle_in_transaction_session_timeout: deadlines.idleInTransaction,\n',
    replace: '',
    test: {
      file: 'apps/api/src/db/connections.test.ts',
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
    file: 'apps/api/src/db/sql.ts',
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
    file: 'apps/api/src/db/cursor.ts',
    find: 'set local statement_timeout = ${PIECE_MS}; ',
    replace: '',
    test: { file: 'apps/api/src/db/connections.test.ts', title: 'is read in pieces' },
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
    id: 'half-a-request-for-ever',
    harm: 'a stranger would keep thousands of connections with a byte a minute',
    file: 'apps/api/src/http/slow-senders.ts',
    find: 'if (late < 0 ||',
    replace: 'if (late < 1e9 ||',
    test: {
      file: 'apps/api/src/http/slow-senders.test.ts',
      title: 'ends a request of which a byte comes now and then',
    },
  },
  {
    id: 'half-a-head-for-ever',
    harm: 'a stranger would keep thousands of connections with half a line each',
    file: 'apps/api/src/app.ts',
    find: 'headersTimeout: patience.headMs',
    replace: 'headersTimeout: patience.headMs * 1000',
    test: {
      file: 'apps/api/src/http/slow-senders.test.ts',
      title: 'ends a request whose head never comes to its end',
    },
  },
  {
    id: 'large-files-on-slow-lines-cut',
    harm: 'who lives where the signal is weak could send no large file',
    file: 'apps/api/src/http/slow-senders.ts',
    find: '>= patience.bytesPerSecond',
    replace: '>= patience.bytesPerSecond * 1000',
    test: {
      file: 'apps/api/src/http/slow-senders.test.ts',
      title: 'receives a large file over a slow line, however long it takes',
    },
  },
  {
    id: 'balancer-not-told',
    harm: 'people would be sent to a process that ends, and be refused',
    file: 'apps/api/src/modules/health/balancer-routes.ts',
    find: "app.door.leaving ? 'sale' : base",
    replace: 'base',
    test: {
      file: 'apps/api/src/http/drain.test.ts',
      title: 'tells balancers first and serves everybody meanwhile',
    },
  },
  {
    id: 'filing-cut-off-at-the-end',
    harm: 'a filing would be cut off although it is committed',
    file: 'apps/api/src/app.ts',
    find: 'forceCloseConnections: false',
    replace: 'forceCloseConnections: true',
    test: {
      file: 'apps/api/src/http/drain.test.ts',
      title: 'finishes and answers what runs, and takes nothing new',
    },
  },
  {
    id: 'end-held-up-by-a-stranger',
    harm: 'one connection that asks nothing would keep a process from ending until it is killed',
    file: 'apps/api/src/http/drain.ts',
    find: 'if (quiet || now - began >= cutMs)',
    replace: 'if (now - began >= cutMs)',
    test: {
      file: 'apps/api/src/http/drain.test.ts',
      title: 'is not held up by connections that ask nothing, or only half',
    },
  },
  {
    id: 'no-notice-before-the-end',
    harm: 'the balancer would still send people to a listener that is closed',
    file: 'apps/api/src/shutdown.ts',
    find: "settings.production && reason === 'SIGTERM'",
    replace: "settings.production && reason === 'SIGUSR1'",
    test: { file: 'apps/api/src/testing/reliability/sigterm.test.ts', title: 'ms for the balancer' },
  },
  {
    id: 'store-takes-everybody-out',
    harm: 'nobody could file while the store of files is away',
    file: 'apps/api/src/modules/health/balancer-routes.ts',
    find: ".code(status === 'ok' ? 200 : 503)",
    replace: ".code(status === 'ok' && files === 'ok' ? 200 : 503)",
    test: {
      file: 'apps/api/src/modules/health/balancer-routes.test.ts',
      title: 'is told yes while the store %s',
    },
  },
  {
    id: 'part-that-hangs-waited-for',
    harm: 'a store that hangs would make the balancer take every process out',
    file: 'apps/api/src/modules/health/parts.ts',
    find: 'await Promise.race([check(), late])',
    replace: 'await check()',
    test: {
      file: 'apps/api/src/modules/health/balancer-routes.test.ts',
      title: 'is told yes while the store %s',
    },
  },
  {
    id: 'jobs-kept-by-who-left',
    harm: 'after each restart papers would wait two minutes for a process that is gone',
    file: 'apps/api/src/jobs.ts',
    find: 'if (leaving()) {',
    replace: 'if (leaving() && jobs.length > 99) {',
    test: {
      file: 'apps/api/src/leaving.test.ts',
      title: 'a process that leaves finishes the job that it has begun and gives the others back at once',
    },
  },
]
