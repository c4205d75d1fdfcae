import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldWord, indexTexts, searchTexts } from './search-texts.ts'
import { withinEdits } from '../kernel/within-edits.ts'

const procedures = [
  {
    ttId: 4,
    name: 'Concesión de aguas subterráneas',
    description: 'uso doméstico, uso agrícola',
    subcategory: 'Recurso hídrico',
  },
  {
    ttId: 3,
    name: 'Concesión de aguas superficiales',
    description: 'captación de un río',
    subcategory: 'Recurso hídrico',
  },
  {
    ttId: 12,
    name: 'Aprovechamiento de árboles aislados',
    description: 'árboles caídos, poda',
    subcategory: 'Recurso forestal',
  },
  {
    ttId: 22,
    name: 'Salvoconducto único nacional',
    description: 'movilización, renovación',
    subcategory: 'Recurso forestal',
  },
]
const index = indexTexts(procedures)
const find = (query: string): number[] => searchTexts(index, query).map((procedure) => procedure.ttId)

describe('the search of procedures', () => {
  it('gives all of them for an empty query, in their order', () => {
    expect(find('')).toEqual([4, 3, 12, 22])
    expect(find('  ¿? ')).toEqual([4, 3, 12, 22])
  })

  it('finds everyday words', () => {
    expect(find('agua pozo')).toEqual([4])
    expect(find('necesito cortar un árbol')[0]).toBe(12)
    expect(find('mover madera')[0]).toBe(22)
  })

  it.each(['subterraneas', 'SUBTERRÁNEA', 'suvterraneas', 'subterranas', 'subt'])('finds «%s»', (query) => {
    expect(find(query)).toEqual([4])
  })

  it.each(['salvoconducto', 'zalboconducto', 'salvoconduto', 'salbo conducto', 'salvoconductos'])(
    'finds «%s»',
    (query) => {
      expect(find(query)[0]).toBe(22)
    },
  )

  it('asks for every telling word, and falls back on most of them', () => {
    expect(find('concesion superficial')).toEqual([3])
    expect(find('concesion marciana')).toEqual([4, 3])
  })

  it('gives nothing for what it does not know', () => {
    expect(find('xyzzy')).toEqual([])
    expect(find('pasaporte')).toEqual([])
  })

  it('does not depend on accents, capitals or the order of words', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['árboles', 'agua', 'concesión', 'río', 'poda', 'pozo'], { minLength: 1 }),
        (words) => {
          const plain = words.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
          expect(find(plain)).toEqual(find(words.join(' ')))
          expect(find([...words].reverse().join(' ')).toSorted()).toEqual(find(words.join(' ')).toSorted())
        },
      ),
    )
  })

  it('takes any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => find(text).length <= 4))
  })
})

describe('folding', () => {
  it.each([
    ['Árboles', 'arbol'],
    ['vertimientos', 'bertimiento'],
    ['hidrocarburo', 'idrocarburos'],
    ['zoocría', 'soocria'],
    ['quemar', 'kemar'],
  ])('makes %s and %s one word', (a, b) => {
    expect(foldWord(a)).toBe(foldWord(b))
  })

  it('is stable', () => {
    expect(foldWord('agua')).toBe('agua')
    expect(foldWord('chigüiro')).not.toBe(foldWord('ciguiro'))
  })
})

describe('edit distance', () => {
  it('counts one for a letter put in, left out, changed or exchanged', () => {
    expect(withinEdits('pozo', 'pzoo', 1)).toBe(true)
    expect(withinEdits('pozo', 'pozos', 1)).toBe(true)
    expect(withinEdits('pozo', 'peze', 1)).toBe(false)
  })

  it('is symmetric', () => {
    const word = fc.stringMatching(/^[a-d]{0,8}$/)
    fc.assert(
      fc.property(word, word, fc.nat(3), (a, b, limit) => {
        expect(withinEdits(a, b, limit)).toBe(withinEdits(b, a, limit))
      }),
    )
  })
})
