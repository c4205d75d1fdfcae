import { describe, expect, it } from 'vitest'
import { CANCELLED } from '../decision/decision-builder.ts'
import type { FamilyDef, Outcome, StepDef } from '../definition/definition.ts'
import { step, way } from '../definition/made-steps.testkit.ts'
import { OUTCOME_MOVES, type OutcomeMove } from '../definition/outcome-move.ts'
import { outcomeOf } from '../definition/outcome-of.ts'
import { moveFindings } from './check-moves.ts'
import { movesOfStep } from './moves-of-step.ts'

const FAMILY: FamilyDef = {
  id: 'prueba',
  name: 'Prueba',
  norm: 'Ley 1',
  isSubprocess: false,
  procedureTypes: [],
  initialStep: 'A-01',
  startedBy: 'usuario',
  steps: [],
}
const found = (steps: readonly StepDef[], more: Partial<FamilyDef> = {}): string[] => {
  const families = [{ ...FAMILY, steps, ...more }]
  return moveFindings({ families, steps: new Map(steps.map((one) => [one.id, one])) }).map(
    ({ code, where, severity }) => `${severity} ${code} ${where}`,
  )
}

const moved = (moves: readonly OutcomeMove[]): Outcome[] =>
  moves.map((move) => way(`w_${move}`, 'FIN', { move }))

/** Every declaration that mechanisms take moves by, with the moves. */
const DECLARING: readonly (readonly [Partial<StepDef>, readonly OutcomeMove[]])[] = [
  [{ question: { text: '¿Cumple?' } }, ['yes', 'no']],
  [{ actPart: 'draft' }, ['submit']],
  [{ actPart: 'review' }, ['approve', 'return']],
  [{ actPart: 'sign' }, ['sign', 'return']],
  [{ answersAct: 'AUTO' }, ['file']],
  [{ requests: 'waiver' }, ['file']],
  [{ files: ['reposicion'] }, ['file']],
  [{ kind: 'payment' }, ['pay', 'claim']],
  [{ changePart: 'link' }, ['bind', 'bindAndSend']],
  [{ changePart: 'send' }, ['send']],
  [{ changePart: 'study' }, ['approve', 'reject']],
  [{ changePart: 'assign' }, ['assign']],
  [{ changePart: 'accept' }, ['accept', 'decline']],
  [{ changePart: 'apply' }, ['apply']],
]

describe('the moves of a step', () => {
  it.each(DECLARING)('are those of what it declares: %j', (declared, moves) => {
    expect(movesOfStep(step('A-01', [], declared)).needs).toEqual(moves)
    expect(found([step('A-01', moved(moves), declared)])).toEqual([])
  })

  it.each(DECLARING)('are all missed when its outcomes declare none: %j', (declared, moves) => {
    expect(found([step('A-01', [way('sale', 'FIN')], declared)])).toEqual(
      moves.map(() => 'error sin_movimiento A-01'),
    )
  })

  it('are each known to some step, so that none of the list is idle', () => {
    const known = DECLARING.flatMap(([declared]) => {
      const { needs, may = [] } = movesOfStep(step('A-01', [], declared))
      return [...needs, ...may]
    })
    expect(new Set(known)).toEqual(new Set(Object.keys(OUTCOME_MOVES)))
  })

  it('can include holding a signature, which no other step knows', () => {
    const hold = way('espera', 'A-01', { move: 'hold' })
    expect(found([step('A-01', [...moved(['sign', 'return']), hold], { actPart: 'sign' })])).toEqual([])
    expect(found([step('A-01', [...moved(['approve', 'return']), hold], { actPart: 'review' })])).toEqual([
      'error movimiento_ajeno A-01 espera',
    ])
  })
})

describe('a fault of moves is found', () => {
  it('when a review can be approved and not returned', () => {
    expect(found([step('A-01', moved(['approve']), { actPart: 'review' })])).toEqual([
      'error sin_movimiento A-01',
    ])
  })

  it('when an outcome declares a move that nothing takes there', () => {
    expect(found([step('A-01', moved(['approve']))])).toEqual(['error movimiento_ajeno A-01 w_approve'])
  })

  it('when two outcomes of a step declare one move: at the second', () => {
    const twice = [...moved(['yes', 'no']), way('tal_vez', 'FIN', { move: 'yes' })]
    expect(found([step('A-01', twice, { question: { text: '¿Cumple?' } })])).toEqual([
      'error movimiento_repetido A-01 tal_vez',
    ])
  })

  it('when an outcome of the subprocess that writes acts does not say what it does with the act', () => {
    const steps = [
      step('A-01', [...moved(['approve', 'return']), way('archiva', 'FIN')], { actPart: 'review' }),
    ]
    expect(found(steps, { writesActs: true })).toEqual(['error sin_movimiento A-01 archiva'])
    expect(found(steps)).toEqual([])
  })

  it('but not when a drafter drops the draft there', () => {
    const steps = [step('A-01', [...moved(['submit']), way('descarta', 'FIN')], { actPart: 'draft' })]
    expect(found(steps, { writesActs: true })).toEqual([])
  })

  it('when an outcome has the code of a cancelled task', () => {
    expect(found([step('A-01', [way(CANCELLED, 'FIN')])])).toEqual([
      `error resultado_reservado A-01 ${CANCELLED}`,
    ])
  })
})

describe('an outcome is found by its move', () => {
  const asks = step('A-01', moved(['yes', 'no']))

  it('whatever its code', () => {
    expect(outcomeOf(asks, 'no').code).toBe('w_no')
  })

  it('and a step without it is an error with the step and the move', () => {
    expect(() => outcomeOf(asks, 'sign')).toThrow('Ningún resultado de A-01 declara el movimiento sign')
  })
})
