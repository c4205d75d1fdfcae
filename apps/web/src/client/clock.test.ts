import { afterEach, expect, test, vi } from 'vitest'
import { dayOf } from './clock.ts'

afterEach(() => vi.useRealTimers())

test('The day of a form is the server’s, also where the clock of the device is slow, and goes on with the device', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z') })
  expect(dayOf('2026-11-22T15:00:00Z')).toBe('2026-11-22')
  expect(dayOf('2026-12-05T15:00:00Z')).toBe('2026-12-05')
  // still the evening of the 21st in Bogotá when the server responded, and kept open since
  expect(dayOf('2026-11-22T04:00:00Z')).toBe('2026-11-22')
  vi.setSystemTime(new Date('2026-11-22T04:30:00Z'))
  expect(dayOf('2026-11-22T04:00:00Z')).toBe('2026-11-21')
})
