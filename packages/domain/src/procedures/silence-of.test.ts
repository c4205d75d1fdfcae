import { describe, expect, it } from 'vitest'
import type { ProcedureTerm } from './procedure.ts'
import { silenceOf } from './silence-of.ts'

const TERM: ProcedureTerm = {
  stage: 'Resolución',
  kind: 'decision',
  amount: 15,
  unit: 'habiles',
  norm: 'CPACA art. 83',
  holder: 'autoridad',
  pausesTerm: false,
}

describe('the silence of the authority', () => {
  it('denies what had to be decided', () => expect(silenceOf([TERM])).toBe('negativo'))
  it('is what a norm says of one of the terms', () =>
    expect(
      silenceOf([
        { ...TERM, kind: 'visit' },
        { ...TERM, silence: 'positivo' },
      ]),
    ).toBe('positivo'))
  it('says nothing of a report that is only received', () =>
    expect(silenceOf([{ ...TERM, kind: 'review' }])).toBe('ninguno'))
})
