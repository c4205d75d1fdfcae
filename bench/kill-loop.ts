// `node bench/kill-loop.ts [kills] [minutes]`: the real server under load, killed with SIGKILL at random moments. What
// was acknowledged must be there afterwards, once. Exit code 1 when anything was lost, doubled or left half done.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startDatabase } from '../apps/api/src/adapters/postgres/database.ts'
import { compose } from '../apps/api/src/compose.ts'
import { prepareDatabase } from '../apps/api/src/db/migrating/prepare.ts'
import { openDatabase, sql } from '../apps/api/src/db/sql.ts'
import { publishCatalogue } from '../apps/api/src/modules/catalogue/publish.ts'
import { openKeys } from '../apps/api/src/secret.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { callerOf } from '../apps/api/src/testing/caller.ts'
import { seedPeople } from '../apps/api/src/testing/demo-people.ts'
import { freePort } from '../apps/api/src/testing/free-port.ts'
import { tellStories } from '../apps/api/src/testing/stories.ts'
import { programVersion } from '../apps/api/src/version.ts'
import { type Notes, patientCaller, replay } from './kills/caller.ts'
import { lookForHalves, lookForLosses, lookForMessages, lookForRefusals } from './kills/checks.ts'
import { startCounterparts } from './kills/counterparts.ts'
import { patientDatabase } from './kills/patient-database.ts'
import { startPrey, type Victim } from './kills/server.ts'

const kills = Number(process.argv[2] ?? 200)
const minutes = Number(process.argv[3] ?? 600)
const APPLICANTS = ['ciudadano@demo.test', 'empresa@demo.test']
/** Cases that advance at the same time. */
const ABREAST = 3

const dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-caidas-'))
const port = await freePort()
const settings = readSettings({ DATA_DIR: dataDir, PORT: String(port), DEMO: 'off' })
const secret = await openKeys(settings)

// the people exist before the first kill
const first = await startDatabase(settings)
await prepareDatabase(first, { version: await programVersion() })
const seedDb = openDatabase(first.url, 8, { deadlines: null })
const seeding = await compose({ settings, databaseUrl: first.url, db: seedDb, secret, version: 'caídas' })
await publishCatalogue(seedDb, seeding.clock, [...seeding.catalogue.procedures.values()])
await seedPeople(seeding)
await seedDb.close()
await first.stop()

const outside = await startCounterparts()
const prey = startPrey(port, dataDir, { SMTP_URL: outside.smtpUrl, SMS_URL: outside.smsUrl })
await prey.revive()
const db = patientDatabase(dataDir)
const deps = await compose({ settings, databaseUrl: '', db, secret, version: 'caídas' })
const notes: Notes = { acknowledged: [], repeated: 0, refusedAgain: [], problems: [] }
const front = patientCaller(prey.origin, notes)
const call = callerOf(front as Parameters<typeof callerOf>[0])
const stories = tellStories(deps, front as Parameters<typeof tellStories>[1], undefined, {
  sign: async (who, caseId, actId) => {
    const token = await stories.tokenFor(who.id)
    const asked = await call('POST', '/api/v1/create-firma-otp', { id: actId }, token)
    if (asked.status !== 200)
      throw new Error(`código de firma: ${asked.status} ${JSON.stringify(asked.body)}`)
    const message = await db.one<{ text: string }>(sql`
    select payload->>'text' as text from outbox where case_id = ${caseId}::uuid and fact_key like 'firma%' order by created_at desc, id desc limit 1`)
    const code = /Código de firma: (\d{4})/.exec(message?.text ?? '')?.[1] ?? ''
    const signed = await call('POST', '/api/v1/confirmar-firma-otp', { id: actId, code }, token)
    if (signed.status !== 200) throw new Error(`firma: ${signed.status} ${JSON.stringify(signed.body)}`)
  },
})

let working = true
const stopped: Record<string, number> = {}
const advancing = new Set<Promise<void>>()
const work = async (citizen: string): Promise<void> => {
  const token = await stories.tokenFor(citizen)
  while (working) {
    const draft = await stories.draftOf3(citizen)
    let { version } = draft
    for (let n = 0; n < 4; n++) {
      const saved = await call(
        'PATCH',
        `/api/v1/solicitudes/${draft.caseId}/borrador`,
        { baseVersion: version, changes: { nombre_fuente: `Quebrada ${version}` } },
        token,
      )
      if (saved.status !== 200) throw new Error(`guardar: ${saved.status} ${JSON.stringify(saved.body)}`)
      version = saved.body.version as number
    }
    const filed = await call(
      'POST',
      `/api/v1/solicitudes/${draft.caseId}/radicar`,
      { version, declaration: true },
      token,
    )
    if (filed.status !== 200) throw new Error(`radicar: ${filed.status} ${JSON.stringify(filed.body)}`)
    while (advancing.size >= ABREAST) await Promise.race(advancing)
    // the law makes the case wait somewhere; until then it goes as far as people can carry it
    const going: Promise<void> = stories
      .advanceTo(draft.caseId, 'PG-10')
      .catch((error: Error) => {
        const why = error.message.replace(/[0-9a-f-]{36}/g, '…').slice(0, 160)
        stopped[why] = (stopped[why] ?? 0) + 1
      })
      .finally(() => advancing.delete(going))
    advancing.add(going)
  }
}
const workers = APPLICANTS.map((citizen) =>
  work(citizen).catch((error: Error) => notes.problems.push(`la carga se detuvo: ${error.message}`)),
)

/** Checks while the load goes on. A connection of ours that the kill took along is no finding: look again. */
const check = async (): Promise<void> => {
  const known = [...notes.acknowledged]
  const patiently = async (look: () => Promise<string[]>, tries = 600): Promise<string[]> =>
    look().catch(async (error: Error) => {
      // a database that replays its log takes as long as the machine is busy: the look is repeated, never left out
      if (tries === 0) return [`comprobación: ${error.message}`]
      await pause(200)
      return patiently(look, tries - 1)
    })
  const found = [
    ...(await patiently(() => lookForHalves(db))),
    ...(await patiently(() => lookForLosses(db, known))),
  ]
  for (const kept of known.slice(-6)) {
    const differs = await replay(prey.origin, kept)
    if (differs !== null) found.push(differs)
  }
  for (const one of found) console.log(`! ${one}`)
  notes.problems.push(...found)
}

const killed: Record<Victim, number> = { api: 0, postmaster: 0, backend: 0 }
const returns: number[] = []
const began = performance.now()
const total = (): number => killed.api + killed.postmaster + killed.backend
try {
  while (total() < kills && performance.now() - began < minutes * 60_000 && notes.problems.length < 20) {
    await pause(100 + Math.random() * 2_500)
    const dice = Math.random()
    const victim: Victim = dice < 0.6 ? 'api' : dice < 0.8 ? 'postmaster' : 'backend'
    if (!(await prey.kill(victim))) continue
    killed[victim] += 1
    returns.push(await prey.revive())
    await check().catch((error: Error) => notes.problems.push(`comprobación: ${error.message}`))
    if (total() % 10 === 0)
      console.log(
        `${total()} caídas, ${notes.acknowledged.length} cambios confirmados, ${notes.problems.length} fallas`,
      )
  }
} catch (error) {
  notes.problems.push((error as Error).message)
}
working = false
await prey.revive()
await Promise.all(workers)
await Promise.all(advancing)

// what a killed process had taken becomes free when its lease ends
for (let waited = 0; waited < 400; waited++) {
  const left = await db.one<{ n: number }>(sql`
    select (select count(*) from jobs where state in ('pending','running')) + (select count(*) from outbox where state in ('pending','sending')) as n`)
  if (left?.n === 0) break
  await pause(1_000)
}
await check()
for (const kept of notes.acknowledged) {
  const differs = await replay(prey.origin, kept)
  if (differs !== null) notes.problems.push(differs)
}
notes.problems.push(...(await lookForRefusals(db, notes.refusedAgain)))
const messages = await lookForMessages(db, outside.accepted)
notes.problems.push(...messages.problems)
const jobs = await db.one<{ done: number; left: number; again: number }>(sql`
  select count(*) filter (where state = 'done') as done, count(*) filter (where state <> 'done') as left, count(*) filter (where attempts > 1) as again from jobs`)
if ((jobs?.left ?? 0) > 0) notes.problems.push(`trabajos sin terminar: ${jobs?.left}`)
const of = (end: string): number => notes.acknowledged.filter((one) => one.url.endsWith(end)).length
returns.sort((a, b) => a - b)
console.log(
  JSON.stringify(
    {
      date: new Date().toISOString().slice(0, 10),
      minutes: Math.round((performance.now() - began) / 60_000),
      kills: killed,
      acknowledged: notes.acknowledged.length,
      drafts: of('/borrador'),
      filings: of('/radicar'),
      advances: of('/continueNextComponent'),
      signatures: of('/confirmar-firma-otp'),
      lostAnswersAskedAgain: notes.repeated,
      messages: { sent: messages.sent, marked: messages.marked, twiceAndMarked: messages.twiceMarked },
      jobs,
      returnMs: {
        median: Math.round(returns[returns.length >> 1] ?? 0),
        worst: Math.round(returns.at(-1) ?? 0),
      },
      casesEndedBy: stopped,
      problems: [...new Set(notes.problems)].slice(0, 40),
    },
    null,
    2,
  ),
)
await prey.stop()
await db.close()
await outside.close()
await rm(dataDir, { recursive: true, force: true })
process.exit(notes.problems.length === 0 ? 0 : 1)
