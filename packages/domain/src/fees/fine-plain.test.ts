import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEE_EXAMPLES } from './fee-examples.testkit.ts'
import type { Effect } from './effect.ts'
import { ATTRIBUTES } from './effect.ts'
import { fine } from './fine.ts'
import type { FeeParameters } from './parameters.ts'

/**
 * Independent implementation with exact fractions, written from the formula of Res. 2086 de 2010 and sharing no
 * code with the module. Each value is [numerator, denominator].
 */
type Fraction = readonly [bigint, bigint]
const of = (text: string | number): Fraction => {
  const [whole = '0', decimals = ''] = String(text).split('.')
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
}
const plus = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]]
const times = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]]
const over = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1], a[1] * b[0]]
const smaller = (a: Fraction, b: Fraction): Fraction => (a[0] * b[1] <= b[0] * a[1] ? a : b)
const minus = (a: Fraction, b: Fraction): Fraction => plus(a, [-b[0], b[1]])
/** Rounds to the peso, half up. */
const rounded = ([n, d]: Fraction): number => Number((2n * n + d) / (2n * d))

interface Plain {
  readonly wage: number
  readonly benefit: string
  readonly p: string
  readonly days: number
  /** minimum wages per point: 22,06 for damage, 11,03 for risk */
  readonly perPoint: string
  readonly points: string
  readonly a: string
  readonly costs: string
  readonly cs: string
  readonly confession: number
  readonly capWages: number
}

function plainFine(x: Plain): { readonly before: number; readonly value: number } {
  const b = times(of(x.benefit), over(minus(of(1), of(x.p)), of(x.p)))
  const d = Math.min(x.days, 365)
  const alpha: Fraction = [BigInt(3 * d + 361), 364n]
  const i = times(times(of(x.perPoint), of(x.wage)), of(x.points))
  const a: Fraction = x.a.startsWith('-') ? minus(of(1), of(x.a.slice(1))) : plus(of(1), of(x.a))
  const whole = plus(b, times(plus(times(times(alpha, i), a), of(x.costs)), of(x.cs)))
  const reduced = times(whole, [BigInt(100 - x.confession), 100n])
  const cap = times(of(x.capWages), of(x.wage))
  return { before: rounded(reduced), value: rounded(smaller(reduced, cap)) }
}

const WAGES: Readonly<Record<number, number>> = { 2023: 1_160_000, 2024: 1_300_000, 2025: 1_423_500 }
const parameters: FeeParameters = {
  years: Object.entries(WAGES).map(([year, smmlv]) => ({
    year: Number(year),
    smmlv,
    uvt: null,
    uvb: null,
    norm: '',
  })),
  inflation: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [String(2010 + i), '0'])),
  scale2010: [],
  ownScale: {},
  waterTariff: {},
  dischargeTariff: { baseYear: 2023, tariffs: {} },
  timberTariff: { baseYear: 2023, tariff: '0' },
  permitPaper: {},
  administrationPercent: '25',
}
const capacity = (cs: string) => ({ of: 'juridica', value: cs, label: cs, capacity: cs }) as const

describe('a fine by a plain program', () => {
  const examples = FEE_EXAMPLES.filter(({ metodo }) => metodo === 'multa')

  it.each(examples.map(({ id, entrada, salida }) => ({ id, entrada, salida })))(
    'gives the figures of $id',
    ({ entrada, salida }) => {
      const x = entrada as Record<string, string>
      const harm = x['modo'] === 'afectacion'
      const value = plainFine({
        wage: WAGES[Number(x['anio'])] as number,
        benefit: String(Number(x['y1']) + Number(x['y2']) + Number(x['y3'])),
        p: x['p'] as string,
        days: Number(x['dias']),
        perPoint: harm ? '22.06' : '11.03',
        points: harm
          ? String(
              3 * Number(x['IN']) + 2 * Number(x['EX']) + Number(x['PE']) + Number(x['RV']) + Number(x['MC']),
            )
          : String((Number(x['o']) * 10 * Number(x['m'])) / 10),
        a: x['A'] as string,
        costs: x['Ca'] as string,
        cs: x['Cs'] as string,
        confession: Number(x['reduccion_confesion_pct'] ?? 0),
        capWages: Number(x['tope_smmlv']),
      })
      expect([value.before, value.value]).toEqual([salida['multa_sin_tope'], salida['multa']])
    },
  )

  const pick = <K extends keyof typeof ATTRIBUTES>(key: K) => fc.constantFrom(...ATTRIBUTES[key])
  const inputs = fc.record({
    year: fc.constantFrom(2023, 2024, 2025),
    money: fc.tuple(fc.nat(2_000_000_000), fc.nat(50_000_000), fc.nat(50_000_000)),
    p: fc.constantFrom('0.40', '0.45', '0.50'),
    days: fc.integer({ min: 1, max: 900 }),
    marks: fc.tuple(
      pick('intensity'),
      pick('extension'),
      pick('persistence'),
      pick('reversibility'),
      pick('recoverability'),
    ),
    risk: fc.option(
      fc.tuple(
        fc.constantFrom('0.2', '0.4', '0.6', '0.8', '1'),
        fc.constantFrom('20', '35', '50', '65', '80'),
      ),
    ),
    a: fc.constantFrom('-0.6', '-0.4', '0', '0.15', '0.2', '0.4', '0.45', '0.7'),
    costs: fc.nat(30_000_000),
    cs: fc.constantFrom('0.25', '0.5', '0.75', '1'),
    confession: fc.constantFrom(0, 15, 30),
    // low enough that many of them cap the fine
    capWages: fc.constantFrom(100_000, 5_000, 2_000, 500),
  })

  it('agrees with ours for any figures: the confession reduces first, and the cap comes last', () => {
    let capped = 0
    fc.assert(
      fc.property(inputs, (x) => {
        const [intensity, extension, persistence, reversibility, recoverability] = x.marks
        const effect: Effect =
          x.risk === null
            ? { kind: 'afectacion', intensity, extension, persistence, reversibility, recoverability }
            : { kind: 'riesgo', likelihood: x.risk[0], magnitude: x.risk[1] }
        const ours = fine(
          {
            year: x.year,
            benefit: { income: x.money[0], avoided: x.money[1], delayed: x.money[2] },
            detection: x.p,
            days: x.days,
            effects: [effect],
            circumstances: x.a,
            associatedCosts: x.costs,
            offender: 'juridica',
            capacity: capacity(x.cs),
            weights: { importance: '22.06', risk: '11.03' },
            capUnits: x.capWages,
            reductionPercent: x.confession,
          },
          parameters,
        )
        const plain = plainFine({
          wage: WAGES[x.year] as number,
          benefit: String(x.money[0] + x.money[1] + x.money[2]),
          p: x.p,
          days: x.days,
          perPoint: x.risk === null ? '22.06' : '11.03',
          points:
            x.risk === null
              ? String(3 * intensity + 2 * extension + persistence + reversibility + recoverability)
              : String(Math.round(Number(x.risk[0]) * 10 * Number(x.risk[1])) / 10),
          a: x.a,
          costs: String(x.costs),
          cs: x.cs,
          confession: x.confession,
          capWages: x.capWages,
        })
        expect([ours.uncapped, ours.value]).toEqual([plain.before, plain.value])
        if (plain.value < plain.before && x.confession > 0) capped += 1
      }),
      {
        numRuns: 500,
        // exactly half a peso, which a division by 364 leaves slightly short
        examples: [
          [
            {
              year: 2025,
              money: [525_766_678, 15_052_972, 8_015_947],
              p: '0.45',
              days: 9,
              marks: [4, 1, 1, 3, 3],
              risk: null,
              a: '-0.4',
              costs: 0,
              cs: '0.75',
              confession: 0,
              capWages: 100_000,
            },
          ],
        ],
      },
    )
    // proves that the runs exercise the order of confession and cap
    expect(capped).toBeGreaterThan(50)
  })
})
