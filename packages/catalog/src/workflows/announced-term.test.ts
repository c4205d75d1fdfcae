import { appealOutcomes } from '@ventanilla/domain/workflow/appeals/filed-appeals'
import type { ActLife } from '@ventanilla/domain/workflow/state/state'
import { addDays } from '@ventanilla/domain/terms/dates'
import { describe, expect, it } from 'vitest'
import { workflow } from './loaded.ts'
import { atFirmness, atGathered, refusal } from './routes.testkit.ts'
import { Walk } from './walk.testkit.ts'

/** Counts Mondays to Fridays, enough for the weeks of these walks. */
function businessDaysAfter(day: string, count: number): string {
  let at = day
  for (let left = count; left > 0;) {
    at = addDays(at, 1)
    const weekday = new Date(`${at}T12:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return at
}
const changed = (walk: Walk, act: (one: ActLife) => ActLife): Walk => {
  const { flow } = walk.state
  walk.state = { ...walk.state, flow: { ...flow, acts: flow.acts.map(act) } }
  return walk
}
/** Changes the days to appeal that the decision announced at its signature. */
const announcing = (walk: Walk, days: number): Walk =>
  changed(walk, (one) => (one.template === 'RES_OTORGA' ? { ...one, appealDays: days } : one))
const told = (walk: Walk): string => walk.state.flow.lastNotifiedOn ?? ''
const signedDecision = (): Walk =>
  atGathered({ ttId: 5 })
    .complete('PG-12', 'proyectado')
    .draft()
    .complete('PG-13', 'proyectada', { 'decision.sentido': 'otorga' })
    .draft()
    .complete('PG-14', 'notificada')

describe('the task that waits for an appeal', () => {
  it.each([
    [15, 15],
    [10, 10],
    [5, 10],
  ])('ends, where the act announced %i days, %i days after it was told', (announced, given) => {
    const walk = announcing(signedDecision(), announced).notify()
    expect(walk.task('PG-15').dueOn).toBe(businessDaysAfter(told(walk), given))
  })

  it.each([
    [15, 15],
    [10, 10],
    [5, 10],
  ])(
    'ends, where an answer announced %i days and a letter of the step tells it, %i days after the letter',
    (announced, given) => {
      const first = { step: 'REG-05', status: 'en_decision' }
      const answered = new Walk({ ttId: 20, first })
        .write('REG-05', { 'registro.decision': 'niega' })
        .complete('REG-05', 'negado', { 'registro.decision': 'niega' })
      const walk = changed(answered, (one) =>
        one.template === 'RESPUESTA' ? { ...one, appealDays: announced } : one,
      ).write('REG-06')
      expect(walk.task('REG-06').dueOn).toBe(businessDaysAfter(walk.today, given))
    },
  )

  it('that was open with a shorter term keeps what its act announced, and is not over before', () => {
    const walk = announcing(atFirmness('otorga', { ttId: 5 }), 15)
    const told15 = businessDaysAfter(told(walk), 15)
    expect(walk.task('PG-15').dueOn).toBe(businessDaysAfter(told(walk), 10))
    // the clock of the earlier deadline finds the later one
    walk.expire('PG-15')
    expect(walk.task('PG-15')).toMatchObject({ dueOn: told15 })
    expect(walk.task('PG-15').expiresAt?.slice(0, 10)).toBe(addDays(told15, 1))
    expect(refusal(() => walk.complete('PG-15', 'en_firme')).message).toBe(
      'Todavía corre el término para recurrir.',
    )
    walk.complete('PG-15', 'con_recurso').complete('REC-01', 'radicado', { 'recurso.clase': 'reposicion' })
    expect(walk.state.flow.appeals).toHaveLength(1)
  })

  it('that was open with fewer days than the law gives now is open as long as the law says', () => {
    const walk = atFirmness('otorga', { ttId: 5 })
    const due = walk.task('PG-15').dueOn
    const { flow } = walk.state
    const tasks = flow.tasks.map((task) =>
      task.step === 'PG-15' ? { ...task, dueOn: businessDaysAfter(told(walk), 5) } : task,
    )
    walk.state = { ...walk.state, flow: { ...flow, tasks } }
    walk.expire('PG-15')
    expect(walk.task('PG-15').dueOn).toBe(due)
  })

  it('is final on the day that was waived, however long the act gave', () => {
    const walk = announcing(atFirmness('otorga'), 15)
      .complete('PG-15', 'renuncia')
      .complete('REN-01', 'enviada')
    const filed = walk.today
    walk.pass(2).write('REN-02').complete('REN-02', 'aprobada').complete('REN-03', 'continua')
    expect(walk.task('PG-15').dueOn).toBe(filed)
    walk.write('PG-15', { 'firmeza.causal': 'renuncia' }).complete('PG-15', 'en_firme')
    expect(walk.open).toEqual(['PG-16'])
  })

  it('counts from a notification, or from the letter that tells, wherever it has a term of its own', () => {
    const waiting = [...workflow.steps.values()].filter(
      (step) => step.term !== undefined && appealOutcomes({ workflow }, step).length > 0,
    )
    expect(waiting.length).toBeGreaterThan(8)
    expect(
      waiting
        .filter(({ termFrom }) => termFrom !== 'notificacion' && termFrom !== 'ultima_notificacion')
        .filter(({ termFrom }) => typeof termFrom !== 'object')
        .map(({ id }) => id),
    ).toEqual([])
  })
})
