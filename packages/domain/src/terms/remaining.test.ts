import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCalendar } from './calendar.ts'
import { addDays } from './dates.ts'
import { remainingUntil } from './remaining.ts'
import { computeTerm } from './term.ts'

const calendar = makeCalendar()

describe('what is left of a term', () => {
  it.each([
    ['2026-02-11', 'Quedan 3 días hábiles', 'urgente'],
    ['2026-02-10', 'Quedan 4 días hábiles', 'normal'],
    ['2026-02-13', 'Queda 1 día hábil', 'urgente'],
    ['2026-02-15', 'Queda 1 día hábil', 'urgente'],
    ['2026-02-16', 'Vence hoy', 'urgente'],
    ['2026-02-17', 'Venció hace 1 día', 'vencido'],
    ['2026-02-18', 'Venció hace 2 días', 'vencido'],
  ])('on %s reads «%s»', (today, words, urgency) => {
    expect(remainingUntil('2026-02-16', today, 'habiles', calendar)).toMatchObject({ words, urgency })
  })

  it('counts calendar days for calendar days and months', () => {
    expect(remainingUntil('2026-02-16', '2026-02-11', 'calendario', calendar).words).toBe(
      'Quedan 5 días calendario',
    )
    expect(remainingUntil('2026-02-16', '2026-02-11', 'meses', calendar).words).toBe(
      'Quedan 5 días calendario',
    )
  })

  it('is never negative and never grows as days go by', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 40 }), fc.nat(400), (start, amount, offset) => {
        const from = addDays('2025-06-01', start)
        const { due } = computeTerm({ from, amount, unit: 'habiles', calendar })
        if (due === null) throw new Error('only a suspended term has no due date')
        const today = addDays(from, offset)
        const [first, second] = [
          remainingUntil(due, today, 'habiles', calendar),
          remainingUntil(due, addDays(today, 1), 'habiles', calendar),
        ]
        expect(first.left).toBeGreaterThanOrEqual(second.left)
        expect(second.left).toBeGreaterThanOrEqual(0)
        expect(first.left).toBeLessThanOrEqual(amount)
        expect(first.overdue).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
