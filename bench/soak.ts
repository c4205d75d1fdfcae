// `node bench/soak.ts [minutes = 30] [--samples file] [--leak name,…]`: the real server with its embedded
// database under a steady mixed load, checked for growth: memory, descriptors, connections, short-lived rows,
// temporary files. SIGINT or SIGTERM end it sooner. Exit code 1 when something grew. `--judge file` judges the
// samples of a run again; `--leak` plants faults that make the server grow (`soak/leaks.ts`), over which a run
// must fail.
import { randomBytes, randomInt } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { callerOf } from '../apps/demo/src/teller/caller.ts'
import { patientCaller } from './kills/caller.ts'
import { loadOf } from './kills/load.ts'
import { openNotes } from './kills/notes.ts'
import { openScene } from './kills/scene.ts'
import { leaksOf, LEAKS_VARIABLE } from './soak/leaks.ts'
import { type Sample, sampleOf } from './soak/sample.ts'
import type { ToldHeap } from './soak/tell-heap.ts'
import { judge, tableOf } from './soak/verdict.ts'
import { visit } from './soak/visitors.ts'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { samples: { type: 'string' }, judge: { type: 'string' }, leak: { type: 'string' } },
})
if (given.judge !== undefined) {
  const lines = readFileSync(given.judge, 'utf8').trim().split('\n')
  conclude(lines.map((line) => JSON.parse(line) as Sample))
}
const minutes = Number(positionals[0] ?? 30)
const leaks = leaksOf(given.leak)
/** Some 120 samples, 5 to 15 s apart (more in long runs): the server reports its heap every 5 s. */
const EVERY_MS = Math.min(15_000, Math.max(5_000, (minutes * 60_000) / 120))

const folder = await mkdtemp(join(tmpdir(), 'ventanilla-aguante-'))
const dataDir = join(folder, 'datos')
const temporaryDir = join(folder, 'temporales')
await mkdir(temporaryDir)
const notes = openNotes(folder, {
  seed: randomInt(2 ** 31),
  processes: 1,
  secret: randomBytes(32).toString('hex'),
})

const leaving = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leaving.abort())

const loadedBefore = [...(leaks.length > 0 ? ['plant-leaks'] : []), 'tell-heap']
  .map((name) => `--import ${new URL(`./soak/${name}.ts`, import.meta.url).href}`)
  .join(' ')
let told: ToldHeap = { heap: 0, outside: 0, requests: 0 }
const { prey, deps, close } = await openScene(folder, notes, {
  env: {
    // same flags as the launcher
    NODE_OPTIONS: `--max-semi-space-size=8 --expose-gc ${loadedBefore}`,
    [LEAKS_VARIABLE]: leaks.map(({ id }) => id).join(','),
    MALLOC_ARENA_MAX: '2',
    TMPDIR: temporaryDir,
  },
  hear: (message) => (told = message as ToldHeap),
})
await prey.revive()
const [server] = prey.programs
const [origin = ''] = prey.origins
const front = patientCaller(prey.origins, notes, () => leaving.signal.aborted)
const load = loadOf(deps, front, notes)
const began = performance.now()
load.begin()
const visiting = visit({
  port: Number(new URL(origin).port),
  call: callerOf(front as Parameters<typeof callerOf>[0]),
  tokenOf: load.tokenOf,
  cases: () => notes.files.map(({ caseId }) => caseId),
  files: () => notes.files,
  ended: leaving.signal,
})
const samples: Sample[] = []
const seconds = (): number => (performance.now() - began) / 1000
while (!leaving.signal.aborted && seconds() < minutes * 60) {
  await pause(EVERY_MS, undefined, { signal: leaving.signal }).catch(() => undefined)
  if (told.heap === 0) continue
  const sample = await sampleOf(
    {
      pid: server?.pid() ?? 0,
      db: deps.db,
      dataDir,
      temporaryDir,
      told: () => told,
      changes: () => notes.acknowledged.length,
    },
    seconds(),
  )
  samples.push(sample)
  if (given.samples !== undefined) appendFileSync(given.samples, `${JSON.stringify(sample)}\n`)
  if (samples.length % 20 === 1)
    console.log(
      `${(sample.at / 60).toFixed(1)} min: heap ${sample.heap.toFixed(1)}, resident ${sample.rss.toFixed(0)}, programs ${sample.childrenRss.toFixed(0)} MB, ${sample.descriptors} descriptors`,
    )
}
leaving.abort()
const visits = await visiting
await load.end()
await prey.stop()
await close()
// a database that is still ending writes into it
await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 })
const { files, acknowledged, totals } = notes
console.log(
  JSON.stringify({
    minutes: Math.round(seconds() / 60),
    changes: acknowledged.length,
    files: files.length,
    visits,
    problems: totals.problems,
  }),
)
conclude(samples, totals.problems.length === 0)

/** Prints the verdict and exits. */
function conclude(of: readonly Sample[], sound = true): never {
  const judged = judge(of)
  if (judged === null) {
    console.log(`too few samples: ${of.length}`)
    process.exit(1)
  }
  console.log(tableOf(judged))
  process.exit(sound && judged.every(({ holds }) => holds) ? 0 : 1)
}
