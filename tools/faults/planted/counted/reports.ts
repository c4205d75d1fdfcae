import type { Fault } from '../../plant.ts'

const TEST = 'apps/api/src/modules/reports/reports.test.ts'
const ANSWER = 'apps/api/src/db/reports/answer.ts'
const COLUMNS = 'apps/api/src/db/reports/columns.ts'

/** Faults in the figures of reports. */
export const REPORTS_FAULTS: readonly Fault[] = [
  {
    id: 'figures-of-other-offices',
    harm: 'a head of an office would read the figures of all others',
    file: ANSWER,
    find: "      rowsFor(actor, 'cases.read'),\n",
    replace: '',
    test: { file: TEST, title: 'of an office counts the cases of that office' },
  },
  {
    id: 'number-without-its-instant',
    harm: 'the list behind a number would hold what came after it',
    file: COLUMNS,
    find: "sql`t.opened_at <= ${at}::timestamptz and t.state in ('open', 'done')`",
    replace: "sql`${at}::timestamptz is not null and t.state in ('open', 'done')`",
    test: { file: TEST, title: 'keeps its instant' },
  },
  {
    id: 'receipt-charged-twice',
    harm: 'a receipt that expired and was issued again would be charged twice in the figures',
    file: COLUMNS,
    find: "and n.state not in ('prepared', 'annulled'))",
    replace: "and n.state in ('prepared'))",
    test: { file: TEST, title: 'charges an expired receipt that was issued again once' },
  },
  {
    id: 'shared-with-everybody',
    harm: 'a report shared with one role would be shown to holders of others',
    file: 'apps/api/src/modules/reports/saved-reports.ts',
    find: 's.role = any(${[...actor.roles]}::text[])',
    replace: 's.role is not null',
    test: { file: TEST, title: 'is shared with a role, whose holders see their own rows' },
  },
  {
    id: 'report-mailed-to-who-left',
    harm: 'figures would go on being mailed to somebody who left',
    file: 'apps/api/src/modules/reports/send-reports.ts',
    find: "row.active && row.kind === 'funcionario'",
    replace: "row.kind === 'funcionario'",
    test: { file: TEST, title: 'a report by mail' },
  },
  {
    id: 'saved-report-of-another',
    harm: 'a reader of a shared report would delete it for everybody',
    file: 'apps/api/src/modules/reports/saved-reports.ts',
    find: 'delete from saved_reports where id = ${id}::uuid and owner_id = ${actor.id}::uuid',
    replace: 'delete from saved_reports where id = ${id}::uuid and ${actor.id}::uuid is not null',
    test: { file: TEST, title: 'is shared with a role, whose holders see their own rows' },
  },
]
