import { setTimeout as delay } from 'node:timers/promises'
import { type Calendar, isBusinessDay } from '@ventanilla/domain/terms/calendar'
import { addDays, bogotaDate } from '@ventanilla/domain/terms/dates'
import type { FastifyInstance } from 'fastify'
import { createSettableClock } from '../adapters/clock/settable-clock.ts'
import { openLocalFolder } from '../adapters/storage/local-folder.ts'
import type { Session } from '../db/sessions.ts'
import { type Database, openDatabase, sql } from '../db/sql.ts'
import type { AppDeps } from '../deps.ts'
import { expireDueTasks } from '../jobs.ts'
import { buildApp } from '../app.ts'
import { scenarios } from './demonstration-cases.ts'
import { readOldNotices, takersOf } from './demonstration-office.ts'
import { LIST, type Moved, type Running, workOnce } from './demonstration-day.ts'
import { callerOf } from './caller.ts'
import { tellStories } from './stories.ts'
import type { Scenario } from './scenario.ts'
import type { Stories } from './story-types.ts'

const DAY = 86_400_000
/** what is done on one day of the calendar takes that long: a Friday does the work of a long weekend too */
const TURN = 5_400_000
/** cases that move at the same time */
const LANES = 12

/**
 * Fills the portal with cases in every step of every loaded family, by the commands that people would run, day by day
 * in chronological order, so that numbers, terms and histories are such as a real office leaves (decision 25).
 * `from` days before today the first ones are filed. Tells its progress in Spanish.
 */
export async function seedCases(
  deps: AppDeps,
  say: (line: string) => void,
  stopped: () => boolean = () => false,
  cases: readonly Scenario[] = scenarios(),
): Promise<number> {
  const today = deps.clock.now()
  // the oldest case begins on the first day
  const from = Math.max(110, ...cases.map(({ days }) => days + 3))
  // before anything that people do meanwhile: the papers of the past are printed after theirs
  const latest = today.getTime() - 60_000
  const clock = createSettableClock(new Date(today.getTime() - from * DAY), { production: false })
  // connections whose transactions do not wait for the disk: after a crash the last moments of the demonstration are told
  // again. What people do meanwhile waits as always
  const db = openDatabase(String(deps.db.pool.options.connectionString), LANES, {
    waitsForDisk: false,
    deadlines: null,
  })
  // a first start finds a disk that is busy with what was just installed: 1,400 documents need not wait for it one by one
  const folder =
    deps.localStorage && (await openLocalFolder({ ...deps.localStorage.settings, waitsForDisk: false }))
  let people: ReadonlyMap<string, readonly string[]> = new Map()
  const past: AppDeps = {
    ...deps,
    db,
    ...(folder !== null && { localStorage: folder, storage: folder }),
    clock,
    logger: false,
    checkAnswers: false,
    wake: () => undefined,
    authenticate: believing(deps.authenticate),
    rolesOf: (id) => people.get(id),
  }
  const app: FastifyInstance = await buildApp(past)
  const stories = tellStories(past, app, clock, { steady: true })
  // everybody sits at a computer of their own: what one address may ask in a minute is not shared
  let computers = 0
  const call = callerOf(app, () => `192.0.2.${computers++ % 250}`)
  const take = takersOf(db, stories, call)
  // a start that was cut off goes on with the scenarios that it had not begun
  const begun = new Set(
    (await deps.db.rows<{ key: string }>(sql`select key from parameters where list = ${LIST}`)).map(
      (r) => r.key,
    ),
  )
  const running: Running[] = cases
    .map((scenario, index) => {
      // later steps need more time behind them: the longest way starts first
      // a draft stays one only while nothing else is filed: the portal opens a person's own draft again
      const draft = scenario.target === 'borrador'
      const startsOn = draft ? from : Math.max(0, from - scenario.days - (index % 3))
      return { scenario, startsOn, caseId: null, nextOn: startsOn, done: false }
    })
    .filter(({ scenario }) => !begun.has(scenario.name))
  /** the case beside which one begins, once it has been filed */
  const besideOf = ({ door }: Scenario): string | null =>
    running.find(({ scenario }) => scenario.name === door?.beside)?.caseId ?? null
  // one person begins one case at a time, or two scenarios would share the draft
  const beginning = new Map<string, Promise<unknown>>()
  const inTurn = (one: Running): Promise<Moved> => {
    const attempt = (): Promise<Moved> =>
      patiently(() => workOnce(past, stories, call, one, besideOf(one.scenario)))
    if (one.caseId !== null) return attempt()
    const { applicant } = one.scenario
    const mine = (beginning.get(applicant) ?? Promise.resolve()).then(attempt, attempt)
    beginning.set(
      applicant,
      mine.catch(() => undefined),
    )
    return mine
  }
  const work = (one: Running): Promise<Moved | 'stuck'> =>
    inTurn(one).catch((error: unknown) => {
      if (process.env['SEED_TRACE'] === 'on')
        say(`${one.scenario.name}: ${String((error as Error).message).slice(0, 300)}`)
      return 'stuck' as const
    })
  let finished = 0
  let told = 0
  try {
    for (let day = 0; day <= from && !stopped(); day++) {
      const nine = officeHour(new Date(today.getTime() - (from - day) * DAY), deps.catalogue.calendar)
      // where the office has not opened yet today, the last things were done on the day before
      if (nine <= latest) clock.set(new Date(Math.max(nine, clock.now().getTime())))
      people = await rolesOfEverybody(db)
      await expireDueTasks(past, () => undefined)
      const last = (one: Running): number => (one.scenario.target === 'borrador' ? 1 : 0)
      const date = bogotaDate(clock.now().toISOString())
      const due = running
        .filter(({ done, nextOn, notBefore }) => !done && nextOn <= day && (notBefore ?? '') <= date)
        .sort((a, b) => last(a) - last(b))
      // minutes between one case and the next, and the last of the day within the hours of the office
      const apart = Math.min(97_000, Math.floor(TURN / (due.length + 1)))
      // several cases at a time: most of the wait is for the database
      const lane = async (): Promise<void> => {
        for (let one = due.shift(); one !== undefined && !stopped(); one = due.shift()) {
          // minutes pass between one case and the next, so that no two numbers carry the same instant
          clock.set(new Date(Math.min(clock.now().getTime() + apart, latest)))
          const outcome = await work(one)
          if (outcome === 'arrived' && one.caseId !== null) await take(one.caseId)
          if (outcome === 'wait') one.nextOn = day + 1
          else if (outcome === 'moved') one.nextOn = day + (one.scenario.pace ?? 1)
          else {
            one.done = true
            finished += 1
          }
        }
      }
      await Promise.all(Array.from({ length: LANES }, lane))
      const percent = Math.floor((day / from) * 100)
      if (percent >= told + 20) {
        told = percent - (percent % 20)
        say(`preparando la demostración: ${told} %`)
      }
    }
    if (process.env['SEED_TRACE'] === 'on')
      for (const { scenario, done } of running)
        if (!done && scenario.onTheWay !== true) say(`${scenario.name}: no ha llegado`)
    if (!stopped()) await waitForNewApplicant(deps, stories)
    await readOldNotices(db, today)
  } finally {
    await app.close()
    await db.close()
    await folder?.flush()
  }
  return finished
}

/** One filed case of the citizen waits for the neighbour who bought the farm; the link is in the mailbox. */
async function waitForNewApplicant(deps: AppDeps, stories: Stories): Promise<void> {
  const row = await deps.db.one<{ id: string }>(sql`
    select c.id from cases c join users u on u.id = c.applicant_id
    where u.email = 'ciudadano@demo.test' and c.radicado is not null and c.closed_at is null and c.family is null
      and not exists (select 1 from applicant_changes r where r.case_id = c.id)
    order by c.radicado limit 1`)
  if (row === undefined) return
  await stories.askChange(row.id, {
    personType: 1,
    name: 'Hernando Quimbayo Lozano',
    documentType: 1,
    documentNumber: '14237615',
    phone: '573157204418',
    email: 'hernando.quimbayo@correo.example',
  })
}

/** For how long it is believed that a session lives: each call of a story would ask anew. */
const BELIEVED_MS = 1_000

/** Resolves a token once a second: those who tell the past have their sessions for themselves. */
function believing(authenticate: AppDeps['authenticate']): AppDeps['authenticate'] {
  const known = new Map<string, { readonly until: number; readonly session: Session | null }>()
  return async (authorization) => {
    if (authorization === undefined) return authenticate(authorization)
    const kept = known.get(authorization)
    if (kept !== undefined && kept.until > performance.now()) return kept.session
    const session = await authenticate(authorization)
    known.set(authorization, { until: performance.now() + BELIEVED_MS, session })
    return session
  }
}

/** The roles that everybody active has on a day of the past; whoever comes after is asked for. */
async function rolesOfEverybody(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const row = await db.one<{ people: Readonly<Record<string, readonly string[]>> }>(sql`
    select json_object_agg(p.id, p.roles) as people from (
      select u.id, array_agg(r.role order by r.position) as roles from users u join user_roles r on r.user_id = u.id
      where u.active group by u.id) p`)
  return new Map(Object.entries(row?.people ?? {}))
}

/** The portal may be closed to people just now (a general alert while the office fills up): asks again for a while. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      // what fails for another reason fails again
      if (tries === 20 || !/ 503 |alerta_/.test(`${String(error)} ${JSON.stringify(error)}`)) throw error
      await delay(500)
    }
}

/**
 * Nine in the morning of a day, as an instant; what falls on a day without office is done on the last one before it, a
 * little later, so that no act is dated on a Sunday.
 */
function officeHour(at: Date, calendar: Calendar): number {
  let date = bogotaDate(at.toISOString())
  let closed = 0
  for (; !isBusinessDay(date, calendar); closed += 1) date = addDays(date, -1)
  return Date.parse(`${date}T14:00:00.000Z`) + Math.min(closed, 4) * TURN
}
