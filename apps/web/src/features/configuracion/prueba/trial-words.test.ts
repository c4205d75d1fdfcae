import { describe, expect, it } from 'vitest'
import type { Sum, Trial } from './trial-data.ts'
import { lineWords, progressWords, sumWords, trialHead } from './trial-words.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const trial: Trial = {
  id: '019a1f40-0000-7000-8000-0000000000a1',
  state: 'hecha',
  by: { id: '1', name: 'Ana Pérez' },
  at: '2026-07-01T15:00:00.000Z',
  endedAt: '2026-07-01T15:04:00.000Z',
  done: 12,
  total: 12,
  outdated: null,
  sums: [],
}
const sum: Sum = { piece: 'liquidaciones', tried: 12, lines: [], money: null }
const line = { id: 'a', one: 'liquidación que cambia', many: 'liquidaciones que cambian', count: 5 }

describe('a trial in words', () => {
  it.each<[Partial<Trial>, RegExp]>([
    [{}, /^Probado por Ana Pérez el .*2026/],
    [{ state: 'detenida', done: 1 }, /^La prueba de Ana Pérez se detuvo el .*, después de 1\./],
    [{ state: 'superada' }, /cambió mientras se probaba: la prueba de Ana Pérez no terminó\.$/],
    [{ state: 'fallida' }, /^El portal no pudo terminar la prueba de Ana Pérez\./],
    [{ state: 'probando', endedAt: null }, /^Ana Pérez la empezó el /],
  ])('%j', (change, words) => {
    expect(trialHead({ ...trial, ...change })).toMatch(words)
  })

  it('says how far it got', () => {
    expect(progressWords({ done: 0, total: null })).toBe('Contando lo que hay que probar…')
    expect(progressWords({ done: 120, total: 500 })).toBe('Probando: 120 de 500.')
  })

  it.each<[Partial<Sum>, readonly string[]]>([
    [{ tried: 0 }, ['No hubo.']],
    [{}, ['Se juzgaron 12, y no cambia ninguno.']],
    [
      { lines: [line], money: { before: 1_000_000, after: 1_250_000 } },
      ['Se juzgaron 12:', 'Sumaban $ 1.000.000 y sumarían $ 1.250.000 (+ $ 250.000).'],
    ],
    [
      { tried: 1, lines: [line], money: { before: 1_000_000, after: 900_000 } },
      ['Se juzgó 1:', 'Sumaban $ 1.000.000 y sumarían $ 900.000 (− $ 100.000).'],
    ],
  ])('%j', (change, sentences) => {
    expect(sumWords({ ...sum, ...change }, 'No hubo.').map(plain)).toEqual(sentences)
  })

  it('words a number with what it counts', () => {
    expect([lineWords(line), lineWords({ ...line, count: 1 })]).toEqual([
      '5 liquidaciones que cambian',
      '1 liquidación que cambia',
    ])
  })
})
