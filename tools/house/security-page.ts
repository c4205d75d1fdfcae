import { LEVEL_2 } from './asvs.ts'

/** Status of a requirement. */
const STATES = ['held', 'partly', 'not held', 'operator', 'does not apply'] as const
type State = (typeof STATES)[number]

/** A file that a row names, with the title that the row quotes from it. */
interface Named {
  readonly path: string
  readonly title: string | null
}

interface Row {
  readonly line: number
  readonly id: string
  readonly state: string
  readonly how: string
  readonly defence: string
  readonly shown: string
}

/** Placeholders of a row without a test, and of one that cannot have a test. */
const NO_TEST = 'no test'
const NOTHING = '—'

const TEST = /\.(test\.tsx?|e2e\.ts)$/
const MANUAL = 'docs/operacion.md'

function rowsOf(page: string): Row[] {
  const rows: Row[] = []
  for (const [at, text] of page.split('\n').entries()) {
    if (!/^\|\s*V\d/.test(text)) continue
    const [id = '', state = '', how = '', defence = '', shown = ''] = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    rows.push({ line: at + 1, id, state, how, defence, shown })
  }
  return rows
}

// a title can itself quote another text
const TITLE = '«((?:[^«»]|«[^«»]*»)+)»'
const PLACE = new RegExp(`\`([^\`]+)\`((?:,? ${TITLE.replace('(', '(?:')})*)`, 'g')

const namedIn = (cell: string): Named[] =>
  [...cell.matchAll(PLACE)].flatMap<Named>(([, path = '', titles = '']) => {
    const each = [...titles.matchAll(new RegExp(TITLE, 'g'))].map(([, title = '']) => ({ path, title }))
    return each.length === 0 ? [{ path, title: null }] : each
  })

/** Whether a title occurs in a test's source, or as a heading or first words of a row in a text. */
function stands(title: string, path: string, text: string): boolean {
  if (TEST.test(path)) return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`))
  return text.split('\n').some((line) => /^(#+ |\*\*|- \*\*|\| )/.test(line) && line.includes(title))
}

/**
 * Faults of the page that maps the portal to the standard, one sentence each. Prevents references to renamed
 * tests and removed defences.
 * @param read returns the text of a file of the repository, or null if it is missing
 */
export function faultsOfSecurityPage(page: string, read: (path: string) => string | null): string[] {
  const rows = rowsOf(page)
  const ids = rows.map(({ id }) => id)
  return [
    ...LEVEL_2.filter((id) => !ids.includes(id)).map((id) => `${id} has no row`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} has two rows`),
    ...ids.filter((id) => !LEVEL_2.includes(id)).map((id) => `${id} is no requirement of level 2`),
    ...rows.flatMap((row) => faultsOfRow(row, read).map((fault) => `${row.id} (line ${row.line}) ${fault}`)),
    ...faultsOfCounts(page, rows),
  ]
}

function faultsOfRow(row: Row, read: (path: string) => string | null): string[] {
  const { state, how, defence, shown } = row
  const faults: string[] = []
  if (!STATES.includes(state as State)) return [`stands as «${state}», which is none of ${STATES.join(', ')}`]
  if (how.length < 7) faults.push('does not say how, or why not')
  const defences = namedIn(defence)
  const tests = namedIn(shown)
  if (state === 'held' || state === 'partly') {
    if (defences.length === 0) faults.push('names no file of its defence')
    if (tests.length === 0 && shown !== NO_TEST) faults.push(`names no test and does not say «${NO_TEST}»`)
  } else if (tests.length === 0 && shown !== NO_TEST && shown !== NOTHING)
    faults.push(`has neither a test nor «${NO_TEST}» nor «${NOTHING}»`)
  if (state === 'operator' && !defences.some(({ path, title }) => path === MANUAL && title !== null))
    faults.push(`does not say where ${MANUAL} tells the operator`)
  faults.push(
    ...tests.filter(({ path }) => !TEST.test(path)).map(({ path }) => `calls ${path} a test`),
    ...[...defences, ...tests].flatMap(({ path, title }) => {
      const text = read(path)
      if (text === null) return [`names ${path}, which does not exist`]
      return title === null || stands(title, path, text) ? [] : [`names «${title}», which is not in ${path}`]
    }),
  )
  return faults
}

/** The summary line must match the rows; it is not maintained by hand. */
function faultsOfCounts(page: string, rows: readonly Row[]): string[] {
  const counts = STATES.map((state) => `${rows.filter((row) => row.state === state).length} ${state}`)
  const line = `**${rows.length} requirements: ${counts.join(', ')}.**`
  return page.includes(line) ? [] : [`the page does not say ${line}`]
}
