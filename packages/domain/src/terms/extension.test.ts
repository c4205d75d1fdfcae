import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCalendar } from './calendar.ts'
import { addDays, type IsoDate } from './dates.ts'
import { mostExtraDays } from './extension.ts'
import { dueDate, type TermUnit } from './term.ts'

const calendar = makeCalendar()
const businessDays = (from: IsoDate, days: number): IsoDate => dueDate(from, days, 'habiles', calendar)
const most = (end: IsoDate, amount: number, unit: TermUnit): number =>
  mostExtraDays(end, dueDate(end, amount, unit, calendar), businessDays)

describe('the longest extension', () => {
  it.each<[end: IsoDate, amount: number, unit: TermUnit, days: number]>([
    ['2026-02-16', 10, 'habiles', 10],
    ['2026-02-16', 30, 'habiles', 30],
    // to 3 April, Good Friday, hence to Monday 6; without San José and Maundy Thursday
    ['2026-03-03', 1, 'meses', 21],
    // a month without holidays
    ['2026-09-01', 1, 'meses', 22],
    ['2026-02-16', 30, 'calendario', 22],
    ['2026-02-16', 0, 'habiles', 0],
  ])('of a term that ended on %s after %i %s is of %i business days', (end, amount, unit, days) => {
    expect(most(end, amount, unit)).toBe(days)
  })

  it('never ends after an equal term, and one day more always would', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 365 * 8 }).map((n) => addDays('2022-01-01', n)),
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom<TermUnit>('habiles', 'calendario'),
        (start, amount, unit) => {
          const end = businessDays(start, 1)
          const equal = dueDate(end, amount, unit, calendar)
          const days = most(end, amount, unit)
          expect(businessDays(end, days) <= equal).toBe(true)
          expect(businessDays(end, days + 1) > equal).toBe(true)
        },
      ),
    )
  })

  it('of a term in business days has as many', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 365 * 8 }).map((n) => addDays('2022-01-01', n)),
        fc.integer({ min: 0, max: 60 }),
        (start, amount) => {
          expect(most(businessDays(start, 1), amount, 'habiles')).toBe(amount)
        },
      ),
    )
  })
})
