import { describe, expect, it, vi } from 'vitest'
import { HOLIDAY_LAW_LIVE } from './holiday-law-live.ts'

const law = (change: Readonly<Record<string, unknown>> = {}) => ({
  active: true,
  from: null,
  until: null,
  days: [
    { name: 'Navidad', on: '12-25', mondayFrom: null, easter: null },
    { name: 'Viernes Santo', on: null, mondayFrom: null, easter: -2 },
    { name: 'San José', mondayFrom: '03-19' },
  ],
  ...change,
})
const days = (content: Readonly<Record<string, unknown>>) =>
  HOLIDAY_LAW_LIVE.results(content).map(({ label, words, working }) => [label, words, working.length])

describe('the days of a law, as one writes it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] })

  it('are those of this year and the next', () => {
    expect(HOLIDAY_LAW_LIVE.results(law())[0]?.working).toEqual([
      '23 de marzo de 2026: San José',
      '3 de abril de 2026: Viernes Santo',
      '25 de diciembre de 2026: Navidad',
    ])
    expect(days(law())).toEqual([
      ['2026', '3 festivos', 3],
      ['2027', '3 festivos', 3],
    ])
  })

  it('end with its last day, and are none of one that does not count', () => {
    expect(days(law({ until: '2026-12-01' }))).toEqual([
      ['2026', '2 festivos', 2],
      ['2027', 'ningún festivo', 0],
    ])
    expect(days(law({ active: false }))[0]).toEqual(['2026', 'ningún festivo', 0])
  })

  it('leave out what does not say yet when it falls, or says it twice', () => {
    const unsaid = [
      { name: 'x', on: '12-', mondayFrom: null, easter: null },
      { name: 'y', on: null, mondayFrom: null, easter: null },
      { name: 'z', on: '12-24', mondayFrom: null, easter: 3 },
      { name: 'w', on: null, mondayFrom: null, easter: '-' },
      'v',
    ]
    expect(days(law({ days: unsaid }))).toEqual([])
    expect(days(law({ days: null }))).toEqual([])
    expect(days(law({ days: [...unsaid, { name: 'Navidad', on: '12-25' }] }))[0]).toEqual([
      '2026',
      '1 festivo',
      1,
    ])
  })
})
