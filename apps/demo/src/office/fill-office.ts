import { setTimeout as delay } from 'node:timers/promises'
import { messageOf } from '@ventanilla/domain/kernel/thrown'
import { type Calendar, isBusinessDay } from '@ventanilla/domain/terms/calendar'
import { addDays, bogotaDate } from '@ventanilla/domain/terms/dates'
import type { FastifyInstance } from 'fastify'
import { createSettableClock } from '@ventanilla/api/adapters/clock/settable-clock'
import type { Session } from '@ventanilla/api/db/people/sessions'
import { openDatabase, sql } from '@ventanilla/api/db/connection/sql'
import type { AppDeps } from '@ventanilla/api/deps'
import { expireDueTasks } from '@ventanilla/api/jobs'
import { buildApp } from '@ventanilla/api/app'
import { scenarios } from '../scenarios/scenarios.ts'
import { readOldNotices, assigneesOf } from './office.ts'
import { LIST, type Moved, type Running, workOnce } from './day.ts'
import { callerOf } from '../teller/caller.ts'
import { runStories } from '../teller/stories.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import type { Stories } from '../teller/story-types.ts'

const DAY = 86_400_000
/** spacing of the work within one calendar day: a Friday also does the work of a long weekend */
const TURN = 5_400_000
/** cases that move at the same time */
const LANES = 12

/**
 * Fills the portal with cases in every step of every loaded family, by the commands users run, day by day in
 * chronological order, so that numbers, terms and histories match those of a real office (decision 25). The
 * first cases are filed `from` days before today. Logs its progress in Spanish.
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
  // earlier than anything users do meanwhile: the documents of past cases print after theirs
  const latest = today.getTime() - 60_000
  const clock = createSettableClock(new Date(today.getTime() - from * DAY), { production: false })
  const db = openDatabase(String(deps.db.pool.options.connectionString), LANES, {
    deadlines: null,
    gate: deps.db.gate,
  })
  // a setting, no statement on tables: its commits do not wait for the disk, so after a crash the last moments of the
  // demonstration are run again. Users' own transactions wait as usual
  db.pool.on('connect', (client) => void client.query('set synchronous_commit = off').catch(() => undefined))
  const past: AppDeps = {
    ...deps,
    db,
    clock,
    logger: false,
    checkAnswers: false,
    wake: () => undefined,
    authenticate: believing(deps.authenticate),
  }
  const app: FastifyInstance = await buildApp(past)
  const stories = runStories(past, app, clock, { steady: true })
  // a different address per call, so that calls do not share one address's limit per minute
  let computers = 0
  const call = callerOf(app, () => `192.0.2.${computers++ % 250}`)
  const take = assigneesOf(db, stories, call)
  // an interrupted start continues with the scenarios it had not begun
  const begun = new Set(
    (await deps.db.rows<{ key: string }>(sql`select key from parameters where list = ${LIST}`)).map(
      (r) => r.key,
    ),
  )
  const running: Running[] = cases
    .map((scenario, index) => {
      // later steps need more days: the longest path starts first;
      // a draft stays a draft only while nothing else is filed: the portal reopens a user's own draft
      const draft = scenario.target === 'borrador'
      const startsOn = draft ? from : Math.max(0, from - scenario.days - (index % 3))
      return { scenario, startsOn, caseId: null, nextOn: startsOn, done: false }
    })
    .filter(({ scenario }) => !begun.has(scenario.name))
  /** the case next to which a scenario begins, once filed */
  const besideOf = ({ entryPoint }: Scenario): string | null =>
    running.find(({ scenario }) => scenario.name === entryPoint?.beside)?.caseId ?? null
  // one applicant begins one case at a time, or two scenarios would share a draft
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
      if (process.env['SEED_TRACE'] === 'on') say(`${one.scenario.name}: ${messageOf(error).slice(0, 300)}`)
      return 'stuck' as const
    })
  let finished = 0
  let told = 0
  try {
    for (let day = 0; day <= from && !stopped(); day++) {
      const nine = officeHour(new Date(today.getTime() - (from - day) * DAY), deps.catalogue.calendarOf(null))
      // before the office opens today, the last actions happened the day before
      if (nine <= latest) clock.set(new Date(Math.max(nine, clock.now().getTime())))
      await expireDueTasks(past, () => undefined)
      const last = (one: Running): number => (one.scenario.target === 'borrador' ? 1 : 0)
      const date = bogotaDate(clock.now().toISOString())
      const due = running
        .filter(({ done, nextOn, notBefore }) => !done && nextOn <= day && (notBefore ?? '') <= date)
        .sort((a, b) => last(a) - last(b))
      // minutes between cases, with the day's last one within office hours
      const apart = Math.min(97_000, Math.floor(TURN / (due.length + 1)))
      // several cases at a time: most of the wait is for the database
      const lane = async (): Promise<void> => {
        for (let one = due.shift(); one !== undefined && !stopped(); one = due.shift()) {
          // minutes pass between cases, so that no two numbers share an instant
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
  }
  return finished
}

/**
 * Leaves one of the citizen's filed cases waiting for the neighbour who bought the farm; the link is in the
 * mailbox.
 */
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

/** Cache lifetime of a session; otherwise each call of a story would query it again. */
const BELIEVED_MS = 1_000

/** Resolves a token at most once a second: demonstration sessions are not shared with users. */
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

/** Retries while the portal can be closed to users (a general alert while the demonstration loads). */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      // other failures are thrown at once
      if (tries === 20 || !/ 503 |alerta_/.test(`${String(error)} ${JSON.stringify(error)}`)) throw error
      await delay(500)
    }
}

/**
 * Nine in the morning of a date, as an instant; a non-business day maps to the last business day before it,
 * slightly later, so that no act is dated on a Sunday.
 */
function officeHour(at: Date, calendar: Calendar): number {
  let date = bogotaDate(at.toISOString())
  let closed = 0
  for (; !isBusinessDay(date, calendar); closed += 1) date = addDays(date, -1)
  return Date.parse(`${date}T14:00:00.000Z`) + Math.min(closed, 4) * TURN
}
