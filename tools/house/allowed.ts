/** A file exempt from a rule, and the reason. */
interface Exception {
  readonly path: RegExp
  readonly why: string
}

/** Files that can read the machine's clock (decision 46). */
export const MACHINE_CLOCK: readonly Exception[] = [
  { path: /^apps\/api\/src\/adapters\/clock\//, why: 'it is the clock port' },
  {
    path: /^apps\/api\/src\/http\/guards\/(budgets|rate-limit|login-guard)\.ts$/,
    why: 'limits use the real clock',
  },
  { path: /^apps\/api\/src\/db\/migrating\//, why: 'notes when a migration was applied; no rule reads it' },
  {
    path: /^apps\/api\/src\/(db\/(people\/(sessions|login)|housekeeping)\.ts$|modules\/sessions\/)/,
    why: 'sessions stand behind tokens, which use the real clock',
  },
  {
    path: /^apps\/api\/src\/(http\/guards|modules\/[^/]+)\/[\w-]*token[\w-]*\.ts$/,
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

/** Folders that can hold more than thirty files. */
export const WIDE_FOLDERS: readonly Exception[] = [
  { path: /^packages\/catalog\/src\/(acts|procedures)\//, why: 'one file for each act or example' },
  { path: /\/generated(\/fields)?$/, why: 'written by a program' },
  { path: /^packages\/contract\/src$/, why: 'one contract for each module, found by its name' },
  { path: /\/migrations$/, why: 'one file for each migration, in their order' },
]

export const excepted = (list: readonly Exception[], path: string): boolean =>
  list.some((exception) => exception.path.test(path))
