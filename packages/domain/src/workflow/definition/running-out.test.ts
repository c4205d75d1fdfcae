import { describe, expect, it } from 'vitest'
import type { FamilyDef, StepDef, Workflow } from './definition.ts'
import { step, way } from './made-steps.testkit.ts'
import { runningOutOf } from './running-out.ts'

const TERM = { amount: 5, unit: 'habiles', norm: 'CPACA art. 17' } as const
const withdrawal = step('DES-01', [way('procede', 'FIN')], { family: 'desistimiento' })
const next = step('DOS', [way('sigue', 'FIN')])
const family = (id: string, startedBy: FamilyDef['startedBy'], steps: readonly StepDef[]): FamilyDef => ({
  id,
  name: id,
  norm: 'norma',
  isSubprocess: false,
  initialStep: steps[0]?.id ?? '',
  startedBy,
  procedureTypes: [],
  steps,
})
const world = (asked: StepDef): Workflow => {
  const families = [
    family('prueba', 'usuario', [asked, next]),
    family('desistimiento', 'automatico', [withdrawal]),
  ]
  return { families, steps: new Map(families.flatMap(({ steps }) => steps.map((one) => [one.id, one]))) }
}
const expiry = { by: 'system', automatic: 'expiry' } as const

describe('when the term of a step ends', () => {
  it.each<[string, ReturnType<typeof runningOutOf>, StepDef]>([
    ['the case ends', 'termina', step('UNO', [way('vence', 'FIN', expiry)], { term: TERM, turn: 'usuario' })],
    [
      'a withdrawal that nobody asks for begins',
      'termina',
      step('UNO', [way('vence', 'DES-01', expiry)], { term: TERM, turn: 'usuario' }),
    ],
    [
      'the case goes on by itself',
      'sigue',
      step('UNO', [way('vence', 'DOS', expiry)], { term: TERM, turn: 'usuario' }),
    ],
    [
      'what waited for it opens',
      'abre',
      step('UNO', [way('firme', 'DOS', { guard: { var: 'termino.vencido' } })], { term: TERM }),
    ],
    ['the authority is late', 'mora', step('UNO', [way('hecho', 'DOS')], { term: TERM })],
    [
      'the applicant can still act',
      'nada',
      step('UNO', [way('hecho', 'DOS')], { term: TERM, turn: 'usuario' }),
    ],
  ])('%s', (_, follows, asked) => expect(runningOutOf(world(asked), asked)).toBe(follows))
})
