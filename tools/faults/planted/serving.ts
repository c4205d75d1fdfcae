import type { Fault } from '../plant.ts'

/** Faults in how a process receives requests, reports whether it serves, and shuts down. */
export const SERVING_FAULTS: readonly Fault[] = [
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
      title: 'is told yes while the store',
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
      title: 'is told yes while the store',
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
  {
    id: 'crowd-taken-for-an-outage',
    harm: 'on a busy day the balancer would take out one process after the other',
    file: 'apps/api/src/db/connections.ts',
    find: 'pulse === null ? current.reads.query(config)',
    replace: 'deadlines !== null ? current.reads.query(config)',
    test: {
      file: 'apps/api/src/modules/health/balancer-routes.test.ts',
      title: 'a crowd before the database is no outage',
    },
  },
]
