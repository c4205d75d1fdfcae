import { describe, expect, it } from 'vitest'
import type { StageDef } from '../../definitions/procedure-schema.ts'
import { TERMS_GIVEN } from './terms.ts'

const stage = (amount: number, binds: StageDef['binds'] = ['PG-10']): StageDef => ({
  stage: 'Visita',
  kind: 'visit',
  amount,
  unit: 'habiles',
  norm: 'Decreto 1 de 2026',
  holder: 'autoridad',
  pausesTerm: false,
  binds,
})
const found = (before: StageDef | null, now: StageDef): readonly string[] => {
  const of = (one: StageDef) => ({ definition: { name: 'Permiso', terms: [one] } })
  return TERMS_GIVEN.find({
    items: new Map([['3', of(now)]]),
    before: new Map(before === null ? [] : [['3', of(before)]]),
    from: null,
    has: () => true,
  }).map(({ severity, sentence }) => `${severity}: ${sentence}`)
}

describe('a term of zero days', () => {
  it('is accepted with a reason where the step had days', () => {
    expect(found(stage(20), stage(0))).toEqual([
      'aviso: «Visita» de «Permiso» queda en cero días: sus pasos toman el término del flujo.',
    ])
  })
  it.each([
    ['it was so before', stage(0), stage(0)],
    ['it gives a step no term', stage(20, []), stage(0, [])],
    ['the procedure is new', null, stage(0)],
    ['it has days', stage(20), stage(15)],
  ])('is said to nobody where %s', (_why, before, now) => {
    expect(found(before, now)).toEqual([])
  })
})
