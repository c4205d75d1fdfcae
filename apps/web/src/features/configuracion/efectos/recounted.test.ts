import { describe, expect, it } from 'vitest'
import { type Counted, recountWords } from './recounted.tsx'

const counted = (change: Partial<Counted>): readonly string[] =>
  recountWords({
    settlements: 12,
    before: 1_000_000,
    after: 1_250_000,
    changed: 5,
    failed: 0,
    most: [],
    hidden: 0,
    ...change,
  }).map((sentence) => sentence.replaceAll('\u00a0', ' '))

describe('settlements that were counted again', () => {
  it.each<[Partial<Counted>, readonly string[]]>([
    [
      {},
      [
        'De 12 liquidaciones del último año cambian 5: sumaban $ 1.000.000 y sumarían $ 1.250.000 (+ $ 250.000).',
      ],
    ],
    [
      { settlements: 1, changed: 1, after: 900_000 },
      ['De 1 liquidación del último año cambia 1: sumaban $ 1.000.000 y sumarían $ 900.000 (− $ 100.000).'],
    ],
    [
      { changed: 0, after: 1_000_000, failed: 2 },
      [
        'De 12 liquidaciones del último año no cambia ninguna: sumaban $ 1.000.000 y sumarían $ 1.000.000 (lo mismo).',
        'Hay 2 que con este borrador no se podrían calcular; no están en las sumas.',
      ],
    ],
    [{ settlements: 0 }, ['En el último año no se liquidó nada con esto.']],
  ])('%j', (change, sentences) => {
    expect(counted(change)).toEqual(sentences)
  })
})
