import fc from 'fast-check'
import { describe, it } from 'vitest'
import { expectSound, happenings } from './receipt-histories.testkit.ts'

describe('claims, adjustments, expiries and payments in any order', () => {
  it('leave one payable receipt over what is owed, and no payment lost or counted twice (2,000 histories)', () => {
    fc.assert(fc.property(happenings, expectSound), { numRuns: 2_000 })
  })
})
