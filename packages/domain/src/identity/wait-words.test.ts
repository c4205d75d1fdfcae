import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { waitWords } from './wait-words.ts'

describe('how long somebody has to wait', () => {
  it.each([
    [0, 'un segundo'],
    [0.2, 'un segundo'],
    [2, '2 segundos'],
    [90, '90 segundos'],
    [91, '2 minutos'],
    [3600, '60 minutos'],
    [5401, '2 horas'],
    [86_400, '24 horas'],
    [129_601, '2 días'],
  ])('%d seconds are «%s»', (seconds, words) => expect(waitWords(seconds)).toBe(words))

  it('is never told shorter than it is', () => {
    const units: Record<string, number> = { segundo: 1, segundos: 1, minutos: 60, horas: 3600, días: 86_400 }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), (seconds) => {
        const [n, unit = ''] = waitWords(seconds).split(' ')
        expect((n === 'un' ? 1 : Number(n)) * (units[unit] ?? 0)).toBeGreaterThanOrEqual(seconds)
      }),
    )
  })
})
