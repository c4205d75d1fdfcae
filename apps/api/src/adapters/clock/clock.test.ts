import { describe, expect, it } from 'vitest'
import { systemClock } from './clock.ts'
import { createSettableClock } from './settable-clock.ts'

describe('the clock', () => {
  it('follows the machine', () => {
    const before = Date.now()
    const now = systemClock.now().getTime()
    expect(now).toBeGreaterThanOrEqual(before)
    expect(now).toBeLessThanOrEqual(Date.now())
  })
})

describe('the settable clock', () => {
  it('stands still until it is moved', () => {
    const clock = createSettableClock('2026-03-02T13:00:00.000Z')
    expect(clock.now().toISOString()).toBe('2026-03-02T13:00:00.000Z')
    clock.advance(90_000)
    expect(clock.now().toISOString()).toBe('2026-03-02T13:01:30.000Z')
    clock.set(new Date('2025-12-31T05:00:00.000Z'))
    expect(clock.now().toISOString()).toBe('2025-12-31T05:00:00.000Z')
  })

  it('hands out dates that a caller cannot use to move it', () => {
    const clock = createSettableClock('2026-03-02T13:00:00.000Z')
    clock.now().setFullYear(1999)
    expect(clock.now().getUTCFullYear()).toBe(2026)
  })

  it('refuses what is not an instant', () => {
    expect(() => createSettableClock('ayer')).toThrow(RangeError)
    const clock = createSettableClock('2026-03-02T13:00:00.000Z')
    expect(() => clock.advance(Number.NaN)).toThrow(RangeError)
    expect(clock.now().toISOString()).toBe('2026-03-02T13:00:00.000Z')
  })

  it('does not exist in production', () => {
    expect(() => createSettableClock('2026-03-02T13:00:00.000Z', { production: true })).toThrow(/production/)
  })
})
