import { describe, expect, it } from 'vitest'
import { isListed } from './listed.ts'

describe('the lists of procedures', () => {
  it('hide type 27 and disabled types', () => {
    expect(isListed({ tt_id: 3, tt_estado: 1 })).toBe(true)
    expect(isListed({ tt_id: 27, tt_estado: 1 })).toBe(false)
    expect(isListed({ tt_id: 3, tt_estado: 0 })).toBe(false)
  })
})
