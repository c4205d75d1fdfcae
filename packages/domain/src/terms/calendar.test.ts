import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  businessDate,
  businessDaysBetween,
  explainBusinessDate,
  isBusinessDay,
  makeCalendar,
  nextBusinessDay,
} from './calendar.ts'
import {
  addDays,
  addMonths,
  bogotaDate,
  bogotaMinutes,
  dateOfDay,
  dayNumber,
  isIsoDate,
  longDateWithWeekday,
  shortDate,
} from './dates.ts'
import { isOpenAt } from './opening-hours.testkit.ts'
import { legalDate } from './notice.ts'
import { dueDate } from './term.ts'

const calendar = makeCalendar()

describe('dates', () => {
  it('convert to day numbers and back, and agree with the platform', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200000, max: 200000 }), (day) => {
        const text = dateOfDay(day)
        expect(dayNumber(text)).toBe(day)
        expect(text).toBe(new Date(day * 86400000).toISOString().slice(0, 10))
      }),
    )
  })

  it('add months to the last day of a short month', () => {
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  })

  it('refuse what does not exist', () => {
    expect(['2026-02-29', '2026-13-01', '2026-1-1', 'hoy', ''].map(isIsoDate)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
    expect(isIsoDate('2028-02-29')).toBe(true)
  })

  it('read as prose and in tables', () => {
    expect(longDateWithWeekday('2026-11-21')).toBe('sábado 21 de noviembre de 2026')
    expect(shortDate('2026-11-21')).toBe('21/11/2026')
  })

  it('are those of Bogotá for an instant', () => {
    expect(bogotaDate('2026-02-17T04:59:59Z')).toBe('2026-02-16')
    expect(bogotaDate('2026-02-17T05:00:00Z')).toBe('2026-02-17')
    expect(bogotaMinutes('2026-02-17T05:00:00Z')).toBe(0)
    expect(bogotaMinutes('2026-02-17T21:59:00Z')).toBe(16 * 60 + 59)
  })
})

describe('the business date of a filing', () => {
  it.each([
    ['2026-02-16T10:00:00-05:00', '2026-02-16', 'within office hours'],
    ['2026-02-16T06:30:00-05:00', '2026-02-16', 'before opening'],
    ['2026-02-16T13:00:00-05:00', '2026-02-16', 'in the noon break'],
    ['2026-02-16T17:00:00-05:00', '2026-02-17', 'at closing time'],
    ['2026-02-20T23:59:00-05:00', '2026-02-23', 'on a Friday night'],
    ['2026-10-03T10:00:00-05:00', '2026-10-05', 'on a Saturday'],
    ['2026-07-12T10:00:00-05:00', '2026-07-14', 'on the Sunday before a holiday'],
  ])('of %s is %s (%s)', (instant, expected) => {
    expect(businessDate(instant, calendar)).toBe(expected)
  })

  it('is explained to the applicant', () => {
    expect(explainBusinessDate('2026-10-03T10:00:00-05:00', calendar)).toBe(
      'Su solicitud llegó en un día no hábil (sábado): los términos de la autoridad se cuentan desde el lunes 5 de octubre de 2026.',
    )
    expect(explainBusinessDate('2026-10-05T18:00:00-05:00', calendar)).toContain(
      'después del horario de atención',
    )
    expect(explainBusinessDate('2026-10-05T10:00:00-05:00', calendar)).toBe(
      'Su solicitud se radicó el lunes 5 de octubre de 2026.',
    )
  })

  it('is a business day and never earlier than the day itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2025, 1, 1), max: Date.UTC(2027, 10, 1) }), (ms) => {
        const instant = new Date(ms).toISOString()
        const date = businessDate(instant, calendar)
        expect(isBusinessDay(date, calendar)).toBe(true)
        expect(date >= bogotaDate(instant)).toBe(true)
      }),
    )
  })
})

describe('opening hours', () => {
  it('are Monday to Friday, morning and afternoon', () => {
    expect(isOpenAt('2026-02-16T08:00:00-05:00', calendar)).toBe(true)
    expect(isOpenAt('2026-02-16T12:00:00-05:00', calendar)).toBe(false)
    expect(isOpenAt('2026-02-16T14:00:00-05:00', calendar)).toBe(true)
    expect(isOpenAt('2026-02-16T17:00:00-05:00', calendar)).toBe(false)
    expect(isOpenAt('2026-02-14T10:00:00-05:00', calendar)).toBe(false)
  })
})

describe('business days between two dates', () => {
  it('leave the first day out, count the last and add up', () => {
    expect(businessDaysBetween('2026-02-02', '2026-02-16', calendar)).toBe(10)
    expect(businessDaysBetween('2026-02-16', '2026-02-02', calendar)).toBe(0)
    fc.assert(
      fc.property(fc.nat(300), fc.nat(60), fc.nat(60), (start, a, b) => {
        const first = addDays('2026-01-01', start)
        const middle = addDays(first, a)
        const last = addDays(middle, b)
        expect(businessDaysBetween(first, last, calendar)).toBe(
          businessDaysBetween(first, middle, calendar) + businessDaysBetween(middle, last, calendar),
        )
      }),
    )
  })
})

describe('the legal date of a notification', () => {
  const days = (from: string, count: number) => dueDate(from, count, 'habiles', calendar)
  it('is the day itself in person and the day of access by e-mail', () => {
    expect(legalDate({ means: 'personal', on: '2026-02-02' }, days)).toBe('2026-02-02')
    expect(legalDate({ means: 'electronica', accessedAt: '2026-02-03T03:00:00Z' }, days)).toBe('2026-02-02')
    expect(legalDate({ means: 'conducta_concluyente', on: '2026-02-02' }, days)).toBe('2026-02-02')
  })

  it('is the next business day for a notice delivered, even on a day off', () => {
    expect(legalDate({ means: 'aviso_entregado', on: '2026-05-16' }, days)).toBe('2026-05-19')
    expect(nextBusinessDay('2026-05-15', calendar)).toBe('2026-05-19')
  })
})
