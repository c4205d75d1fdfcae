import type { Fault } from '../../plant.ts'

const TEST = 'apps/api/src/modules/reports/reports.test.ts'
const ANSWER = 'apps/api/src/db/reports/answer.ts'
const COLUMNS = 'apps/api/src/db/reports/columns.ts'

const WORK = 'apps/api/src/db/reports/work-columns.ts'
const READY = 'apps/api/src/modules/reports/ready-reports.test.ts'

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
    file: WORK,
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
  {
    id: 'suspension-charged-to-a-stage',
    harm: 'the time for which an applicant keeps the authority waiting would count as its delay',
    file: WORK,
    find: '- ${suspended})`',
    replace: '- 0 * ${suspended})`',
    test: { file: READY, title: 'is not charged with the days on which the term of its case was suspended' },
  },
  {
    id: 'legal-wait-charged-to-a-stage',
    harm: 'the days of a notice or of an appeal would count as delay of who must wait for them',
    file: WORK,
    find: '(case when ${waits} then t.due_on when',
    replace: '(case when ${waits} then ${t.opened} when',
    test: { file: READY, title: 'is what a plain program finds in these histories' },
  },
  {
    id: 'silence-during-suspension',
    harm: 'a silence would be announced for a day on which the term does not run',
    file: 'apps/api/src/db/reports/silence-columns.ts',
    find: 'when p.still then null when',
    replace: 'when p.still and false then null when',
    test: { file: READY, title: 'is what a plain program finds in these histories' },
  },
  {
    id: 'draft-counted-as-decision',
    harm: 'what a draft proposes would be counted as decided',
    file: COLUMNS,
    find: 'a.template = any(${[...decisions]}::text[])',
    replace: '${decisions.length}::int > 0',
    test: { file: READY, title: 'is what a plain program finds in these histories' },
  },
  {
    id: 'revoked-act-stands',
    harm: 'an act that was revoked would be counted among those that stand',
    file: COLUMNS,
    find: 'r.closed_at <= w.at',
    replace: 'r.closed_at > w.at',
    test: { file: READY, title: 'is what a plain program finds in these histories' },
  },
  {
    id: 'gap-at-the-end',
    harm: 'a number that was taken last and given to no act would not be missed',
    file: ANSWER,
    find: 'select code, scope, last_number + 1 from',
    replace: 'select code, scope, 1 from',
    test: { file: READY, title: 'miss none, and one that goes missing is named' },
  },
  {
    id: 'moved-visit-without-cause',
    harm: 'visits that the authority moved would have no cause',
    file: WORK,
    find: 'm.done_at = e.at and',
    replace: 'm.done_at > e.at and',
    test: { file: READY, title: 'is what a plain program finds in these histories' },
  },
  {
    id: 'appeal-without-its-end',
    harm: 'the figures would not say how appeals ended',
    file: 'packages/domain/src/workflow/effects/joint-appeals.ts',
    find: "(one.state === 'estudio' && typeof decision === 'string' && { ended: decision })",
    replace: "(one.state === 'espera' && typeof decision === 'string' && { ended: decision })",
    test: { file: READY, title: 'have what the reports are about' },
  },
]
