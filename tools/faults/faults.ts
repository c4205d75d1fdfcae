import type { Fault } from './plant.ts'

/**
 * Small mistakes that a person could make, each with the test that must notice. It grows with every defect that comes
 * from outside: the mend, its test, and here what the test is for.
 */
export const FAULTS: readonly Fault[] = [
  {
    id: 'notice-served-a-day-early',
    harm: 'a notice would count on the day that the law still leaves free (CPACA art. 69)',
    file: 'packages/domain/src/workflow/notifying.ts',
    find: '? today > r.legalOn :',
    replace: '? today >= r.legalOn :',
    test: {
      file: 'packages/domain/src/workflow/notifying.test.ts',
      title: 'a recipient counts as notified',
    },
  },
  {
    id: 'fine-of-more-than-a-year',
    harm: 'an infringement would weigh more days than the resolution counts',
    file: 'packages/domain/src/fees/fine.ts',
    find: "'Los días de la infracción'), 365)",
    replace: "'Los días de la infracción'), 3650)",
    test: {
      file: 'packages/domain/src/fees/fine.test.ts',
      title: 'counts no more than a year of infringement',
    },
  },
  {
    id: 'ended-session-serves',
    harm: 'a token would go on after its owner logged out',
    file: 'apps/api/src/db/sessions.ts',
    find: 'and s.ended_at is null and s.expires_at',
    replace: 'and s.expires_at',
    test: {
      file: 'apps/api/src/db/sessions.test.ts',
      title: 'refuses a session that ended while an earlier check of it was running',
    },
  },
]
