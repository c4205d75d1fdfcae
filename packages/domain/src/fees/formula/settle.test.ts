import { describe, expect, it } from 'vitest'
import { dec } from '../decimal.ts'
import { formulaFaults, type WrittenFormula } from './check-formula.ts'
import { compileFormula } from './compile.ts'
import { datumFacts } from './data-facts.ts'
import { exampleResults } from './examples.ts'
import type { Formula } from './formula.ts'
import { settleBy } from './settle.ts'

const TIMBER: WrittenFormula = {
  settles: 'tafm',
  grounds: 'La tasa se calcula por volumen.',
  inputs: [
    { name: 'tarifa', datum: 'tarifa_minima' },
    { name: 'factor', datum: 'factor' },
    { name: 'volumen', datum: 'volumen' },
  ],
  lines: [
    { name: 'cobro', expression: 'tarifa × factor × volumen' },
    { name: 'valor a pagar', expression: 'suma(cobro)' },
  ],
  ceiling: '',
  table: null,
  tableBy: 'numero',
  tableGives: 'pesos',
  rounding: 'peso',
  examples: [{ name: 'Dos', given: 'tarifa = 100 y 200; factor = 1 y 1,5; volumen = 2 y 3', total: 1100 }],
}
const faults = (change: Partial<WrittenFormula>): readonly string[] =>
  formulaFaults({ ...TIMBER, ...change }).map(({ path, message }) => `${path}: ${message}`)
const lines = (...expressions: readonly string[]): Formula['lines'] =>
  expressions.map((expression, i) => ({ name: `renglón ${String.fromCharCode(97 + i)}`, expression }))

/** The fee of two rows: 100 × 1 × 2 and 200 × 1,5 × 3. */
function feeOf(change: Partial<Formula>) {
  const { compiled } = compileFormula({ ...TIMBER, ...change }, (code) => datumFacts('tafm', code))
  if (compiled === null) throw new Error('it cannot be read')
  const values: Readonly<Record<string, readonly string[]>> = {
    tarifa: ['100', '200'],
    factor: ['1', '1.5'],
    volumen: ['2', '3'],
  }
  return settleBy(compiled, {
    rows: ['Cedro', 'Pino'],
    of: ({ name }, row) => dec(values[name]?.[row ?? 0] ?? '0'),
  })
}

describe('a formula', () => {
  it('settles with its working, a line for each line and row', () => {
    const { value, steps, capped } = feeOf({})
    expect([value, capped]).toEqual([1100, false])
    expect(steps.map(({ label, expression, value: of }) => [label, expression, of])).toEqual([
      ['Cedro: cobro', '100 × 1 × 2 m³', '$ 200'],
      ['Pino: cobro', '200 × 1,5 × 3 m³', '$ 900'],
      ['Valor a pagar', '200 + 900', '$ 1.100'],
    ])
  })

  it('is charged at its ceiling, which no rounding exceeds', () => {
    expect(feeOf({ ceiling: 'suma(cobro) × 50 %' })).toMatchObject({ value: 550, capped: true })
    expect(feeOf({ ceiling: 'suma(cobro) × 2' })).toMatchObject({ value: 1100, capped: false })
    expect(feeOf({ ceiling: 'suma(cobro)', rounding: 'mil' }).value).toBe(1000)
    expect(feeOf({ ceiling: 'suma(cobro) × 90 %', rounding: 'mil' }).value).toBe(990)
    const raised = [...TIMBER.lines, { name: 'con recargo', expression: 'valor a pagar × 1,5' }]
    expect(feeOf({ lines: raised, ceiling: 'valor a pagar × 1,6', rounding: 'mil' }).value).toBe(1760)
    expect(
      feeOf({
        lines: [...TIMBER.lines, { name: 'doble', expression: 'valor a pagar × 1,5' }],
        rounding: 'mil',
      }).value,
    ).toBe(2000)
  })

  it('takes from its table what the table gives', () => {
    const table = [
      { from: '0', to: '3', value: '10' },
      { from: '3', to: null, value: '20.5' },
    ]
    const priced = lines('tabla(volumen)', 'suma(renglón a)')
    expect(feeOf({ table, tableBy: 'm3', tableGives: 'pesos', lines: priced }).value).toBe(31)
    expect(
      faults({
        table: [
          { from: '0', to: '3', value: '1' },
          { from: '4', to: null, value: '2' },
        ],
      }),
    ).toEqual(['table/1/from: Cada renglón empieza donde termina el anterior'])
    expect(faults({ table: [{ from: '3', to: '3', value: '1' }] })).toEqual([
      'table/0/to: El final va después del comienzo',
    ])
  })

  it('is refused in words where it would be negative', () => {
    expect(() => feeOf({ lines: lines('tarifa × volumen', '−suma(renglón a)') })).toThrow(
      'La fórmula da un valor negativo.',
    )
  })
})

describe('what is wrong with a formula', () => {
  it('is nothing while it can be read and its examples hold', () => {
    expect(formulaFaults(TIMBER)).toEqual([])
  })

  it.each<[string, Partial<WrittenFormula>, string]>([
    [
      'a name that nothing has',
      { lines: lines('tarifa × peso') },
      'lines/0/expression: Ningún dato ni renglón anterior se llama así: «peso».',
    ],
    [
      'a line that comes later',
      { lines: lines('renglón b', 'suma(tarifa × volumen)') },
      'lines/0/expression: Ningún dato ni renglón anterior se llama así: «renglón b».',
    ],
    [
      'a division by zero',
      { lines: lines('suma(tarifa × volumen) ÷ 0') },
      'lines/0/expression: La fórmula divide por cero: «suma(tarifa × volumen) ÷ 0».',
    ],
    [
      'a sum within a sum',
      { lines: lines('suma(tarifa × volumen ÷ suma(volumen) × volumen)') },
      'lines/0/expression: Una suma no va dentro de otra: póngala en un renglón propio: «tarifa × volumen ÷ suma(volumen) × volumen».',
    ],
    ['no line', { lines: [] }, 'lines: Escriba al menos un renglón'],
    [
      'what each row has as the result',
      { lines: lines('tarifa × volumen') },
      'lines/0/expression: Cada renglón tiene el suyo: sume los renglones con suma(…)',
    ],
    [
      'a result that is no money',
      { lines: lines('suma(volumen)') },
      'lines/0/expression: El resultado debe ser pesos: revise las unidades de lo que se multiplica y divide',
    ],
    [
      'two of one name',
      { inputs: [...TIMBER.inputs, { name: 'Tarifa', datum: 'volumen' }] },
      'inputs/3/name: Hay otro que se llama «Tarifa»',
    ],
    [
      'the name of a function',
      { inputs: [...TIMBER.inputs, { name: 'Suma', datum: 'volumen' }] },
      'inputs/3/name: «Suma» es de las fórmulas: escoja otro nombre',
    ],
    [
      'a datum of something else',
      { inputs: [...TIMBER.inputs, { name: 'ck', datum: 'ck' }] },
      'inputs/3/datum: Lo que se liquida no tiene este dato: escoja otro',
    ],
    [
      'a ceiling that is no money',
      { ceiling: 'suma(volumen)' },
      'ceiling: El resultado debe ser pesos: revise las unidades de lo que se multiplica y divide',
    ],
  ])('%s', (_, change, sentence) => {
    expect(faults(change)).toContain(sentence)
  })

  it('is that it names no datum: it would charge the same to everybody', () => {
    const written = { ...TIMBER, table: [{ from: '0', to: null, value: '5' }], tableGives: 'pesos' as const }
    expect(formulaFaults({ ...written, lines: lines('tabla(1)') })).toContainEqual({
      path: 'lines',
      message: 'La fórmula no usa ningún dato: escriba con sus nombres lo que se cuenta',
    })
  })
})

describe('an example', () => {
  const told = (given: string, total = 1100): string =>
    exampleResults('tafm', TIMBER, [{ name: 'Uno', given, total }])[0]?.sentence ?? ''

  it('that does not hold keeps a formula from being published, and says what came out', () => {
    expect(
      faults({
        examples: [
          ...TIMBER.examples,
          { ...TIMBER.examples[0], name: 'Otro', given: TIMBER.examples[0]?.given ?? '', total: 1101 },
        ],
      }),
    ).toEqual(['examples/1/total: Da $ 1.100 y debe dar $ 1.101.'])
  })

  it.each([
    ['tarifa = 100 y 200; factor = 1 y 1,5; volumen = 2 y 3', 'Da $ 1.100, como debe'],
    ['tarifa = 100; factor = 1; volumen = $ 2', 'Da $ 200 y debe dar $ 1.100'],
    ['tarifa = 100; factor = 1', 'No se pudo calcular: Falta «volumen».'],
    [
      'tarifa = 100 y 200; factor = 1',
      'No se pudo calcular: Los datos de los renglones no son de los mismos: escriba uno por renglón, unidos por «y».',
    ],
    ['peso = 1', 'No se pudo calcular: Ningún dato de la fórmula se llama «peso».'],
    ['tarifa', 'No se pudo calcular: Escriba cada dato como «nombre = valor»: «tarifa».'],
    ['tarifa = 1; tarifa = 2', 'No se pudo calcular: «tarifa» está dos veces.'],
    [
      'tarifa = 1.5',
      'No se pudo calcular: «1.5» no es un número: escríbalo con coma decimal y punto de miles.',
    ],
    ['', 'No se pudo calcular: Agregue al menos un renglón que liquidar.'],
  ])('«%s»: %s', (given, sentence) => {
    expect(told(given)).toBe(sentence)
  })
})
