import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Capacity } from './capacity.ts'
import type { CircumstanceWeights } from './circumstances.ts'
import { circumstancesOf } from './circumstances.ts'
import type { Effect } from './effect.ts'
import { ATTRIBUTES, gradeOf } from './effect.ts'
import type { FineInput } from './fine.ts'
import { fine } from './fine.ts'
import { flatFee, noFee } from './flat.ts'
import { dischargeLevy, wildlifeLevy } from './levies.testkit.ts'
import type { FeeParameters } from './parameters.ts'
import { indexedTariff, waterTariffOf } from './parameters.ts'

const parameters: FeeParameters = {
  years: [
    { year: 2024, smmlv: 1_300_000, uvt: null, uvb: null, norm: '' },
    { year: 2027, smmlv: null, uvt: null, uvb: null, norm: '' },
  ],
  inflation: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [String(2010 + i), '10'])),
  scale2010: [],
  ownScale: {},
  waterTariff: { 2024: '17.01' },
  dischargeTariff: { baseYear: 2023, tariffs: { DBO5: '200' } },
  timberTariff: { baseYear: 2022, tariff: '100' },
  permitPaper: {},
  administrationPercent: '25',
}

const weights: CircumstanceWeights = {
  aggravating: [
    { code: 'reincidencia', label: 'Reincidencia', weight: '0.2' },
    { code: 'provecho', label: 'Provecho económico', weight: '0.2', withoutBenefit: true },
    { code: 'obstruccion', label: 'Obstrucción', weight: '0.2' },
  ],
  highest: { 2: '0.4', 3: '0.45' },
  mitigating: [
    { code: 'resarcir', label: 'Resarcir el daño' },
    { code: 'confesar', label: 'Otra' },
  ],
  one: '-0.4',
  several: '-0.6',
}

const large: Capacity = { of: 'juridica', value: 'grande', label: 'Gran empresa', capacity: '1' }
const mild: Effect = {
  kind: 'afectacion',
  intensity: 1,
  extension: 1,
  persistence: 1,
  reversibility: 1,
  recoverability: 1,
}
const base: FineInput = {
  year: 2024,
  benefit: { income: 0, avoided: 0, delayed: 0 },
  detection: '0.45',
  days: 1,
  effects: [mild],
  circumstances: 0,
  associatedCosts: 0,
  offender: 'juridica',
  capacity: large,
  weights: { importance: '22.06', risk: '11.03' },
  capUnits: 100_000,
}

describe('a fine', () => {
  it('takes the mean of several infringements', () => {
    const risk: Effect = { kind: 'riesgo', likelihood: '1', magnitude: '20' }
    const both = fine({ ...base, effects: [mild, risk] }, parameters)
    const [a, b] = [fine(base, parameters), fine({ ...base, effects: [risk] }, parameters)]
    expect(both.gravity).toBe((a.gravity + b.gravity) / 2)
    expect(both.steps.map((step) => step.label)).toContain('Promedio de las infracciones (i)')
  })

  it('counts no more than a year of infringement', () => {
    expect(fine({ ...base, days: 900 }, parameters).temporality).toBe('4.00000000')
  })

  it('knows only the values of the resolution', () => {
    expect(() => fine({ ...base, effects: [{ ...mild, intensity: 5 } as Effect] }, parameters)).toThrow(
      'La intensidad debe ser 1, 4, 8, 12.',
    )
    expect(() => fine({ ...base, effects: [] }, parameters)).toThrow('al menos una afectación')
    expect(() => fine({ ...base, capacity: { ...large, capacity: '2' } }, parameters)).toThrow(
      'La capacidad socioeconómica',
    )
    expect(() => fine({ ...base, days: 0 }, parameters)).toThrow('Los días de la infracción')
  })

  it('is never weighed by the capacity of another kind of person', () => {
    const level: Capacity = {
      of: 'natural',
      value: 'natural_3',
      label: 'Nivel 3 del Sisbén',
      capacity: '0.03',
    }
    expect(() => fine({ ...base, capacity: level }, parameters)).toThrow(
      'La capacidad «Nivel 3 del Sisbén» no es de una persona jurídica.',
    )
    expect(() => fine({ ...base, offender: 'territorial' }, parameters)).toThrow(
      'no es de una entidad territorial',
    )
    expect(fine({ ...base, offender: 'natural', capacity: level }, parameters).steps).toContainEqual({
      label: 'Capacidad socioeconómica (Cs)',
      expression: 'Persona natural: Nivel 3 del Sisbén',
      value: '0,03',
    })
  })

  it('is not made worse by a benefit that is already in it', () => {
    const circumstances = circumstancesOf({ aggravating: ['provecho'], mitigating: [] }, weights)
    const earned = { income: 0, avoided: 1, delayed: 0 }
    expect(() => fine({ ...base, circumstances, benefit: earned }, parameters)).toThrow(
      '«Provecho económico» solo agrava cuando el beneficio no se pudo calcular',
    )
    const plain = fine(base, parameters)
    // without a calculated benefit the circumstance weighs its 0,2
    expect(fine({ ...base, circumstances }, parameters).value).toBe(Math.round(plain.value * 1.2))
  })

  it('takes the unit of its scale and of its cap from the year', () => {
    const units: FeeParameters['units'] = [
      { scale: 'multa', fromYear: 2010, unit: 'smmlv', norm: 'a', confirm: false },
      { scale: 'multa', fromYear: 2024, unit: 'uvb', norm: 'b', confirm: false },
    ]
    const years = [{ year: 2024, smmlv: 1_300_000, uvt: 47_065, uvb: 10_951, norm: '' }]
    const inUvb = fine(base, { ...parameters, units, years })
    expect(inUvb.gravity).toBe(Math.round(22.06 * 10_951 * 8))
    expect(inUvb.cap).toBe(100_000 * 1_300_000)
    expect(inUvb.steps.map(({ expression }) => expression).join()).toContain('10.951 (UVB 2024)')
    const unknown = [{ year: 2024, smmlv: 1_300_000, uvt: null, uvb: null, norm: '' }]
    expect(() => fine(base, { ...parameters, units, years: unknown })).toThrow(
      'Falta el valor de la UVB de 2024.',
    )
  })

  it('is blocked with a sentence in a year without minimum wage', () => {
    expect(() => fine({ ...base, year: 2027 }, parameters)).toThrow('falta el salario mínimo')
  })

  it('grades the importance as the resolution does, at every limit', () => {
    expect([8, 9, 20, 21, 40, 41, 60, 61, 80].map(gradeOf)).toEqual([
      'irrelevante',
      'leve',
      'leve',
      'moderada',
      'moderada',
      'severa',
      'severa',
      'crítica',
      'crítica',
    ])
  })

  it('is whole pesos, never above its cap, and never falls when an attribute grows', () => {
    const pick = <K extends keyof typeof ATTRIBUTES>(key: K) => fc.constantFrom(...ATTRIBUTES[key])
    fc.assert(
      fc.property(
        pick('intensity'),
        pick('extension'),
        pick('persistence'),
        pick('reversibility'),
        pick('recoverability'),
        fc.nat(500),
        (intensity, extension, persistence, reversibility, recoverability, days) => {
          const effect: Effect = {
            kind: 'afectacion',
            intensity,
            extension,
            persistence,
            reversibility,
            recoverability,
          }
          const one = fine({ ...base, days: days + 1, effects: [effect], capUnits: 5000 }, parameters)
          expect(Number.isInteger(one.value)).toBe(true)
          expect(one.value).toBeLessThanOrEqual(one.cap)
          const more = fine(
            { ...base, days: days + 1, effects: [{ ...effect, intensity: 12 }], capUnits: 5000 },
            parameters,
          )
          expect(more.value).toBeGreaterThanOrEqual(one.value)
        },
      ),
    )
  })
})

describe('aggravating and mitigating circumstances', () => {
  const of = (aggravating: string[], mitigating: string[] = []) =>
    circumstancesOf({ aggravating, mitigating }, weights).value

  it('add up to the most that their number allows, a repeated one once', () => {
    expect(of(['reincidencia'])).toBe('0.2')
    expect(of(['reincidencia', 'reincidencia'])).toBe('0.2')
    expect(of(['reincidencia', 'provecho'])).toBe('0.4')
    expect(of(['reincidencia', 'provecho', 'obstruccion'])).toBe('0.45')
  })

  it('take off 0,4 for one and 0,6 for two or more', () => {
    expect([of([], ['resarcir']), of([], ['resarcir', 'confesar']), of(['provecho'], ['confesar'])]).toEqual([
      '-0.4',
      '-0.6',
      '-0.2',
    ])
  })

  it('are refused where nobody knows them', () => {
    expect(() => of(['mala_cara'])).toThrow('mala_cara')
    expect(() => of([], ['buena_cara'])).toThrow('buena_cara')
  })

  it('name what the norm leaves open by what it is, and refuse to weigh it untold', () => {
    const open = { ...weights, mitigating: [{ code: 'otra', label: 'Otra atenuante', describedIn: 'cual' }] }
    const input = { aggravating: [], mitigating: ['otra'] }
    const told = circumstancesOf(input, open, (key) =>
      key === 'cual' ? 'Entregó las trampas que le quedaban.' : '',
    )
    expect(told.mitigating).toEqual(['Entregó las trampas que le quedaban'])
    expect(told.steps).toContainEqual({
      label: 'Circunstancias atenuantes',
      expression: 'Entregó las trampas que le quedaban',
      value: '-0,4',
    })
    expect(() => circumstancesOf(input, open)).toThrow('Diga cuál es la circunstancia')
  })

  it('are taken off in the working where they mitigate: no sum of a negative figure', () => {
    const circumstances = circumstancesOf({ aggravating: [], mitigating: ['resarcir'] }, weights)
    const said = fine({ ...base, circumstances }, parameters).steps.map(({ expression }) => expression)
    expect(said.filter((expression) => /\+ -/.test(expression))).toEqual([])
    expect(said.some((expression) => expression.includes('(1 − 0,4)'))).toBe(true)
  })

  it('stand in the working of the fine', () => {
    const circumstances = circumstancesOf({ aggravating: ['provecho'], mitigating: [] }, weights)
    expect(fine({ ...base, circumstances }, parameters).steps).toContainEqual({
      label: 'Circunstancias agravantes',
      expression: 'Provecho económico 0,2',
      value: '0,2',
    })
  })
})

describe('levies and prices', () => {
  it('compute the load of a discharge from its flow and show it', () => {
    const fee = dischargeLevy({
      rows: [
        {
          name: 'DBO5',
          minimumTariff: '1',
          regionalFactor: '1',
          load: { flow: 3, concentration: 150, hoursPerDay: 24, days: 180 },
        },
      ],
    })
    expect([fee.value, fee.steps[0]?.value]).toEqual([6998, '6.998,4 kg'])
  })

  it('refuse a regional factor below one for discharges, and nothing to charge', () => {
    expect(() =>
      dischargeLevy({ rows: [{ name: 'SST', minimumTariff: 90, regionalFactor: '0.5', load: 10 }] }),
    ).toThrow('El factor regional debe estar entre 1 y 100.')
    expect(() => wildlifeLevy({ rows: [] })).toThrow('al menos un renglón')
  })

  it('round the sum once, not each line', () => {
    const row = { species: 'Iguana', minimumTariff: '0.4', regionalFactor: 1, specimens: 1 }
    expect(wildlifeLevy({ rows: [row, row] }).value).toBe(1)
  })

  it('are fixed per document, or nothing with its reason', () => {
    expect(flatFee({ price: 12_000, count: 3, source: 'la resolución de tarifas' }).value).toBe(36_000)
    expect(noFee('El registro no tiene costo').steps[0]?.value).toBe('$ 0')
  })

  it('bring a minimum tariff to its year by the prices of the years between', () => {
    expect(indexedTariff(parameters, parameters.timberTariff, 2024)).toBe('121.00')
    expect(() => indexedTariff(parameters, parameters.timberTariff, 2027)).toThrow('falta el salario mínimo')
    expect(waterTariffOf(parameters, 2024)).toBe('17.01')
    expect(() => waterTariffOf(parameters, 2027)).toThrow(
      'Aún no se puede liquidar la tasa por utilización de agua de 2027',
    )
  })
})
