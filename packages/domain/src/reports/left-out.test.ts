import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leftOut, leftOutWords } from './left-out.ts'

const counted = fc.tuple(fc.nat(900), fc.nat(900)).map(([a, b]) => ({ rows: a + b, known: a }))

describe('groups that an answer has no lines for', () => {
  it('are the rest of all rows, however many lines there are', () => {
    fc.assert(
      fc.property(fc.array(counted), fc.array(counted), (shown, hidden) => {
        const whole = { rows: 0, known: 0 }
        for (const one of [...shown, ...hidden]) {
          whole.rows += one.rows
          whole.known += one.known
        }
        const rest = leftOut(shown, whole)
        const sum = { rows: 0, known: 0 }
        for (const one of hidden) {
          sum.rows += one.rows
          sum.known += one.known
        }
        expect(rest).toEqual(sum)
      }),
    )
  })

  it.each([
    [1, 'Hay más grupos, con 1 fila.'],
    [1234, 'Hay más grupos, con 1.234 filas en total.'],
  ])('are said with their rows: %i', (more, sentence) => {
    expect(leftOutWords([{ rows: 5, known: 5 }], { rows: 5 + more, known: 5 })).toBe(sentence)
  })
})
