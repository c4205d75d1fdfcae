import { Refusal } from '@ventanilla/domain/cases/problem'
import { describe, expect, it } from 'vitest'
import { feeOf } from './fee.ts'

const row = { category: 6, dailyFee: 200_000, visits: 1, daysPerVisit: 2, daysReport: 3, perDiem: 150_000 }
const refused = (data: Readonly<Record<string, unknown>>): Refusal => {
  try {
    feeOf(data)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('Nothing was refused')
}

describe('the fee of a liquidación', () => {
  it.each([
    ['without its table', undefined],
    ['with an empty table', []],
    ['with a row half filled', [{ ...row, visits: undefined }]],
  ])('is refused in words %s', (_, table) => {
    const refusal = refused({ 'liquidacion.anio': 2026, 'liquidacion.tabla': table })
    expect([refusal.status, refusal.problems?.[0]?.path]).toEqual([422, 'liquidacion.tabla'])
  })

  it('is refused in words for a year without parameters', () => {
    expect(refused({ 'liquidacion.anio': 1900 }).problems?.[0]?.path).toBe('liquidacion.anio')
  })

  it('shows its working', () => {
    const fee = feeOf({
      'liquidacion.anio': 2026,
      'liquidacion.tabla': [row],
      'liquidacion.valor_proyecto': 50_000_000,
    })
    expect(fee.total).toBeGreaterThan(0)
    expect(fee.steps.length).toBeGreaterThan(1)
  })
})
