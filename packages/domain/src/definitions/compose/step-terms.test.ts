import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StageDef } from '../procedure-schema.ts'
import { begunTermsOf, stepTermsOf, withBegunTerms } from './step-terms.ts'

const stage = (name: string, amount: number, binds: StageDef['binds'], begun: boolean): StageDef => ({
  stage: name,
  kind: 'review',
  amount,
  unit: 'habiles',
  norm: `Norma de ${name}`,
  holder: 'autoridad',
  pausesTerm: false,
  binds,
  ...(begun && { bindsBegun: true }),
})

const STEPS = ['A', 'B', 'C', 'D'] as const
/** A procedure as the authority could write it: each step in at most one stage. */
const procedure = fc
  .array(fc.record({ days: fc.integer({ min: 0, max: 90 }), begun: fc.boolean(), bound: fc.boolean() }), {
    minLength: 4,
    maxLength: 4,
  })
  .map((rows) => ({
    terms: rows.map(({ days, begun, bound }, i) =>
      stage(`etapa ${i}`, days, bound ? [STEPS[i] ?? 'A'] : [], begun),
    ),
    rows,
  }))

describe('the term of a step that begins now (decision 74)', () => {
  it('is, in a case filed under an older version, the newest where that binds stages begun, and else its own', () => {
    fc.assert(
      fc.property(procedure, procedure, (filed, newest) => {
        const terms = withBegunTerms(stepTermsOf(filed), begunTermsOf(newest))
        // said once more by hand
        for (const [i, step] of STEPS.entries()) {
          const now = newest.rows[i]
          const own = filed.rows[i]
          const days =
            now !== undefined && now.begun && now.bound && now.days > 0
              ? now.days
              : own !== undefined && own.bound && own.days > 0
                ? own.days
                : undefined
          expect(terms[step]?.amount).toBe(days)
        }
      }),
    )
  })

  it('keeps the norm that says so', () => {
    const own = stepTermsOf({ terms: [stage('vieja', 10, ['A'], false)] })
    const begun = begunTermsOf({ terms: [stage('nueva', 8, ['A'], true), stage('otra', 3, ['B'], false)] })
    expect(withBegunTerms(own, begun)).toEqual({
      A: { amount: 8, unit: 'habiles', norm: 'Norma de nueva' },
    })
  })
})
