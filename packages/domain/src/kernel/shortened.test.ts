import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortened } from './shortened.ts'

describe('a text that must be short', () => {
  it.each([
    ['Ley 1437 de 2011', 16, 'Ley 1437 de 2011'],
    ['Ley 1437 de 2011, artículo 17', 16, 'Ley 1437 de…'],
    ['Decreto 1076 de 2015. Artículo 2.2.3.2.9.1', 23, 'Decreto 1076 de 2015…'],
    ['Inmediatamente', 8, 'Inmedia…'],
  ])('«%s» in %d characters is «%s»', (text, most, said) => {
    expect(shortened(text, most)).toBe(said)
  })

  it('is never longer than it may be, and ends with a whole word', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 12, max: 200 }),
        (words, most) => {
          const said = shortened(words.join(' '), most)
          expect(said.length).toBeLessThanOrEqual(most)
          for (const one of said.replace('…', '').split(' ')) expect(words).toContain(one)
        },
      ),
    )
  })
})
