import { describe, expect, it } from 'vitest'
import { amountWords, boundWords } from './term-words.ts'

describe('a term in words', () => {
  it.each([
    [0, 'habiles', 'De inmediato'],
    [1, 'habiles', '1 día hábil'],
    [1, 'meses', '1 mes'],
    [2, 'meses', '2 meses'],
    [10, 'calendario', '10 días calendario'],
  ] as const)('%i %s reads «%s»', (amount, unit, words) => {
    expect(amountWords({ amount, unit })).toBe(words)
  })

  it('names the steps that take it, with the share of each', () => {
    const choices = { steps: [{ value: 'PG-03', label: 'PG-03 Validación' }] }
    expect(boundWords({ binds: ['PG-03', ['PG-04', 5]] }, choices)).toBe('PG-03 Validación; PG-04 (5 días)')
    expect(boundWords({ binds: [] }, choices)).toBe('Ningún paso')
  })
})
