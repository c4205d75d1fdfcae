/** A file exempt from a rule, and the reason. */
interface Exception {
  readonly path: RegExp
  readonly why: string
}

/** Files that can read the machine's clock (decision 46). */
export const MACHINE_CLOCK: readonly Exception[] = [
  { path: /^apps\/api\/src\/adapters\/clock\//, why: 'it is the clock port' },
  { path: /^apps\/api\/src\/http\/(budgets|rate-limit|login-guard)\.ts$/, why: 'limits use the real clock' },
  { path: /^apps\/api\/src\/db\/migrating\//, why: 'notes when a migration was applied; no rule reads it' },
  {
    path: /^apps\/api\/src\/(db\/(sessions|login|housekeeping)\.ts$|modules\/sessions\/)/,
    why: 'sessions stand behind tokens, which use the real clock',
  },
  {
    path: /^apps\/api\/src\/(http|modules\/[^/]+)\/[\w-]*token[\w-]*\.ts$/,
    why: 'tokens use the real clock',
  },
  { path: /^apps\/web\/src\/client\/clock\.ts$/, why: 'the browser’s clock, for display and autosave' },
  { path: /^(tools|bench|e2e)\//, why: 'programs that measure or drive, no rules of the product' },
  {
    path: /\.(test|testkit|testdata)\.tsx?$/,
    why: 'tests compare with the real clock where that is their subject',
  },
]

/** Files that can be longer than 400 lines. */
export const LONG_FILES: readonly Exception[] = [
  { path: /^packages\/catalog\//, why: 'data of the authority' },
  { path: /\/generated\//, why: 'written by a program' },
  { path: /\/acceptance\//, why: 'tables of facts that tests compare with' },
  { path: /\.(test|testkit|testdata)\.tsx?$/, why: 'lists of cases, read from top to bottom' },
  { path: /\.(json|md|sql|svg)$|^(LICENSE|NOTICE)$/, why: 'not program text' },
]

/** Ids of steps and acts that mechanisms still name, per file; each file's number can only fall. */
export const LITERAL_IDS: Readonly<Record<string, number>> = {
  'apps/api/src/db/cases/join-cases.ts': 4,
  'apps/api/src/db/cases/pass-case.ts': 1,
  'apps/api/src/modules/applicant-changes/ask-change.ts': 2,
  'apps/api/src/modules/applicant-changes/change-act.ts': 7,
  'apps/api/src/modules/applicant-changes/change-record.ts': 1,
  'apps/api/src/modules/applicant-changes/move-change.ts': 14,
  'apps/api/src/modules/applicant-changes/offers.ts': 2,
  'apps/api/src/modules/applicant-changes/routes.ts': 1,
  'apps/api/src/modules/cases/timeline.ts': 1,
  'apps/web/src/features/mis-solicitudes/change-now.tsx': 4,
  'apps/web/src/features/mis-solicitudes/change-words.ts': 9,
  'apps/web/src/features/mis-solicitudes/payment-panel.tsx': 1,
  'apps/web/src/features/mis-solicitudes/use-timeline.ts': 1,
  'apps/web/src/features/tareas/paso/change-calls.ts': 4,
  'apps/web/src/features/tareas/task-rows-administration.ts': 12,
  'apps/web/src/features/tareas/task-rows.ts': 14,
  'packages/domain/src/cases/act-case-values.ts': 6,
  'packages/domain/src/cases/act-notification-values.ts': 10,
  'packages/domain/src/cases/act-permit-values.ts': 1,
  'packages/domain/src/cases/act-request-values.ts': 4,
  'packages/domain/src/cases/act-sanction-values.ts': 5,
  'packages/domain/src/workflow/change-letter.ts': 3,
  'packages/domain/src/workflow/finish-task.ts': 1,
  'packages/domain/src/workflow/suggest-rules.ts': 1,
}

export const excepted = (list: readonly Exception[], path: string): boolean =>
  list.some((exception) => exception.path.test(path))
