import type { Fault } from '../plant.ts'

/** Faults in how a process receives requests, reports whether it serves, and shuts down. */
export const SERVING_FAULTS: readonly Fault[] = [
  {
    id: 'half-a-request-for-ever',
    harm: 'a stranger would keep thousands of connections with a byte a minute',
    file: 'apps/api/src/http/guards/slow-senders.ts',
    find: 'if (late < 0 ||',
    replace: 'if (late < 1e9 ||',
    test: {
      file: 'apps/api/src/http/guards/slow-senders.test.ts',
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
      file: 'apps/api/src/http/guards/slow-senders.test.ts',
      title: 'ends a request whose head never comes to its end',
    },
  },
  {
    id: 'large-files-on-slow-lines-cut',
    harm: 'who lives where the signal is weak could send no large file',
    file: 'apps/api/src/http/guards/slow-senders.ts',
    find: '>= patience.bytesPerSecond',
    replace: '>= patience.bytesPerSecond * 1000',
    test: {
      file: 'apps/api/src/http/guards/slow-senders.test.ts',
      title: 'receives a large file over a slow line, however long it takes',
    },
  },
  {
    id: 'balancer-not-told',
    harm: 'people would be sent to a process that ends, and be refused',
    file: 'apps/api/src/modules/health/balancer-routes.ts',
    find: "app.shutdown.announced ? 'sale' : base",
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
      file: 'apps/api/src/shutdown.test.ts',
      title: 'a process that leaves finishes the job that it has begun and gives the others back at once',
    },
  },
  {
    id: 'crowd-taken-for-an-outage',
    harm: 'on a busy day the balancer would take out one process after the other',
    file: 'apps/api/src/db/connection/connections.ts',
    find: 'pulse === null ? current.reads.query(config)',
    replace: 'deadlines !== null ? current.reads.query(config)',
    test: {
      file: 'apps/api/src/modules/health/balancer-routes.test.ts',
      title: 'a crowd before the database is no outage',
    },
  },
  {
    id: 'start-on-its-own-seal',
    harm: 'production would sign for the authority with a key that nobody vouches for, unnoticed',
    file: 'apps/api/src/open-portal.ts',
    find: 'await demandGivenSeal(settings, clock.now())',
    replace: '',
    test: {
      file: 'apps/api/src/open-portal.test.ts',
      title: 'without a seal that somebody else gave ends before anything is served',
    },
  },
  {
    id: 'one-role-in-silence',
    harm: 'the operator would not learn that who serves may also cut the audit',
    file: 'apps/api/src/open-portal.ts',
    find: 'if (oneRole && settings.production)',
    replace: 'if (oneRole && !settings.production)',
    test: {
      file: 'apps/api/src/open-portal.test.ts',
      title:
        'tells the operator of one role for everything, a seal that does not work, a portal without administrators and an open folder',
    },
  },
  {
    id: 'no-seal-in-silence',
    harm: 'papers would wait for a seal and the start would say nothing of it',
    file: 'apps/api/src/open-portal.ts',
    find: 'if (!seal.can) say(',
    replace: 'if (seal.can) say(',
    test: {
      file: 'apps/api/src/open-portal.test.ts',
      title:
        'tells the operator of one role for everything, a seal that does not work, a portal without administrators and an open folder',
    },
  },
  {
    id: 'closed-in-silence',
    harm: 'a new portal would turn everybody away and not say how it is opened',
    file: 'apps/api/src/open-portal.ts',
    find: 'if (closed !== null) say(',
    replace: 'if (closed === null) say(',
    test: {
      file: 'apps/api/src/open-portal.test.ts',
      title:
        'tells the operator of one role for everything, a seal that does not work, a portal without administrators and an open folder',
    },
  },
  {
    id: 'open-folder-at-the-start',
    harm: 'files of before would stay readable for every account of the server',
    file: 'apps/api/src/open-portal.ts',
    find: 'of await closeToOthers(settings.dataDir)',
    replace: 'of closeToOthers.name.slice(99)',
    test: {
      file: 'apps/api/src/open-portal.test.ts',
      title:
        'tells the operator of one role for everything, a seal that does not work, a portal without administrators and an open folder',
    },
  },
  {
    id: 'mailer-not-told-to-encrypt',
    harm: 'codes and links would leave in the clear where a relay says that it cannot encrypt',
    file: 'apps/api/src/delivery.ts',
    find: 'tls: settings.smtpTls,',
    replace: "tls: 'offered',",
    test: {
      file: 'apps/api/src/open-portal.test.ts',
      title: 'goes to no relay in the clear, unless the operator allows it',
    },
  },
]
