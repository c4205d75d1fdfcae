import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feeCap } from './cap.ts'
import { evaluationFee } from './evaluation.testkit.ts'
import { FEE_EXAMPLES } from './fee-examples.testkit.ts'
import type { FeeParameters } from './parameters.ts'
import type { FineInput } from './fine.ts'
import { fine } from './fine.ts'
import { dischargeLevy, pollutantLoad, timberLevy } from './levies.testkit.ts'
import { feeYear, yearRefusal } from './parameters.ts'
import type { SingleTableInput } from './single-table.testkit.ts'
import { singleTable } from './single-table.testkit.ts'
import { waterUse } from './water-use.testkit.ts'

/** Figures of the years in the examples, repeated here because the domain has no catalogue. */
const parameters: FeeParameters = {
  years: [
    { year: 2023, smmlv: 1_160_000, uvt: 42412, uvb: 10000, norm: 'Decreto 2613 de 2022' },
    { year: 2024, smmlv: 1_300_000, uvt: 47065, uvb: 10951, norm: 'Decreto 2292 de 2023' },
    { year: 2025, smmlv: 1_423_500, uvt: 49799, uvb: 11552, norm: 'Decreto 1572 de 2024' },
    { year: 2026, smmlv: 1_750_905, uvt: 52374, uvb: 12110, norm: 'Decreto 1469 de 2025' },
    { year: 2027, smmlv: null, uvt: null, uvb: null, norm: 'desconocido' },
  ],
  inflation: {
    2010: '3.17',
    2011: '3.73',
    2012: '2.44',
    2013: '1.94',
    2014: '3.66',
    2015: '6.77',
    2016: '5.75',
    2017: '4.09',
    2018: '3.18',
    2019: '3.80',
    2020: '1.61',
    2021: '5.62',
    2022: '13.12',
    2023: '9.28',
    2024: '5.20',
    2025: '5.10',
  },
  scale2010: [
    { from: 0, to: 25, fee: 76941 },
    { from: 25, to: 35, fee: 107835 },
    { from: 35, to: 50, fee: 154176 },
    { from: 50, to: 70, fee: 215964 },
    { from: 70, to: 100, fee: 308646 },
    { from: 100, to: 200, fee: 617586 },
    { from: 200, to: 300, fee: 926526 },
    { from: 300, to: 400, fee: 1235466 },
    { from: 400, to: 500, fee: 1544406 },
    { from: 500, to: 700, fee: 2162286 },
    { from: 700, to: 900, fee: 2780166 },
    { from: 900, to: 1500, fee: 4633806 },
    { from: 1500, to: 2115, fee: 6533787 },
  ],
  ownScale: {},
  waterTariff: { 2025: '17.90' },
  dischargeTariff: { baseYear: 2023, tariffs: { DBO5: '200.00', SST: '90.00' } },
  timberTariff: { baseYear: 2023, tariff: '29900' },
  permitPaper: { 2026: 12_000 },
  administrationPercent: '25',
}

type Loose = Record<string, never>
const byId = new Map(FEE_EXAMPLES.map((example) => [example.id, example]))
const inputOf = (id: string): Loose => (byId.get(id) as unknown as { entrada: Loose }).entrada

function tableInput(e: Record<string, unknown>): SingleTableInput {
  return {
    professionals: (e['profesionales'] as Record<string, never>[]).map((p) => ({
      category: p['categoria'] as unknown as string,
      dailyFee: p['honorario_dia'] as unknown as number,
      visits: p['visitas'] as unknown as number,
      daysPerVisit: p['dias_por_visita'] as unknown as number,
      opinionDays: p['dias_pronunciamiento'] as unknown as number,
      dailyAllowance: p['viatico_dia'] as unknown as number,
    })),
    travel: e['gastos_viaje'] as number,
    laboratory: e['laboratorio'] as number,
    administrationPercent: e['administracion_pct'] as number,
  }
}
const capInput = (e: Record<string, unknown>) => ({
  projectValue: e['valor_proyecto'] as number,
  year: e['anio'] as number,
})

const fineInput = (x: Record<string, string>): FineInput => ({
  year: Number(x['anio']),
  benefit: { income: x['y1'] as string, avoided: x['y2'] as string, delayed: x['y3'] as string },
  detection: x['p'] as string,
  days: x['dias'] as string,
  effects: [
    x['modo'] === 'afectacion'
      ? {
          kind: 'afectacion',
          intensity: Number(x['IN']),
          extension: Number(x['EX']),
          persistence: Number(x['PE']),
          reversibility: Number(x['RV']),
          recoverability: Number(x['MC']),
        }
      : { kind: 'riesgo', likelihood: x['o'] as string, magnitude: x['m'] as string },
  ],
  circumstances: x['A'] as string,
  associatedCosts: x['Ca'] as string,
  // factors up to 0,06 belong to the Sisbén scale
  offender: Number(x['Cs']) <= 0.06 ? 'natural' : 'juridica',
  capacity: {
    of: Number(x['Cs']) <= 0.06 ? 'natural' : 'juridica',
    value: 'x',
    label: 'x',
    capacity: x['Cs'] as string,
  },
  weights: { importance: '22.06', risk: '11.03' },
  capUnits: x['tope_smmlv'] as string,
  ...(x['reduccion_confesion_pct'] === undefined ? {} : { reductionPercent: x['reduccion_confesion_pct'] }),
})

describe('the worked examples', () => {
  it('are the twenty-three of all methods', () => {
    expect(FEE_EXAMPLES).toHaveLength(23)
  })

  for (const example of FEE_EXAMPLES) {
    const e = example.entrada as Record<string, unknown>
    const s = example.salida as Record<string, unknown>
    it(`${example.id}: ${example.titulo}`, () => {
      if (example.metodo === 'tope_tarifa') {
        const cap = feeCap(capInput(e), parameters)
        expect(cap).toMatchObject({ value: s['tope'], method: s['metodo'], minimumWages: s['n_smmlv'] })
        expect(cap.range ?? undefined).toEqual(s['rango'])
        expect(cap.base2010 ?? undefined).toBe(s['base_2010'])
        expect(cap.factor ?? undefined).toBe(s['factor'])
        expect(cap.percent ?? undefined).toBe(s['porcentaje'])
      } else if (example.metodo === 'tabla_unica') {
        const table = singleTable(tableInput(e))
        expect(table).toMatchObject({
          value: s['total'],
          professionals: s['A_honorarios_viaticos'],
          travel: s['B_gastos_viaje'],
          laboratory: s['C_laboratorio'],
          subtotal: s['subtotal'],
          administration: s['administracion'],
        })
        expect(table.rows).toEqual(
          (s['filas'] as Record<string, unknown>[]).map((row) => ({
            category: row['categoria'],
            totalDays: String(Number(row['dias_totales'])),
            fees: row['honorarios'],
            allowances: row['viaticos'],
            cost: row['costo'],
          })),
        )
      } else if (example.metodo === 'tarifa_evaluacion') {
        const fee = evaluationFee(
          {
            table: tableInput(inputOf(e['tabla_unica'] as string)),
            cap: capInput(inputOf(e['tope'] as string)),
          },
          parameters,
        )
        expect(fee).toMatchObject({ value: s['tarifa'], applies: s['aplica'] })
        expect([fee.table.value, fee.cap.value]).toEqual([s['tabla_unica'], s['tope']])
      } else if (example.metodo === 'multa') {
        const result = fine(fineInput(e as Record<string, string>), parameters)
        expect({
          Y: result.benefit,
          B: result.illicitBenefit,
          alpha: result.temporality,
          ...(result.importance !== null && { I: result.importance, calificacion: result.grade }),
          ...(result.risk !== null && { r: result.risk }),
          i: result.gravity,
          A: e['A'],
          Cs: e['Cs'],
          multa_sin_tope: result.uncapped,
          tope: result.cap,
          multa: result.value,
          multa_smmlv: result.minimumWages,
        }).toEqual(s)
      } else if (example.metodo === 'tasa_retributiva') {
        const rows = (e['parametros'] as Record<string, string>[]).map((row) => ({
          name: row['nombre'] as string,
          minimumTariff: row['Tm'] as string,
          regionalFactor: row['FR'] as string,
          load: row['carga_kg'] as string,
        }))
        expect(dischargeLevy({ rows })).toMatchObject({ value: s['valor'], details: s['detalle'] })
      } else if (example.metodo === 'carga_contaminante') {
        const x = e as Record<string, string>
        const load = pollutantLoad('DBO5', {
          flow: x['caudal_lps'] as string,
          concentration: x['concentracion_mg_l'] as string,
          hoursPerDay: x['horas_dia'] as string,
          days: x['dias'] as string,
        })
        expect(load.kilograms.toFixed()).toBe(s['carga_kg'])
      } else if (example.metodo === 'tafm') {
        const rows = (e['registros'] as Record<string, string>[]).map((row) => ({
          category: row['especie_categoria'] as string,
          minimumTariff: row['TM'] as string,
          regionalFactor: row['FR'] as string,
          cubicMetres: row['volumen_m3'] as string,
        }))
        expect(timberLevy({ rows }).value).toBe(s['valor'])
      } else {
        const x = e as Record<string, string>
        const result = waterUse({
          minimumTariff: x['TM'] as string,
          investment: x['CK'] as string,
          scarcity: x['CE'] as string,
          social: x['CS'] as string,
          use: x['CU'] as string,
          volume:
            x['volumen_m3'] === undefined
              ? {
                  flow: x['caudal_lps'] as string,
                  hoursPerDay: x['horas_dia'] as string,
                  days: x['dias'] as string,
                }
              : { cubicMetres: x['volumen_m3'] },
          ...(x['caudal_captado'] === undefined
            ? {}
            : { restitution: { taken: x['caudal_captado'], returned: x['caudal_restituido'] as string } }),
        })
        expect(result).toMatchObject({
          value: s['valor'],
          regionalFactor: s['FR'],
          tariff: s['TU'],
          cubicMetres: s['volumen_m3'],
          opportunityFactor: s['FOP'],
        })
      }
    })
  }
})

describe('the working', () => {
  it('is shown line by line for the evaluation fee', () => {
    const { steps } = evaluationFee(
      { table: tableInput(inputOf('TABLA-1')), cap: capInput(inputOf('TOPE-2')) },
      parameters,
    )
    expect(steps).toContainEqual({
      label: 'Profesional especializado',
      expression: '320.000 × 3 días + 180.000 × 1 día de visita',
      value: '$ 1.140.000',
    })
    expect(steps).toContainEqual({
      label: 'Valor del proyecto en salarios mínimos',
      expression: '120.000.000 ÷ 1.423.500 (SMMLV 2025)',
      value: '84,2993 SMMLV',
    })
    expect(steps.at(-1)).toEqual({
      label: 'Tarifa: el menor de los dos valores',
      expression: 'mín(2.806.250; 628.136)',
      value: '$ 628.136',
    })
  })

  it('gives every step a label, an expression and a value', () => {
    for (const step of waterUse({
      minimumTariff: '17.90',
      investment: 0,
      scarcity: 0,
      social: 1,
      use: '0.0775',
      volume: { flow: 5, hoursPerDay: 24, days: 365 },
    }).steps) {
      expect(step.label && step.expression && step.value).toBeTruthy()
    }
  })
})

describe('a year without figures', () => {
  it('is blocked with a sentence', () => {
    expect(yearRefusal(parameters, 2026)).toBeNull()
    expect(yearRefusal(parameters, 2027)).toBe(
      'Aún no se puede liquidar con el año 2027: falta el salario mínimo. Un administrador debe cargar los parámetros del año.',
    )
    expect(yearRefusal(parameters, 2031)).toBe('No hay parámetros de liquidación para el año 2031.')
    expect(() => feeYear(parameters, 2027)).toThrow('Aún no se puede liquidar con el año 2027')
  })

  it('is open once an administrator has loaded its figures', () => {
    const loaded: FeeParameters = {
      ...parameters,
      years: parameters.years.map((y) => (y.year === 2027 ? { ...y, smmlv: 1_900_000 } : y)),
    }
    expect(yearRefusal(loaded, 2027)).toBe(
      'Aún no se puede liquidar con el año 2027: falta la variación de precios de 2026.',
    )
    expect(yearRefusal({ ...loaded, inflation: { ...loaded.inflation, 2026: '4.50' } }, 2027)).toBeNull()
  })
})

describe('the cap', () => {
  it("follows the authority's own table where there is one", () => {
    const own = { ...parameters, ownScale: { 2026: [{ from: 0, to: 2115, fee: 99_000 }] } }
    expect(feeCap({ projectValue: 5_000_000, year: 2026 }, own)).toMatchObject({
      value: 99_000,
      base2010: null,
    })
  })

  it('takes 0,5 % at exactly 8.458 minimum wages', () => {
    expect(feeCap({ projectValue: 8458 * 1_750_905, year: 2026 }, parameters).percent).toBe('0.5')
    expect(feeCap({ projectValue: 8458 * 1_750_905 + 1, year: 2026 }, parameters).percent).toBe('0.4')
  })

  it('is whole pesos, positive, and at least the lowest of the scale', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000_000 }),
        fc.constantFrom(2023, 2024, 2025, 2026),
        (value, year) => {
          const cap = feeCap({ projectValue: value, year }, parameters)
          expect(Number.isInteger(cap.value)).toBe(true)
          expect(cap.value).toBeGreaterThanOrEqual(feeCap({ projectValue: 1, year }, parameters).value)
        },
      ),
    )
  })

  it('grows with the value of the project inside the scale', () => {
    const inScale = fc.integer({ min: 1, max: 2114 * 1_750_905 })
    fc.assert(
      fc.property(inScale, inScale, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(feeCap({ projectValue: low, year: 2026 }, parameters).value).toBeLessThanOrEqual(
          feeCap({ projectValue: high, year: 2026 }, parameters).value,
        )
      }),
    )
  })

  it('refuses a project without value', () => {
    expect(() => feeCap({ projectValue: 0, year: 2026 }, parameters)).toThrow('mayor que cero')
    expect(() => feeCap({ projectValue: 'mucho', year: 2026 }, parameters)).toThrow('no es una cifra')
  })
})

describe('the single table', () => {
  it('rounds once, half up, at the end', () => {
    const person = {
      category: 'X',
      dailyFee: '0.2',
      visits: 0,
      daysPerVisit: 0,
      opinionDays: 1,
      dailyAllowance: 0,
    }
    expect(
      singleTable({ professionals: [person, person], travel: 0, laboratory: 0, administrationPercent: 25 })
        .value,
    ).toBe(1)
  })

  it('refuses negative figures and an empty table', () => {
    expect(() =>
      singleTable({ professionals: [], travel: 0, laboratory: 0, administrationPercent: 25 }),
    ).toThrow('al menos')
    expect(() => singleTable({ ...tableInput(inputOf('TABLA-2')), travel: -1 })).toThrow(
      'no puede ser negativo',
    )
  })
})

describe('the water-use levy', () => {
  const base = {
    minimumTariff: '17.90',
    investment: 0,
    scarcity: 0,
    social: 1,
    use: '0.2',
    volume: { cubicMetres: 1000 },
  }

  it('refuses coefficients outside their ranges', () => {
    expect(() => waterUse({ ...base, scarcity: 6 })).toThrow(
      'El coeficiente de escasez debe estar entre 0 y 5.',
    )
    expect(waterUse({ ...base, scarcity: 6, source: 'subterranea' }).value).toBeGreaterThan(0)
    expect(() => waterUse({ ...base, restitution: { taken: 10, returned: 11 } })).toThrow('restituido')
  })

  it('never falls when more water is taken, and never rises when more is given back', () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.nat(1e7), fc.nat(100), fc.nat(100), (a, b, r1, r2) => {
        const volume = (m3: number) => waterUse({ ...base, volume: { cubicMetres: m3 } }).value
        expect(volume(Math.min(a, b))).toBeLessThanOrEqual(volume(Math.max(a, b)))
        const given = (r: number) => waterUse({ ...base, restitution: { taken: 100, returned: r } }).value
        expect(given(Math.max(r1, r2))).toBeLessThanOrEqual(given(Math.min(r1, r2)))
      }),
    )
  })
})
