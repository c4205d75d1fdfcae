/**
 * Places whose statement text cannot be determined from the source, by file and function, with the reason. The
 * list only shrinks: an entry that can be checked, or whose place is gone, fails the test.
 */
export const UNCHECKED: Readonly<Record<string, string>> = {
  'apps/api/src/db/connection/transaction.ts transaction':
    'hands on what others gave it to send: those are checked',
  'apps/api/src/db/people/sessions.ts actorsOfSessions':
    'a day of the clock is told as a text: absences.test.ts sends it for many days',
  'apps/api/src/db/reports/answer.ts readFigures':
    'days of the period before are told as texts: reports.test.ts sends it for every subject and dimension',
  'apps/api/src/http/idempotency.ts after': 'hands on what others gave it to send: those are checked',
}
