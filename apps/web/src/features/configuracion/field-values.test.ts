import { describe, expect, it } from 'vitest'
import { read, valueWords, written } from './field-values.ts'

const pesos = { as: 'whole', label: 'Salario mínimo', unit: '$' } as const
const percent = { as: 'decimal', label: 'Inflación', unit: '%', digits: 2 } as const
const line = { as: 'line', label: 'Nombre', maxLength: 10 } as const

describe('what people write', () => {
  it('is a number, with or without its points and its sign', () => {
    expect(['1900000', '1.900.000', ' $ 1.900.000 '].map((text) => read(pesos, text))).toEqual([
      1_900_000, 1_900_000, 1_900_000,
    ])
    expect(['5,2', '5.20', '5,20 %', '-1'].map((text) => read(percent, text))).toEqual([
      '5.20',
      '5.20',
      '5.20',
      '-1.00',
    ])
  })

  it('is a number below zero where one can be', () => {
    const days = { as: 'whole', label: 'Días', unit: 'días', signed: true } as const
    expect(['-2', '−2', '43', ''].map((text) => read(days, text))).toEqual([-2, -2, 43, null])
    expect([read(days, '-'), read(days, '--2'), read(pesos, '-2')]).toEqual(['-', '--2', '-2'])
    for (const n of [-80, 0, 200]) expect(read(days, written(days, n))).toBe(n)
  })

  it('goes as it is where it is no number, so that the server says so', () => {
    expect([read(pesos, '1,5'), read(pesos, 'mucho'), read(pesos, '19.00'), read(percent, '5,2,1')]).toEqual([
      '1,5',
      'mucho',
      '19.00',
      '5,2,1',
    ])
  })

  it('is a day, or a choice that can be none', () => {
    const day = { as: 'date', label: 'Desde' } as const
    const group = { as: 'choice', label: 'Grupo', options: { a: 'Uno' }, empty: 'Ninguno' } as const
    expect([read(day, '2026-01-02'), read(day, ''), read(group, 'a'), read(group, '')]).toEqual([
      '2026-01-02',
      null,
      'a',
      null,
    ])
    expect([valueWords(day, '2026-01-02'), valueWords(day, 'ayer'), valueWords(group, null)]).toEqual([
      '2 de enero de 2026',
      'ayer',
      'sin dato',
    ])
  })

  it('is nothing when it is empty, but for text', () => {
    expect([read(pesos, ' '), read(percent, ''), read(line, ' ')]).toEqual([null, null, ''])
  })

  it('is written again as it was understood', () => {
    for (const n of [0, 7, 1_750_905, 999_999_999_999]) expect(read(pesos, written(pesos, n))).toBe(n)
    for (const n of ['0.00', '5.20', '-12.05']) expect(read(percent, written(percent, n))).toBe(n)
  })
})

describe('what people read', () => {
  it('has units, and says where nothing is known', () => {
    expect(valueWords(pesos, 1_900_000)).toBe('$\u00a01.900.000')
    expect(valueWords(percent, '5.20')).toBe('5,20\u00a0%')
    expect(valueWords({ ...percent, unit: '$ por m³' }, '17.6')).toBe('$\u00a017,6 por m³')
    expect([valueWords(pesos, null), valueWords(line, ''), valueWords(line, undefined)]).toEqual([
      'sin dato',
      'sin dato',
      'sin dato',
    ])
    expect(valueWords({ as: 'place', label: 'Puesto' }, 0)).toBe('1')
  })

  it('names the elements that were chosen from a list, also one that it no longer has', () => {
    const several = {
      as: 'several',
      label: 'Trámites',
      one: 'trámite',
      options: [
        { value: 3, label: '3. Concesión' },
        { value: 15, label: '15. PUEAA' },
      ],
    } as const
    expect([valueWords(several, [15, 3]), valueWords(several, [99]), valueWords(several, [])]).toEqual([
      '3. Concesión; 15. PUEAA',
      '99',
      'ninguno',
    ])
  })
})
