import { describe, expect, it } from 'vitest'
import { lengthWords, litresWords, reachWords, sumWords } from './water-words.ts'

const sum = { captures: 2, litres: 1.75, withoutFlow: 0, verified: true, asked: 0 }

describe('the water of a place', () => {
  it.each([
    [lengthWords(0), 'menos de 1 m'],
    [lengthWords(812.4), '812 m'],
    [lengthWords(2_412), '2,4 km'],
    [litresWords(0.3), '0,3 l/s'],
    [litresWords(1_234.5), '1.234,5 l/s'],
    [litresWords(null), 'sin caudal conocido'],
    [reachWords({ id: '3', name: 'Río Coello', metres: 12 }), 'Río Coello, tramo 3, a 12 m'],
    [reachWords({ id: '3.1', name: '', metres: 0 }), 'Sin nombre, tramo 3.1, a menos de 1 m'],
    [sumWords(sum), '1,75 l/s en 2 captaciones'],
    [sumWords({ ...sum, captures: 1, verified: false }), '1,75 l/s en 1 captación; orden no verificado'],
    [
      sumWords({ ...sum, withoutFlow: 1, asked: 40 }),
      '1,75 l/s en 2 captaciones; de 1 no se conoce el caudal; en trámite se piden 40 l/s',
    ],
    [sumWords({ ...sum, captures: 0, litres: 0, verified: false }), 'Ninguna captación'],
  ])('reads %s', (words, expected) => {
    expect(words).toBe(expected)
  })
})
