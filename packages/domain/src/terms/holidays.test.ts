import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { dayKind, makeCalendar } from './calendar.ts'
import { colombianHolidays, easterSunday, HOLIDAY_LAWS } from './holidays.ts'
import { KNOWN_HOLIDAYS } from './known-holidays.testdata.ts'
import { dueDate } from './term.ts'

const calendar = makeCalendar()
const line = (holiday: { date: string; name: string }): string => `${holiday.date} ${holiday.name}`

/** Paschal full moon by golden number, from the printed Gregorian tables for 1900 to 2199: month-day. */
const FULL_MOONS =
  '4-14 4-3 3-23 4-11 3-31 4-18 4-8 3-28 4-16 4-5 3-25 4-13 4-2 3-22 4-10 3-30 4-17 4-7 3-27'.split(' ')
const DAY = 86_400_000

/** Independent implementation: the printed table of moons and the platform's weekdays. */
function easterByTable(year: number): number {
  const [month, day] = (FULL_MOONS[year % 19] as string).split('-').map(Number) as [number, number]
  let ms = Date.UTC(year, month - 1, day + 1)
  while (new Date(ms).getUTCDay() !== 0) ms += DAY
  return ms
}

function holidaysByTable(year: number): string[] {
  const easter = easterByTable(year)
  const fixed = ['1-1', '5-1', '7-20', '8-7', '12-8', '12-25']
  const moved = ['1-6', '3-19', '6-29', '8-15', '10-12', '11-1', '11-11', ...(year < 2026 ? [] : ['7-9'])]
  const at = (text: string): number => {
    const [month, day] = text.split('-').map(Number) as [number, number]
    return Date.UTC(year, month - 1, day)
  }
  const monday = (ms: number): number => {
    let at = ms
    while (new Date(at).getUTCDay() !== 1) at += DAY
    return at
  }
  // ascension, Corpus Christi and Sacred Heart fall on Thursday, Thursday and Friday, moved to the next Monday
  return [
    ...fixed.map(at),
    ...moved.map((text) => monday(at(text))),
    easter - 3 * DAY,
    easter - 2 * DAY,
    ...[39, 60, 68].map((days) => monday(easter + days * DAY)),
  ]
    .map((ms) => new Date(ms).toISOString().slice(0, 10))
    .sort()
}

describe('the holidays of a year', () => {
  it('are those of the table of facts, each with its name', () => {
    const path = fileURLToPath(new URL('../../../../spec/domain/calendar.json', import.meta.url))
    const { festivos } = JSON.parse(readFileSync(path, 'utf8')) as {
      festivos: Record<string, { fecha: string; nombre: string }[]>
    }
    expect(Object.keys(festivos)).toEqual(['2024', '2025', '2026', '2027', '2028'])
    for (const [year, rows] of Object.entries(festivos))
      expect(
        colombianHolidays(Number(year))
          .map(line)
          .toSorted((a, b) => a.localeCompare(b)),
      ).toEqual(
        rows
          .map((row) => `${row.fecha} ${row.nombre.replace(' (Ley 2578 de 2026)', '')}`)
          .toSorted((a, b) => a.localeCompare(b)),
      )
  })

  it('are those that were published, 2018 to 2035', () => {
    for (let year = 2018; year <= 2035; year += 1) {
      const known = KNOWN_HOLIDAYS.filter(({ date }) => date.startsWith(String(year))).map(line)
      expect(known).toHaveLength(year < 2026 ? 18 : 19)
      expect(colombianHolidays(year).map(line).toSorted()).toEqual(known.toSorted())
    }
  })

  it('are those of a plain program with the printed table of moons, 1984 to 2199', () => {
    for (let year = 1984; year < 2200; year += 1) {
      expect(easterSunday(year)).toBe(new Date(easterByTable(year)).toISOString().slice(0, 10))
      expect(colombianHolidays(year).map(({ date }) => date)).toEqual(holidaysByTable(year))
    }
  })

  it('may be two on one day, which the calendar names together', () => {
    expect(dayKind('2025-06-30', calendar)).toEqual({
      kind: 'festivo',
      reason: 'festivo: Sagrado Corazón de Jesús y San Pedro y San Pablo',
    })
  })

  it('lose what a law gave once it is switched off, and keep its days until then', () => {
    const laws = HOLIDAY_LAWS.map((law) =>
      law.id === 'ley_2578_2026' ? { ...law, until: '2027-01-31' } : law,
    )
    const named = (year: number): number =>
      colombianHolidays(year, laws).filter(({ name }) => name === 'Virgen de Chiquinquirá').length
    expect([2025, 2026, 2027, 2040].map(named)).toEqual([0, 1, 0, 0])
    const without = makeCalendar({ laws })
    // a term across the holiday Monday of 12 July 2027, and across the corresponding Monday of 2026
    expect(dueDate('2027-07-09', 1, 'habiles', calendar)).toBe('2027-07-13')
    expect(dueDate('2027-07-09', 1, 'habiles', without)).toBe('2027-07-12')
    expect(dueDate('2026-07-10', 1, 'habiles', without)).toBe('2026-07-14')
  })

  it('make terms end on a business day in any year', () => {
    // good Friday of 2038 is 23 April; 8 December 2099 a Tuesday
    expect(dueDate('2038-04-21', 1, 'habiles', calendar)).toBe('2038-04-26')
    expect(dueDate('2099-12-07', 1, 'habiles', calendar)).toBe('2099-12-09')
  })
})
