import { makeCalendar } from '@ventanilla/domain/terms/calendar'
import { describe, expect, it } from 'vitest'
import { type ClosedRow, dayAfterKey, dayLabel, daysToClose, monthsOf } from './year-days.ts'

const holidays = makeCalendar()
const row = (date: string, more: Partial<ClosedRow> = {}): ClosedRow => ({
  key: date,
  date,
  name: 'Fiesta local',
  office: null,
  draft: false,
  ...more,
})

describe('a year at a glance', () => {
  it('has every day of it once, under its weekday, with holidays by their names', () => {
    const months = monthsOf(2026, holidays, [])
    expect(months).toHaveLength(12)
    expect(months.flatMap(({ days }) => days)).toHaveLength(365)
    expect(monthsOf(2028, holidays, []).flatMap(({ days }) => days)).toHaveLength(366)
    // 1/12/2026 is a Tuesday
    expect(months[11]?.before).toBe(1)
    expect(months[11]?.days[7]).toMatchObject({ date: '2026-12-08', kind: 'festivo' })
    expect(dayLabel(months[11]?.days[7] ?? months[0]!.days[0]!)).toBe(
      '8 de diciembre de 2026, festivo: Inmaculada Concepción',
    )
  })

  it('shows a closed day and whether it is a draft; a holiday stays one', () => {
    const months = monthsOf(2026, holidays, [row('2026-12-09', { draft: true }), row('2026-12-08')])
    expect(months[11]?.days.slice(7, 9).map((day) => [day.kind, dayLabel(day)])).toEqual([
      ['festivo', '8 de diciembre de 2026, festivo: Inmaculada Concepción'],
      ['cierre', '9 de diciembre de 2026, cierre: Fiesta local (borrador)'],
    ])
  })
})

describe('a span of vacation', () => {
  it('closes the business days that are not closed yet, in whatever order it was chosen', () => {
    const rows = [row('2026-12-22'), row('2026-12-23', { office: 'sur' })]
    const expected = ['2026-12-21', '2026-12-23', '2026-12-24', '2026-12-28']
    expect(daysToClose({ from: '2026-12-19', to: '2026-12-28' }, 'norte', holidays, rows)).toEqual(expected)
    expect(daysToClose({ from: '2026-12-28', to: '2026-12-19' }, 'norte', holidays, rows)).toEqual(expected)
    expect(daysToClose({ from: '2026-12-23', to: '2026-12-23' }, 'sur', holidays, rows)).toEqual([])
  })

  it('is chosen with the keyboard within its year', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'x']
    expect(keys.map((key) => dayAfterKey('2026-02-10', key))).toEqual([
      '2026-02-09',
      '2026-02-11',
      '2026-02-03',
      '2026-02-17',
      '2026-02-01',
      '2026-02-28',
      '2026-01-31',
      '2026-03-01',
      null,
    ])
    expect([dayAfterKey('2026-12-31', 'ArrowRight'), dayAfterKey('2026-01-03', 'ArrowUp')]).toEqual([
      '2026-12-31',
      '2026-01-03',
    ])
  })
})
