import type { Calculation } from '@ventanilla/domain/fees/calculation'
import type { FeeFigures } from '@ventanilla/domain/fees/figures'
import type { Formula } from '@ventanilla/domain/fees/formula/formula'
import { recountSettlement } from '@ventanilla/domain/fees/formula/recount'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { ApiWorld } from '../../testing/stories/world.ts'

/**
 * Explains a case by the releases that its events name: reads the tables as they are, and counts days by hand. Nothing of
 * what the portal reads its configuration with is used.
 */

/** Days of law on which nobody attends, as the calendars of these years print them. */
const HOLIDAYS = new Set([
  ...['2026-01-01', '2026-01-12', '2026-03-23', '2026-04-02', '2026-04-03', '2026-05-01', '2026-05-18'],
  ...['2026-06-08', '2026-06-15', '2026-06-29', '2026-07-20', '2026-08-07', '2026-08-17', '2026-10-12'],
])

// contents are JSON of many kinds
// oxlint-disable-next-line typescript/no-explicit-any
type Content = any

/** What was in force of a kind at a release, by key, from the tables alone. */
export async function inForceAt(
  db: Db,
  kind: string,
  release: number,
): Promise<ReadonlyMap<string, Content>> {
  const rows = await db.rows<{ key: string; text: string; retired: boolean }>(sql`
    select distinct on (i.id) i.key, c.text, v.retired from configuration_items i
    join configuration_in_force f on f.item = i.id and f.release <= ${release}
    join configuration_versions v on v.item = i.id and v.number = f.version
    join configuration_contents c on c.hash = v.hash
    where i.kind = ${kind} order by i.id, f.release desc`)
  return new Map(rows.flatMap(({ key, text, retired }) => (retired ? [] : [[key, JSON.parse(text)]])))
}

/** The last of some business days after a day, 'YYYY-MM-DD'. */
function lastDay(from: string, amount: number, closed: ReadonlySet<string>): string {
  const day = new Date(`${from}T12:00:00Z`)
  for (let left = amount; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1)
    const text = day.toISOString().slice(0, 10)
    const isOff = day.getUTCDay() === 0 || day.getUTCDay() === 6 || HOLIDAYS.has(text) || closed.has(text)
    if (!isOff) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

async function closedAt(db: Db, release: number, office: string): Promise<ReadonlySet<string>> {
  const days = [...(await inForceAt(db, 'dia_cerrado', release)).values()]
  return new Set(
    days
      .filter((one) => one.active && (one.office === null || one.office === office))
      .map(({ date }) => date),
  )
}

/** The term of a step that begins at a release in a case filed at another; null: none in business days. */
function daysOf(step: Content, filed: Content, now: Content): number | null {
  const stageIn = (procedure: Content): Content =>
    procedure?.definition.terms.find(({ binds }: { binds: string[] }) => binds.includes(step.id))
  const newer = stageIn(now)
  const stage = newer?.bindsBegun === true ? newer : stageIn(filed)
  const term = stage ?? step.term
  return term?.unit === 'habiles' && (step.termFrom ?? 'opened') === 'opened' ? term.amount : null
}

interface Event {
  readonly seq: number
  readonly type: string
  readonly at: Date
  readonly body: Content
}

/** What was explained of a case, and what was not, in words. */
export interface Explained {
  readonly wrong: readonly string[]
  readonly days: number
  readonly settlements: number
}

export async function explained({ db }: Pick<ApiWorld, 'db'>, caseId: string): Promise<Explained> {
  const rows = await db.rows<Omit<Event, 'body'> & { body: string }>(sql`
    select seq, type, at, body from case_events where case_id = ${caseId}::uuid order by seq`)
  const events = rows.map((row): Event => ({ ...row, body: JSON.parse(row.body) }))
  const releases = new Map(
    (await db.rows<{ number: number; at: Date }>(sql`select number, at from configuration_releases`)).map(
      ({ number, at }) => [number, at],
    ),
  )
  const found = await db.one<{ tt: string; office: string; calculation: Content }>(sql`
    select tt_id::text as tt, office, facts->'liquidacion.calculo' as calculation from cases where id = ${caseId}::uuid`)
  const [filing] = events
  if (found === undefined || filing === undefined) throw new Error(`there is no case ${caseId}`)
  const filed = filing.body.configuracion
  const steps = new Map(
    [...(await inForceAt(db, 'familia', filed)).values()].flatMap(({ definition }) =>
      definition.steps.map((step: Content) => [step.id, step]),
    ),
  )
  const procedureAt = async (release: number): Promise<Content> =>
    (await inForceAt(db, 'tramite', release)).get(found.tt)
  const wrong: string[] = []
  let [days, settlements, last] = [0, 0, 0]
  for (const { seq, type, at, body } of events) {
    const release: number = body.configuracion
    const say = (what: string): void => void wrong.push(`${seq} ${type} at ${release}: ${what}`)
    const since = releases.get(release)
    if (since === undefined || since > at) say('its release was not in force')
    if (release < last) say(`an earlier event is of ${last}`)
    last = release
    for (const [number, from] of releases)
      if (number > release && from < at) say(`${number} was in force already`)
    if (type === 'tarea.abierta') {
      const step: Content = steps.get(body.paso)
      if (step?.title !== body.titulo) say(`${body.titulo} was ${step?.title}`)
      const amount =
        step === undefined ? null : daysOf(step, await procedureAt(filed), await procedureAt(release))
      if (amount === null || body.vence === null) continue
      days += 1
      const due = lastDay(at.toISOString().slice(0, 10), amount, await closedAt(db, release, found.office))
      if (due !== body.vence) say(`${body.paso} ends ${body.vence}, ${amount} days end ${due}`)
    }
    if (type === 'tarea.cerrada' && body.paso === 'LIQ-01') {
      settlements += 1
      wrong.push(...(await settlementFaults(db, release, found.calculation)))
    }
  }
  return { wrong, days, settlements }
}

/** A settlement counted again by the figures and the formula of its release. */
async function settlementFaults(
  db: Db,
  release: number,
  calculation: Calculation<FeeFigures>,
): Promise<readonly string[]> {
  const figures: Content = (await inForceAt(db, 'cifras', release)).get(String(calculation.year))
  const formula: Formula | undefined = [...(await inForceAt(db, 'formula', release)).values()].find(
    ({ settles, active }) => settles === calculation.settled && active,
  )
  const again = formula === undefined ? null : recountSettlement(calculation, formula).after
  return [
    ...(figures?.smmlv === calculation.minimumWage?.pesos
      ? []
      : [`the wage of ${release} was ${figures?.smmlv}, it took ${calculation.minimumWage?.pesos}`]),
    ...(again === calculation.total ? [] : [`${calculation.total} is counted again as ${again}`]),
  ]
}
