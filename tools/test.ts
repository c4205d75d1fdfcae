// `npm test` and `npm run test:all`: all checks, from types to a whole flow in a real browser. `--all` adds the
// slow ones; `--only=types,unit,…` runs just those parts. Ends with `N passed, N failed`.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepEnded, SOUND_VARIABLE } from './faults/sound.ts'
import { outcomeOf as supplyOutcome } from './supply/judge.ts'
import { browserProgram } from './testing/browser.ts'
import { playwrightOutcome, vitestOutcome } from './testing/counts.ts'
import { installNeeds } from './testing/debian.ts'
import { asFindings, type Outcome, runNode, stopAll, withReport } from './testing/step.ts'

const args = process.argv.slice(2)
const all = args.includes('--all')
const only = args
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const root = join(import.meta.dirname, '..')
const modules = (...path: string[]): string => join(root, 'node_modules', ...path)
const depth = { TEST_DEPTH: all ? 'all' : 'chosen' }

interface Step {
  readonly name: string
  readonly run: () => Promise<Outcome>
  /** uses every core by itself */
  readonly alone?: true
}

/** A program that prints one line for each fault it finds. */
function tool(
  program: readonly string[],
  fault: RegExp,
  { minutes = 15, env = {} }: { readonly minutes?: number; readonly env?: NodeJS.ProcessEnv } = {},
): () => Promise<Outcome> {
  return async () => {
    const run = await runNode(program, { shown: false, minutes, env })
    if (run.code !== 0) console.log(run.output.trim())
    return asFindings(run, run.output.split('\n').filter((line) => fault.test(line)).length)
  }
}

/** Vitest's projects but one. */
const UNIT = '!how-to'
/** How the unit tests of this run ended; null before, and where they are not chosen. */
let unitReport: unknown = null

const unit = async (): Promise<Outcome> => {
  if (!all) return vitest(UNIT, 30)
  const calls = mkdtempSync(join(tmpdir(), 'ventanilla-calls-'))
  try {
    const outcome = await vitest(UNIT, 60, { RECORD_EXAMPLES: calls })
    // each example of the OpenAPI document is asked and answered again by some test
    const program = join(root, 'tools', 'generate-examples.ts')
    const again = await tool([program, '--again', calls], /: no run /)()
    return {
      passed: outcome.passed + again.passed,
      failed: outcome.failed + again.failed,
      skipped: outcome.skipped + again.skipped,
    }
  } finally {
    rmSync(calls, { recursive: true, force: true })
  }
}

/** `project`: of vitest.config.ts, or all but one («!name»). */
const vitest = async (
  project: string,
  minutes: number,
  recording: Readonly<Record<string, string>> = {},
): Promise<Outcome> => {
  const { run, report } = await withReport((file) =>
    runNode(
      [
        modules('vitest', 'vitest.mjs'),
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      {
        shown: true,
        env: { ...depth, ...recording, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) },
        minutes,
      },
    ),
  )
  if (project === UNIT) unitReport = report
  return vitestOutcome(run, report)
}

const browser = async (): Promise<Outcome> => {
  const program = modules('@playwright', 'test', 'cli.js')
  const config = join(root, 'e2e', 'playwright.config.ts')
  if (browserProgram() === null) {
    const list = await runNode([program, 'test', '--list', '-c', config], { shown: false, env: depth })
    const count = Number(/Total: (\d+) tests?/.exec(list.output)?.[1] ?? 0)
    console.log(`Chromium is not here: ${count} browser tests left out.`)
    return { passed: 0, failed: 0, skipped: count }
  }
  const port = String(await freePort())
  const data = mkdtempSync(join(tmpdir(), 'ventanilla-e2e-'))
  try {
    const { run, report } = await withReport((file) =>
      runNode([program, 'test', '-c', config], {
        shown: true,
        env: { ...depth, TEST_PORT: port, TEST_DATA_DIR: data, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        minutes: all ? 120 : 40,
      }),
    )
    return playwrightOutcome(run, report)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/** Follows each how-to page in a copy of the project, whole and without each of its parts in turn. */
const howTo = (): Promise<Outcome> => vitest('how-to', 120)

/** Each planted mistake must make the test named for it fail. The unit tests, where they ran, are not run again for it. */
const faults = async (): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'ventanilla-faults-'))
  const kept = join(folder, 'ended.json')
  try {
    if (unitReport !== null) keepEnded(kept, unitReport)
    const env = unitReport === null ? {} : { [SOUND_VARIABLE]: kept }
    return await tool([join(root, 'tools', 'faults', 'main.ts')], /^UNSEEN /, { minutes: 70, env })()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Checks generated files: paths of calls, routes of procedures, the matrix of roles, recorded examples, passwords, geography. */
const generated = async (): Promise<Outcome> => {
  const outcomes: Outcome[] = []
  for (const program of [
    'tools/generate-paths.ts',
    'tools/generate-applications.ts',
    'tools/roles-matrix.ts',
    'tools/generate-examples.ts',
    'tools/common-passwords.ts',
    'apps/demo/src/geography/main.ts',
  ])
    outcomes.push(await tool([join(root, program), '--check'], /\S/)())
  const sum = (of: 'passed' | 'failed' | 'skipped'): number =>
    outcomes.reduce((total, outcome) => total + outcome[of], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** Advisories about the product's packages, and its bill of materials. */
const supply = async (): Promise<Outcome> => {
  const run = await runNode([join(root, 'tools', 'supply', 'main.ts')], { shown: false, minutes: 4 })
  if (run.output.trim() !== '') console.log(run.output.trim())
  return supplyOutcome(run)
}

const steps: readonly Step[] = [
  // first: it takes longest
  {
    name: 'types',
    run: tool(
      [
        modules('typescript', 'bin', 'tsc'),
        '--noEmit',
        // a second run judges only what changed
        ...['--incremental', '--tsBuildInfoFile', join(root, '.cache', 'types.tsbuildinfo')],
        ...['-p', root],
      ],
      /error TS\d+/,
    ),
  },
  {
    name: 'lint',
    run: tool(
      [modules('oxlint', 'bin', 'oxlint'), '--type-aware', '-f', 'unix', root],
      /\[(Error|Warning)\//,
    ),
  },
  { name: 'house', run: tool([join(root, 'tools', 'house', 'main.ts')], /: error /) },
  {
    name: 'format',
    run: tool(
      [modules('oxfmt', 'bin', 'oxfmt'), '-c', join(root, '.oxfmtrc.json'), '--check', root],
      /^\S+\.\w+ \(\d+ms\)$/,
    ),
  },
  {
    name: 'dead',
    run: tool(
      [
        modules('knip', 'bin', 'knip.js'),
        '--directory',
        root,
        '--config',
        join(root, 'tools', 'knip.ts'),
        '--no-progress',
        '--reporter',
        'compact',
      ],
      /^\S+: /,
    ),
  },
  { name: 'generated', run: generated },
  { name: 'migrations', run: tool([join(root, 'tools', 'migrations.ts')], /\.sql: |^squawk /) },
  { name: 'notices', run: tool([join(root, 'tools', 'notices.ts'), '--check'], /\S/) },
  { name: 'supply', run: supply },
  { name: 'unit', run: unit, alone: true },
  { name: 'browser', run: browser, alone: true },
  ...(all
    ? [
        { name: 'faults', run: faults, alone: true as const },
        { name: 'howto', run: howTo, alone: true as const },
      ]
    : []),
]

/** Runs the work for each item, two at a time: for programs that use one core. */
async function beside<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all([worker(), worker()])
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 3900))
    })
  })
}

async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopAll()
      process.exit(130)
    })
  }
  const begun = performance.now()
  const chosen = steps.filter(({ name }) => only === undefined || only.includes(name))
  const afterwards = chosen.filter(({ alone }) => alone)
  // while the parts run that need none of them: most of it is waiting for a network. Without them a planted fault passes
  const needs = afterwards.length > 0 ? installNeeds((line) => console.log(line), all) : []
  const total = { passed: 0, failed: 0, skipped: 0 }
  const summary: string[] = []
  const take = async (step: Step): Promise<void> => {
    if (step.alone) console.log(`\n── ${step.name}`)
    const from = performance.now()
    const outcome = await step.run()
    total.passed += outcome.passed
    total.failed += outcome.failed
    total.skipped += outcome.skipped
    const seconds = Math.round((performance.now() - from) / 1000)
    const line = `${step.name.padEnd(10)} ${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped} left out (${seconds} s)`
    console.log(line)
    summary.push(line)
  }
  await beside(
    chosen.filter(({ alone }) => !alone),
    take,
  )
  const leftOut = await needs
  for (const step of afterwards) await take(step)
  console.log(`\n── summary (${Math.round((performance.now() - begun) / 1000)} s)`)
  for (const line of [...summary, ...leftOut]) console.log(line)
  if (total.skipped > 0) console.log(`${total.skipped} checks were left out on this machine.`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

await main()
