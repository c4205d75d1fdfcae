import { factory } from '@ventanilla/catalog/factory'
import { describe, expect, it } from 'vitest'
import type { Content } from './door.ts'
import { FORMULA_DOOR } from './formula-door.ts'
import { FORMULA_LIVE } from './formula-live.ts'

const [timber] = factory().formula.filter(({ content }) => content.settles === 'tafm')
const written = (change: Content): Content => ({ ...timber?.content, ...change })
const told = (change: Content): readonly string[] =>
  FORMULA_LIVE.faults(written(change)).map(({ path, message }) => `${path}: ${message}`)

describe('a formula as it is written', () => {
  it('has nothing wrong as the product ships it, and says what its examples give', () => {
    expect(told({})).toEqual([])
    expect(FORMULA_LIVE.results(written({}))).toEqual([
      {
        label: 'Dos categorías de madera',
        words: 'Da $ 680.225, como debe',
        good: true,
        working: [
          'Renglón 1: cobro: 29.900 × 1,5 × 12,5 m³ = $ 560.625',
          'Renglón 2: cobro: 29.900 × 1 × 4 m³ = $ 119.600',
          'Valor a pagar: 560.625 + 119.600 = $ 680.225',
        ],
      },
    ])
  })

  it('tells a fault at its place, before anything is saved', () => {
    expect(told({ lines: [{ name: 'valor', expression: 'suma(tarifa mínima + volumen)' }] })).toEqual([
      'lines/0/expression: No se puede sumar pesos por metro cúbico con metros cúbicos: «tarifa mínima + volumen».',
    ])
    const examples = [
      { name: 'Uno', given: 'tarifa mínima = 10; factor regional = 1; volumen = 2', total: 5 },
    ]
    expect(told({ examples })).toEqual(['examples/0/total: Da $ 20 y debe dar $ 5.'])
    expect(FORMULA_LIVE.results(written({ examples }))[0]?.good).toBe(false)
  })

  it('is left alone while it is only begun', () => {
    for (const begun of [
      FORMULA_DOOR.begin,
      {},
      { lines: [{ name: '', expression: '' }] },
      { settles: 'multa' },
    ]) {
      expect(FORMULA_LIVE.faults(begun)).toEqual([])
      expect(FORMULA_LIVE.results(begun)).toEqual([])
    }
    expect(told({ lines: [{ name: 'valor', expression: '' }] })).toEqual([])
    // a number that is not written to its end
    expect(told({ table: [{ from: '0', to: '1x', value: '2' }] })).toEqual([])
  })

  it('offers the data of what it settles, with their units', () => {
    const { datum } = FORMULA_DOOR.fields.inputs.columns
    const offered = 'offered' in datum ? datum.offered?.(written({})) : undefined
    expect(offered).toEqual({
      tarifa_minima: 'Tarifa mínima ($/m³, de cada renglón)',
      factor: 'Factor regional (de cada renglón)',
      volumen: 'Volumen (m³, de cada renglón)',
    })
  })
})
