import { readFile, writeFile } from 'node:fs/promises'
import { sheetMeasures } from './sheets.ts'
import { load, type Measured } from './load.ts'
import { OPERATIONS, type OperationId, productShots, referenceShots, type Shots } from './operations.ts'
import { pageMeasures } from './pages.ts'
import { placeMeasures } from './place-measures.ts'
import { report, type Row, type Side } from './report.ts'
import { PORTS, startBench } from './servers.ts'
import { sideMeasures } from './side.ts'

const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual)
const FULL = { cases: 200_000, advances: 100_000 }
const CASES = setting('BENCH_CASES', FULL.cases)
/** minimum number in all; every second case can be advanced once */
const ADVANCES = Math.min(setting('BENCH_ADVANCES', FULL.advances), CASES / 2)
const SECONDS = setting('BENCH_SECONDS', 2)
const ROUNDS = setting('BENCH_ROUNDS', 7)
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const began = performance.now()
const minutes = (): string => ((performance.now() - began) / 60_000).toFixed(1)

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const median = (rows: readonly Measured[], of: (m: Measured) => number): number => middle(rows.map(of))
/**
 * The median of the per-round ratios of two servers measured back to back: a machine that gets slower or faster
 * within minutes affects both of a pair, while the medians of all rounds can come from different minutes.
 */
const ofPairs = (
  ours: readonly Measured[],
  theirs: readonly Measured[],
  of: (m: Measured) => number,
): number => middle(ours.flatMap((m, i) => (theirs[i] === undefined ? [] : [of(m) / of(theirs[i])])))

const DOCUMENT = new URL('../docs/performance.md', import.meta.url)
/** Manual measurements at the end of the document, which a run keeps. */
async function measuredOnce(): Promise<string> {
  const text = await readFile(DOCUMENT, 'utf8')
  const from = text.indexOf('\n## Measured once')
  return from < 0 ? '' : text.slice(from)
}

async function memoryOf(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

async function main(): Promise<void> {
  const bench = await startBench(CASES, say)
  try {
    const { product, small } = bench
    const [ours, tenth] = [await productShots(product), await productShots(small)]
    const theirs = referenceShots(CASES)
    await new Promise((done) => setTimeout(done, 3000))
    const idle = await memoryOf(product.pid)
    // before any case advances, while half of them wait at the window
    const sheets = await tried('exports', () => sheetMeasures(product, say))

    /** Alternates the servers, so that other load on the machine affects all of them. */
    const measure = async (id: OperationId, withTenth: boolean): Promise<Row> => {
      const at = (port: number, shots: Shots, seconds: number): Promise<Measured> =>
        load(port, seconds, shots.next, shots.seen)
      const [here, there, less]: Measured[][] = [[], [], []]
      await at(PORTS.product, ours[id], 1)
      await at(PORTS.ref, theirs[id], 1)
      if (withTenth) await at(PORTS.small, tenth[id], 1)
      for (let round = 0; round < ROUNDS; round++) {
        there?.push(await at(PORTS.ref, theirs[id], SECONDS))
        here?.push(await at(PORTS.product, ours[id], SECONDS))
        // the small one has few cases to advance: rounds that ran out of cases are meaningless
        if (withTenth && (id !== 'advance' || tenth.left() > 200))
          less?.push(await at(PORTS.small, tenth[id], id === 'advance' ? SECONDS / 2 : SECONDS))
      }
      const refused = [...(here ?? []), ...(less ?? [])].flatMap((m) => Object.entries(m.refused))
      if (refused.length > 0) say(`  rechazos: ${JSON.stringify(refused)}`)
      const row: Row = {
        ...OPERATIONS[id],
        ours: median(here ?? [], (m) => m.perSecond),
        ref: median(there ?? [], (m) => m.perSecond),
        tenth: less === undefined || less.length === 0 ? null : median(less, (m) => m.perSecond),
        oursP99: median(here ?? [], (m) => m.p99),
        refP99: median(there ?? [], (m) => m.p99),
        ratio: ofPairs(here ?? [], there ?? [], (m) => m.perSecond),
        slow: ofPairs(here ?? [], there ?? [], (m) => m.p99),
        grown: less === undefined || less.length === 0 ? null : ofPairs(less, here ?? [], (m) => m.perSecond),
      }
      say(
        `${row.name}: ${row.ours.toFixed(0)}/s contra ${row.ref.toFixed(0)}/s = ${row.ratio.toFixed(2)} (p99 ${row.oursP99.toFixed(0)} / ${row.refP99.toFixed(0)} ms; con la décima parte ${row.tenth?.toFixed(0) ?? '—'}/s)`,
      )
      return row
    }
    const rows: Row[] = []
    for (const id of Object.keys(OPERATIONS) as OperationId[]) rows.push(await measure(id, true))
    const loaded = await memoryOf(product.pid)
    const memory: Side[] = [
      limit('start on a migrated database', product.startSeconds, 2.3, 's', 1),
      limit('memory of the server, idle', idle, 150, 'MB'),
      limit('memory of the server, loaded', loaded, 270, 'MB'),
    ]

    const aged: Row[] = []
    if (ADVANCES > 0) {
      const from = ours.left()
      const until = CASES / 2 - ADVANCES
      say(`avanzando hasta ${ADVANCES} casos en total…`)
      const next = (c: number) => (ours.left() <= until ? null : ours.advance.next(c))
      const { perSecond } = await load(PORTS.product, 3600, next)
      say(`  ${from - ours.left()} a ${perSecond.toFixed(0)}/s (${minutes()} min en total)`)
      await product.deps.db.pool.query('analyze')
      for (const id of ['inbox', 'detail', 'draft'] as const) aged.push(await measure(id, false))
    }
    const side = await tried('logins, acts and installed size', () =>
      sideMeasures({ deps: product.deps, say, productPort: product.port }),
    )
    const pages = await tried('bytes of the pages', () => pageMeasures(product, say))
    // last: it adds places to the cases
    const places = await tried('places and zones', () => placeMeasures(product, say))
    const text = report({
      cases: CASES,
      advances: ADVANCES,
      minutes: minutes(),
      rows,
      aged,
      side: [...memory, ...sheets, ...pages, ...places, ...side],
    })
    say(text)
    // figures of a small run would mislead
    if (CASES >= FULL.cases && ADVANCES >= FULL.advances)
      await writeFile(DOCUMENT, text + (await measuredOnce()))
    else say(`docs/performance.md queda como estaba: la escribe una corrida de ${FULL.cases} casos.`)
  } finally {
    await bench.stop()
  }
}

/** A failed side measurement must not cost the rest of a long run. */
async function tried(label: string, measure: () => Promise<Side[]>): Promise<Side[]> {
  try {
    return await measure()
  } catch (error) {
    say(`  ${label}: ${String((error as Error).message)}`)
    return [{ label, value: 'the measurement failed', must: '—', reached: null }]
  }
}

function limit(label: string, value: number, most: number, unit: string, digits = 0): Side {
  const shown = (n: number, d: number): string => n.toFixed(d).replace('.', ',')
  return {
    label,
    value: `${shown(value, digits)} ${unit}`,
    must: `≤ ${String(most).replace('.', ',')} ${unit}`,
    reached: value <= most,
  }
}

await main()
