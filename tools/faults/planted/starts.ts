import type { Fault } from '../plant.ts'

/** Faults in start-up wiring: a rule that is correct but no longer called. */
export const STARTS_FAULTS: readonly Fault[] = [
  {
    id: 'seal-not-demanded',
    harm: 'production would begin on a seal that nobody vouches for',
    file: 'apps/api/src/open-portal.ts',
    find: 'await demandGivenSeal(settings, clock.now())',
    replace: 'void demandGivenSeal',
    test: {
      file: 'apps/api/src/testing/reliability/production-start.test.ts',
      title: 'ends where nobody gave it a seal: what it made itself could be taken for the authority’s',
    },
  },
  {
    id: 'open-folder-unnoticed',
    harm: 'a data folder that other accounts read would stay open, and nobody would hear of it',
    file: 'apps/api/src/open-portal.ts',
    find: 'of await closeToOthers(settings.dataDir))',
    replace: 'of [settings.dataDir].slice(1))',
    test: {
      file: 'apps/api/src/testing/reliability/production-start.test.ts',
      title: 'says what is risky in its settings, folder, database and seal, and that it is closed',
    },
  },
  {
    id: 'one-role-without-a-word',
    harm: 'an operator would never learn that who serves may rewrite the history',
    file: 'apps/api/src/open-portal.ts',
    find: 'if (oneRole && settings.production)',
    replace: 'if (oneRole && !settings.production)',
    test: {
      file: 'apps/api/src/testing/reliability/production-start.test.ts',
      title: 'says what is risky in its settings, folder, database and seal, and that it is closed',
    },
  },
  {
    id: 'sealless-without-a-word',
    harm: 'a process that cannot seal would begin as if it could',
    file: 'apps/api/src/open-portal.ts',
    find: 'if (!seal.can) say(',
    replace: "if (!seal.can && seal.why === 'vencido') say(",
    test: {
      file: 'apps/api/src/testing/reliability/production-start.test.ts',
      title: 'says what is risky in its settings, folder, database and seal, and that it is closed',
    },
  },
  {
    id: 'closed-without-a-word',
    harm: 'an operator would not know that nobody can register yet, nor what to do',
    file: 'apps/api/src/open-portal.ts',
    find: 'if (closed !== null) say(',
    replace: "if (closed === '') say(",
    test: {
      file: 'apps/api/src/testing/reliability/production-start.test.ts',
      title: 'says what is risky in its settings, folder, database and seal, and that it is closed',
    },
  },
  {
    id: 'warnings-kept-back',
    harm: 'files would come in without an antivirus, and codes would wait, unknown to the operator',
    file: 'apps/api/src/start-portal.ts',
    find: '...settingWarnings(settings), ',
    replace: '',
    test: {
      file: 'apps/api/src/testing/reliability/production-start.test.ts',
      title: 'says what is risky in its settings, folder, database and seal, and that it is closed',
    },
  },
  {
    id: 'notices-kept-back',
    harm: 'officials would be led to a key that their operator did not announce',
    file: 'apps/api/src/start-portal.ts',
    find: ', ...settingNotices(settings)]',
    replace: ', ...settingNotices(settings).slice(9)]',
    test: {
      file: 'apps/api/src/testing/reliability/production-start.test.ts',
      title: 'says what is risky in its settings, folder, database and seal, and that it is closed',
    },
  },
  {
    id: 'relay-told-nothing-of-tls',
    harm: 'production would send mail in the clear, whatever its settings say',
    file: 'apps/api/src/delivery.ts',
    find: 'tls: settings.smtpTls,',
    replace: "tls: 'offered',",
    test: {
      file: 'apps/api/src/delivery.test.ts',
      title: 'gets no mail where the settings demand TLS, and gets it where they say otherwise',
    },
  },
]
