// `node bench/kill-loop.ts [kills = 200] [--minutes n] [--one] [--state folder | --resume folder] [--seed n]`:
// the real server under load, two processes of it on one PostgreSQL and one object store (with `--one` a single
// one with its own database), killed with SIGKILL at random moments. Acknowledged changes must exist
// afterwards, exactly once. SIGINT or SIGTERM end it after the present kill; `--resume` continues and
// accumulates. Exit code 1 when anything was lost, doubled or left half done.
import { randomBytes, randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { patientCaller } from './kills/caller.ts'
import { loadOf } from './kills/load.ts'
import { type Notes, openNotes } from './kills/notes.ts'
import type { Victim } from './kills/prey.ts'
import { roundsOf } from './kills/rounds.ts'
import { openScene } from './kills/scene.ts'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '600' },
    one: { type: 'boolean', default: false },
    state: { type: 'string' },
    resume: { type: 'string' },
    seed: { type: 'string' },
  },
})
const wanted = Number(positionals[0] ?? 200)
const minutes = Number(given.minutes)
const MOST_PROBLEMS = 20

const named = given.resume ?? given.state
const folder = named === undefined ? await mkdtemp(join(tmpdir(), 'ventanilla-caidas-')) : resolve(named)
const begun = existsSync(join(folder, 'totals.json'))
if (begun !== (given.resume !== undefined)) {
  console.error(
    begun ? `${folder} holds a run: go on with --resume` : `${folder} holds no run that could go on`,
  )
  process.exit(2)
}
const notes = openNotes(folder, {
  seed: Number(given.seed ?? randomInt(2 ** 31)),
  processes: given.one ? 1 : 2,
  secret: randomBytes(32).toString('hex'),
})
const { totals } = notes
console.log(`${folder}: ${notes.kills()} of ${wanted} kills, seed ${totals.seed}`)

const leaving = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leaving.abort())

const began = performance.now()
const scene = await openScene(folder, notes)
const { prey, deps } = scene
// a started call is completed; the next one is not made
const load = loadOf(
  deps,
  patientCaller(prey.origins, notes, () => leaving.signal.aborted),
  notes,
)
const rounds = roundsOf(scene, load, notes)

const chosen = (): Victim | undefined => {
  let left = notes.chance() * prey.victims.reduce((sum, { weight }) => sum + weight, 0)
  return prey.victims.find(({ weight }) => (left -= weight) < 0)
}
const goesOn = (): boolean =>
  !leaving.signal.aborted &&
  notes.kills() < wanted &&
  performance.now() - began < minutes * 60_000 &&
  totals.problems.length < MOST_PROBLEMS
let ended: Record<string, unknown> = {}
try {
  await prey.revive()
  load.begin()
  while (goesOn()) {
    await pause(100 + notes.chance() * 2_500, undefined, { signal: leaving.signal }).catch(() => undefined)
    const victim = chosen()
    if (!goesOn() || victim === undefined || !(await victim.kill())) continue
    totals.killed[victim.name] = (totals.killed[victim.name] ?? 0) + 1
    totals.returns.push(await prey.revive())
    await rounds.afterKill()
    notes.save()
    if (notes.kills() % 10 === 0)
      console.log(
        `${notes.kills()} kills, ${notes.acknowledged.length} acknowledged, ${totals.problems.length} problems`,
      )
  }
  await prey.revive()
  await load.end()
  if (!leaving.signal.aborted) ended = await rounds.atTheEnd()
} catch (error) {
  totals.problems.push((error as Error).message)
}
notes.save()
const whole = !leaving.signal.aborted && notes.kills() >= wanted
console.log(JSON.stringify({ ...figuresOf(notes), ...ended }, null, 2))
await prey.stop()
await scene.close()
const sound = totals.problems.length === 0
// keeps the evidence of a finding, and the state of a run to be resumed
if (whole && sound && named === undefined)
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 })
else console.log(`node bench/kill-loop.ts ${wanted} --resume ${folder}`)
process.exit(sound ? 0 : 1)

function figuresOf({ acknowledged, files }: Notes): Record<string, unknown> {
  const of = (end: string): number => acknowledged.filter((one) => one.url.endsWith(end)).length
  const returns = totals.returns.toSorted((a, b) => a - b)
  return {
    began: totals.began,
    minutes: Math.round(totals.minutes),
    runs: totals.runs,
    seed: totals.seed,
    kills: { ...totals.killed, all: notes.kills() },
    acknowledged: acknowledged.length,
    drafts: of('/borrador'),
    files: files.length,
    filings: of('/radicar'),
    advances: of('/continueNextComponent'),
    signatures: of('/confirmar-firma-otp'),
    lostAnswersAskedAgain: totals.repeated,
    ofThemOfTheOtherProcess: totals.repeatedElsewhere,
    uploadsBegunAnew: totals.uploadedAnew,
    unexpectedErrors: totals.unexpected,
    returnMs: {
      median: Math.round(returns[returns.length >> 1] ?? 0),
      worst: Math.round(returns.at(-1) ?? 0),
    },
    casesEndedBy: totals.stopped,
    problems: [...new Set(totals.problems)].slice(0, 40),
  }
}
