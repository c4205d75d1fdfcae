import { describe, expect, it } from 'vitest'
import { distanceWords } from './place-words.ts'

describe('a distance', () => {
  it.each([
    [0, 'Dentro'],
    [0.4, 'menos de 1 m'],
    [812.4, '812 m'],
    [2_412, '2,4 km'],
  ])('of %d m reads %s', (metres, words) => {
    expect(distanceWords(metres)).toBe(words)
  })
})
