import { describe, expect, it } from 'vitest'
import { areaWords, distanceWords, shareWords } from './place-words.ts'

describe('what is measured', () => {
  it.each([
    [areaWords(812.4), '812 m²'],
    [areaWords(49_382), '4,9382 ha'],
    [shareWords(0), '0 %'],
    [shareWords(0.0004), 'menos del 0,1 %'],
    [shareWords(0.253), '25,3 %'],
    [shareWords(0.9999), 'más del 99,9 %'],
    [shareWords(1), '100 %'],
    [distanceWords(0), 'Dentro'],
    [distanceWords(0.4), 'menos de 1 m'],
    [distanceWords(812.4), '812 m'],
    [distanceWords(2_412), '2,4 km'],
  ])('reads %s', (words, expected) => {
    expect(words).toBe(expected)
  })
})
