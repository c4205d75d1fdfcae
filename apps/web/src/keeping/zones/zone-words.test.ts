import { describe, expect, it } from 'vitest'
import { areaWords, shareWords } from './zone-words.ts'

describe('what is measured of a zone', () => {
  it.each([
    [areaWords(812.4), '812 m²'],
    [areaWords(49_382), '4,9382 ha'],
    [shareWords(0), '0 %'],
    [shareWords(0.0004), 'menos del 0,1 %'],
    [shareWords(0.253), '25,3 %'],
    [shareWords(0.9999), 'más del 99,9 %'],
    [shareWords(1), '100 %'],
  ])('reads %s', (words, expected) => {
    expect(words).toBe(expected)
  })
})
