import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Recipient } from '@ventanilla/domain/workflow/state/state'
import { diceOf } from './answering.testkit.ts'
import { broken } from './invariants.testkit.ts'
import { BOARD, NEIGHBOUR } from './joint-appeals.testkit.ts'
import { atNotice, recipientOf } from './routes.testkit.ts'
import { OWNER, PROXY, type Walk } from './walk.testkit.ts'

/**
 * One act is notified to two, three or four parties, each on a day and by a means of their own, in any order,
 * while the auto that begins the case is notified beside it. The resulting dates are compared with an
 * independent program that counts the business days of the walk's calendar one by one.
 */

const HOLIDAYS: ReadonlySet<string> = new Set(['2026-01-01', '2027-01-01'])
const next = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
function workdaysAfter(day: string, count: number): string {
  let at = day
  for (let left = count; left > 0;) {
    at = next(at)
    const weekday = new Date(`${at}T12:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(at)) left -= 1
  }
  return at
}

type Means = 'electronica' | 'personal' | 'aviso' | 'aviso_publicado'

interface Plan {
  readonly means: Means
  /** days until they open the act or appear */
  readonly wait: number
  /** days until the step is recorded: the date is that of the delivery or the posting, not of the recording */
  readonly late: number
}

const PEOPLE: readonly Recipient[] = [OWNER, PROXY, NEIGHBOUR, BOARD]

const plan: fc.Arbitrary<Plan> = fc.record({
  means: fc.constantFrom<Means>('electronica', 'personal', 'aviso', 'aviso_publicado'),
  wait: fc.integer({ min: 0, max: 4 }),
  late: fc.integer({ min: 0, max: 6 }),
})

const history = fc.record({
  plans: fc.array(plan, { minLength: 2, maxLength: 4 }),
  order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 }),
  seed: fc.integer(),
  /** index of the recipient before whom the parallel notification takes a step */
  beside: fc.nat(3),
})

/** Notifies one party; returns the date expected by the independent program. */
function tell(walk: Walk, who: Recipient, { means, wait, late }: Plan): string {
  const chosen = { 'notificacion.destinatario': recipientOf(who) }
  walk.complete('NOT-01', 'nueva').complete('NOT-02', means === 'electronica' ? 'si' : 'no', chosen)
  if (means === 'electronica') {
    walk.write('NOT-03').pass(wait).access(who)
    return walk.today
  }
  const summons = { 'notificacion.comparece': null, 'citacion.direccion': `Calle de ${who.name}` }
  if (means === 'aviso_publicado') {
    walk.complete('NOT-04', 'desconocida', summons)
    const posted = walk.today
    const days = { 'aviso.fecha_fijacion': posted, 'aviso.fecha_desfijacion': null }
    walk.write('NOT-05B', days).expire('NOT-05B').pass(late).complete('NOT-05B', 'desfijado', days)
    // removed five business days after the posting; it takes effect on the next one
    return workdaysAfter(posted, 6)
  }
  walk.write('NOT-04', summons)
  if (means === 'personal') {
    walk.pass(wait)
    const came = { ...summons, 'notificacion.comparece': true }
    walk.write('NOT-04', came)
    const on = walk.today
    walk.complete('NOT-04', 'comparece', came)
    return on
  }
  walk.expire('NOT-04')
  const delivered = { 'aviso.fecha_entrega': walk.today, 'aviso.guia': `guía de ${who.name}` }
  walk.write('NOT-05', delivered)
  walk.pass(late).complete('NOT-05', 'entregado', delivered)
  return workdaysAfter(delivered['aviso.fecha_entrega'], 1)
}

/** Captured data of one recipient, which must be reset for the next. */
const OF_ONE = [
  'citacion.direccion',
  'aviso.fecha_entrega',
  'aviso.guia',
  'aviso.fecha_fijacion',
  'notificacion.acceso',
  'constancia.texto',
]

function play({
  plans,
  order,
  seed,
  beside,
}: typeof history extends fc.Arbitrary<infer T> ? T : never): void {
  const parties = PEOPLE.slice(0, plans.length)
  const walk = atNotice({ parties, electronic: parties.map((one) => one.personId), dice: diceOf(seed) })
  const act = walk.state.flow.notifying?.actId
  const expected = new Map<string, string>()
  const turns = order.filter((n) => n < parties.length)
  for (const [at, n] of turns.entries()) {
    const who = parties[n] as Recipient
    if (at === beside) walk.beside('AUTO_INICIO', (notice) => notice.complete('NOT-01', 'nueva'))
    expected.set(who.personId, tell(walk, who, plans[n] as Plan))
    const { facts, flow } = walk.state
    // at the counter, the person states their own name
    if (plans[n]?.means !== 'personal') expect(facts['notificado.nombre']).toBe(who.name)
    // no data of other recipients: fields that this means does not use are empty
    for (const key of OF_ONE) {
      const said = JSON.stringify(facts[key] ?? null)
      for (const other of parties.filter((one) => one !== who)) expect(said).not.toContain(other.name)
    }
    if (plans[n]?.means !== 'electronica') expect(facts['notificacion.acceso'] ?? null).toBeNull()
    if (plans[n]?.means !== 'aviso') expect(facts['aviso.fecha_entrega'] ?? null).toBeNull()
    if (plans[n]?.means !== 'aviso_publicado') expect(facts['aviso.fecha_fijacion'] ?? null).toBeNull()
    expect(
      Object.fromEntries(
        flow.notifying?.recipients.flatMap((r) => (r.legalOn === null ? [] : [[r.personId, r.legalOn]])) ??
          [],
      ),
    ).toEqual(Object.fromEntries(expected))
    expect(flow.lastNotifiedOn).toBe([...expected.values()].sort().at(-1))
    expect(broken(walk)).toEqual([])
    const done = walk.effects.filter((e) => e.type === 'notificationDone')
    expect(done.at(-1)).toMatchObject({ legalOn: expected.get(who.personId), means: plans[n]?.means })
    // the certificate waits for the recipient's effective date
    walk.certify()
    expect(walk.today >= (expected.get(who.personId) ?? '')).toBe(true)
  }
  expect(walk.open).toEqual(['PG-15'])
  expect(walk.state.flow.notifying?.actId).toBe(act)
  const last = [...expected.values()].sort().at(-1) as string
  const due = workdaysAfter(last, 10)
  expect(walk.task('PG-15').dueOn).toBe(due >= walk.today ? due : workdaysAfter(walk.today, 1))
  // the parallel notification of the auto that begins the case leaves these dates unchanged
  if (walk.openBeside.includes('NOT-02')) {
    const first = parties[0] as Recipient
    walk.beside('AUTO_INICIO', (notice) => {
      notice
        .complete('NOT-02', 'si', { 'notificacion.destinatario': recipientOf(first) })
        .write('NOT-03')
        .pass(1)
        .access(first)
        .certify()
      notice.notify()
    })
  } else walk.beside('AUTO_INICIO', (notice) => notice.notify())
  expect(walk.openBeside).toEqual([])
  expect(walk.state.flow.lastNotifiedOn).toBe(last)
}

describe('an act that is made known to several people, each by their means and on their day', () => {
  it(
    'has the dates of the plain program, is final by the latest of them, and says of nobody what was another’s',
    { timeout: 600_000 },
    () => {
      fc.assert(fc.property(history, play), { numRuns: process.env['TEST_DEPTH'] === 'all' ? 400 : 30 })
    },
  )
})
