import { describe, expect, it } from 'vitest'
import { isListed } from './listed.ts'

describe('the lists of procedures', () => {
  it('hide the types that declare it and disabled types', () => {
    expect(isListed({ listed: true, tt_estado: 1 })).toBe(true)
    expect(isListed({ listed: false, tt_estado: 1 })).toBe(false)
    expect(isListed({ listed: true, tt_estado: 0 })).toBe(false)
  })
})
