import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCalendar } from './calendar.ts'
import { addDays } from './dates.ts'
import { remaining, remainingUntil } from './remaining.ts'
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

  it('stands still while the term is suspended', () => {
    const term = computeTerm({
      from: '2026-02-02',
      amount: 30,
      unit: 'habiles',
      calendar,
      suspensions: [{ from: '2026-02-18', to: null, reason: 'requerimiento' }],
    })
    const now = remaining(term, '2026-03-10', calendar)
    expect(now).toEqual({
      state: 'suspendido',
      left: 18,
      overdue: 0,
      words: 'Suspendido: quedarán 18 días hábiles al reanudar',
      urgency: 'suspendido',
    })
    expect(remaining(term, '2026-06-10', calendar)).toEqual(now)
  })

  it('is never negative and never grows as days go by', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 40 }), fc.nat(400), (start, amount, offset) => {
        const term = computeTerm({ from: addDays('2025-06-01', start), amount, unit: 'habiles', calendar })
        const today = addDays('2025-05-01', offset)
        const [first, second] = [
          remaining(term, today, calendar),
          remaining(term, addDays(today, 1), calendar),
        ]
        expect(first.left).toBeGreaterThanOrEqual(second.left)
        expect(second.left).toBeGreaterThanOrEqual(0)
        expect(first.left).toBeLessThanOrEqual(amount)
        expect(first.overdue).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
