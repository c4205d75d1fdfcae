import { describe, expect, it } from 'vitest'
import { type FeeParameters, yearRefusal } from '../fees/parameters.ts'
import { addDays } from '../terms/dates.ts'
import { countdown, missingToSettle, yearsShown } from './year-ahead.ts'

describe('the years of the figures', () => {
  it('go on to the year after today, and at least to the one that is promised', () => {
    expect(yearsShown('2026-06-01', 2018, 2027)).toEqual([
      2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027,
    ])
    expect(yearsShown('2024-06-01', 2018, 2027).at(-1)).toBe(2027)
    expect(yearsShown('2027-01-01', 2018, 2027).at(-1)).toBe(2028)
  })
})

describe('the countdown to next year', () => {
  it('runs from 1 to 31 December, and counts the days before the year begins', () => {
    expect(countdown('2026-11-30')).toBeNull()
    expect(countdown('2026-12-01')).toEqual({ year: 2027, days: 31 })
    expect(countdown('2026-12-31')).toEqual({ year: 2027, days: 1 })
    expect(countdown('2027-01-01')).toBeNull()
  })

  it('loses one day every day, in every year', () => {
    for (const year of [2023, 2024, 2026, 2099])
      for (let day = 0; day < 31; day += 1)
        expect(countdown(addDays(`${year}-12-01`, day))).toEqual({ year: year + 1, days: 31 - day })
  })
})

describe('what keeps a year from being settled with', () => {
  it('is its minimum wage and the variation of prices of the year before', () => {
    expect(missingToSettle(2027, null, null)).toEqual([
      'el salario mínimo de 2027',
      'la variación de precios de 2026',
    ])
    expect(missingToSettle(2027, { smmlv: 1, inflation: null }, { smmlv: null, inflation: '5.20' })).toEqual(
      [],
    )
  })

  it('is missing exactly where the calculation of fees refuses the year', () => {
    const wages = [null, 1_900_000]
    const variations = [null, '5.20']
    for (const smmlv of wages)
      for (const inflation of variations) {
        const parameters = {
          years: [{ year: 2011, smmlv, uvt: null, uvb: null, norm: '' }],
          inflation: inflation === null ? {} : { '2010': inflation },
        } as unknown as FeeParameters
        const missing = missingToSettle(2011, { smmlv, inflation: null }, { smmlv: null, inflation })
        expect(missing.length === 0).toBe(yearRefusal(parameters, 2011) === null)
      }
  })
})
