import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Dec, dec } from '../decimal.ts'
import { evaluate, type Values } from './evaluate.ts'
import { explained } from './explain.ts'
import { measured } from './measures.ts'
import { parseExpression } from './parse.ts'
import { DEEPEST, FormulaFault, LONGEST_EXPRESSION } from './syntax.ts'
import { writtenNumber } from './tokens.ts'
import { type Unit, UNITS } from './units.ts'

const NAMES: Readonly<Record<string, readonly [Unit | 'si_no', Dec | boolean]>> = {
  honorarios: ['pesos', dec(1000)],
  viáticos: ['pesos', dec(500)],
  'gastos de viaje': ['pesos', dec(80)],
  área: ['ha', dec(2)],
  'tarifa por hectárea': ['pesos_ha', dec(30)],
  caudal: ['l_s', dec(5)],
  horas: ['horas_dia', dec(24)],
  días: ['dias', dec(10)],
  nada: ['numero', dec(0)],
  medido: ['si_no', true],
}
const values: Values = {
  rows: 0,
  table: [
    { from: '0', to: '10', value: '1.5' },
    { from: '10', to: null, value: '3' },
  ],
  of: (name) => NAMES[name]?.[1] ?? dec(0),
  fault: (sentence, node) => new FormulaFault(sentence, node, ''),
}
const known = {
  of: (name: string) => {
    const unit = NAMES[name]?.[0] ?? 'numero'
    return { measure: unit === 'si_no' ? ('si_no' as const) : UNITS[unit].measures, each: false }
  },
  table: { by: UNITS.numero.measures, gives: UNITS.pesos.measures },
}
const read = (text: string) => {
  const node = parseExpression(text, Object.keys(NAMES))
  measured(node, text, known)
  return node
}
const valueOf = (text: string): string => evaluate(read(text), values, null).toFixed()
const faultOf = (text: string): string => {
  try {
    evaluate(read(text), values, null)
  } catch (error) {
    if (error instanceof FormulaFault) return error.message
    throw error
  }
  return 'none'
}

describe('an expression as a person writes it', () => {
  it.each([
    ['(honorarios + viáticos) × 1,25', '1875'],
    ['1.234,5 * 2', '2469'],
    ['HONORARIOS  -  viaticos', '500'],
    ['honorarios + gastos  de viaje ÷ 2', '1040'],
    ['[honorarios − viáticos] / 2 + 25 % × honorarios', '500'],
    ['−viáticos + honorarios', '500'],
    ['área × tarifa por hectárea', '60'],
    ['caudal × 3,6 × horas × días', '4320'],
    ['máx(honorarios; viáticos; 3 × viáticos)', '1500'],
    ['min(honorarios; viáticos)', '500'],
    ['si(medido; honorarios; viáticos)', '1000'],
    ['si(honorarios ≤ viáticos; honorarios; viáticos)', '500'],
    ['si(2 >= 3; 1; si(2 = 2; 7; 9))', '7'],
    ['tabla(9,99)', '1.5'],
    ['tabla(10)', '3'],
    // what is not taken is not computed
    ['si(nada = 0; 1; 1 ÷ nada)', '1'],
    ['100 ÷ 3 × 3', `99.${'9'.repeat(58)}`],
  ])('%s', (text, value) => {
    expect(valueOf(text)).toBe(value)
  })

  it.each([
    ['', 'Escriba la expresión.'],
    ['honorarios +', 'Falta algo al final: «honorarios +».'],
    ['honorarios × × 2', 'Falta un número o un dato antes de: «×».'],
    ['salarios × 2', 'Ningún dato ni renglón anterior se llama así: «salarios».'],
    ['honorarios viáticos', 'Falta un signo antes de: «viáticos».'],
    ['(honorarios + 1', 'Falta cerrar este paréntesis: «(honorarios + 1».'],
    ['honorarios) + 1', 'Este paréntesis no se abrió: «)».'],
    ['0.5 × honorarios', 'Escriba el número con coma decimal y punto de miles, como 1.250,5: «0.5».'],
    ['honorarios & 2', 'Este signo no se usa en una fórmula: «&».'],
    ['honorarios > viáticos', 'Solo se compara dentro de si(condición; valor; otro valor): «>».'],
    ['si(medido; 1)', '«si» es si(condición; valor; otro valor), con 3 entre punto y coma: «si(medido; 1)».'],
    [
      'si(honorarios; 1; 2)',
      'La condición de si(…) compara dos valores, o es un dato de sí o no: «honorarios».',
    ],
    ['medido × 2', 'Esto es sí o no: solo va como condición de si(…): «medido».'],
    ['honorarios + área', 'No se puede sumar pesos con hectáreas: «honorarios + área».'],
    ['honorarios + 1', 'No se puede sumar pesos con un número: «honorarios + 1».'],
    ['máx(honorarios; 0,1)', 'No se puede comparar pesos con un número: «máx(honorarios; 0,1)».'],
    [
      'si(medido; honorarios; área)',
      'No se puede escoger entre pesos con hectáreas: «si(medido; honorarios; área)».',
    ],
    ['suma(honorarios)', 'Aquí no hay renglones que sumar: «honorarios».'],
    ['tabla(honorarios)', 'La tabla se busca con un número, y esto es pesos: «honorarios».'],
    ['honorarios ÷ (2 − 2)', 'La fórmula divide por cero: «honorarios ÷ (2 − 2)».'],
    ['constructor', 'Ningún dato ni renglón anterior se llama así: «constructor».'],
  ])('«%s» is refused: %s', (text, sentence) => {
    expect(faultOf(text)).toBe(sentence)
  })

  it('is refused where it divides by what turns out to be zero', () => {
    expect(faultOf('honorarios ÷ nada')).toMatch(/^La fórmula divide por cero/)
  })

  it('is refused when it is too long or too deep to be read by anybody', () => {
    expect(faultOf(`1${' + 1'.repeat(LONGEST_EXPRESSION / 4)}`)).toMatch(/^La expresión pasa de/)
    expect(faultOf(`${'('.repeat(DEEPEST + 1)}1${')'.repeat(DEEPEST + 1)}`)).toMatch(/demasiados paréntesis/)
    expect(faultOf(`1${' × 999.999.999.999'.repeat(4)}`)).toMatch(/^La fórmula da una cifra sin medida/)
  })

  it('is shown with its figures in the place of its names, and only what was taken of a choice', () => {
    const written = (text: string): string =>
      explained(read(text), { ...values, written: (name) => `‹${name}›` }, null)
    expect(written('(honorarios + viáticos) × 1,25')).toBe('(‹honorarios› + ‹viáticos›) × 1,25')
    expect(written('si(medido; honorarios + viáticos; honorarios) × 2')).toBe(
      '(‹honorarios› + ‹viáticos›) × 2',
    )
    expect(written('si(medido; honorarios; viáticos) × 50 %')).toBe('‹honorarios› × 50 %')
    expect(written('tabla(12)')).toBe('tabla, desde 10: 3')
  })

  /** Any text at all, many of them nearly right. */
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          'honorarios',
          'área',
          '2',
          '1.000,5',
          '+',
          '×',
          '÷',
          '(',
          ')',
          ';',
          'si(',
          'suma(',
          '%',
          '<',
          ' ',
        ),
        {
          maxLength: 30,
        },
      )
      .map((parts) => parts.join(' ')),
  )
  it('is a figure or a sentence, whatever is written', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(faultOf(text)).toMatch(/\.$|^none$/)
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('sums of numbers', () => {
  /** A sum and product of whole numbers, as text and as the language of the test computes it. */
  const tree = fc.letrec<{ node: readonly [text: string, value: bigint] }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 5 },
      fc
        .bigInt(0n, 99_999n)
        .map((n) => [n.toLocaleString('es-CO', { useGrouping: 'always' } as object), n] as const),
      fc
        .tuple(tie('node'), fc.constantFrom('+', '−', '×'), tie('node'))
        .map(
          ([[a, x], sign, [b, y]]) =>
            [`(${a} ${sign} ${b})`, sign === '+' ? x + y : sign === '−' ? x - y : x * y] as const,
        ),
    ),
  })).node
  it('agree with whole numbers of the language', () => {
    fc.assert(
      fc.property(tree, ([text, value]) => {
        fc.pre(text.length <= LONGEST_EXPRESSION && value < 10n ** 29n && value > -(10n ** 29n))
        try {
          expect(BigInt(valueOf(text))).toBe(value)
        } catch (error) {
          // a part of it can be beyond all measure
          if (!(error instanceof FormulaFault) || !error.message.includes('sin medida')) throw error
        }
      }),
    )
  })
})

it.each([
  ['1.250,5', '1250.5'],
  ['0,0775', '0.0775'],
  ['007', '7'],
  ['1.25', null],
  ['1,', null],
  ['12.34.567', null],
])('«%s» as a written number is %s', (text, value) => {
  expect(writtenNumber(text)).toBe(value)
})
