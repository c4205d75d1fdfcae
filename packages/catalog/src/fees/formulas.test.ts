import { evaluationFee } from '@ventanilla/domain/fees/evaluation.testkit'
import { coefficientOfUse, type FeeFigures } from '@ventanilla/domain/fees/figures'
import { formulaFaults } from '@ventanilla/domain/fees/formula/check-formula'
import { FORMULA_SETTLED, type FormulaSettled } from '@ventanilla/domain/fees/formula/formula'
import { settleCaptured } from '@ventanilla/domain/fees/formula/settle-captured'
import { dischargeLevy, timberLevy, wildlifeLevy } from '@ventanilla/domain/fees/levies.testkit'
import { indexedTariff, waterTariffOf } from '@ventanilla/domain/fees/parameters'
import { waterUse } from '@ventanilla/domain/fees/water-use.testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORMULAS, SHIPPED_FORMULAS } from './formulas.ts'
import { FEE_PARAMETERS } from './parameters.ts'
import { USE_COEFFICIENTS } from './water-use.ts'

const FIGURES: FeeFigures = { parameters: FEE_PARAMETERS, uses: USE_COEFFICIENTS }

describe('the formulas that the product ships', () => {
  it('can be published: each can be read, fits its units and holds its examples', () => {
    for (const formula of FORMULAS)
      expect([formula.settles, formulaFaults(formula)]).toEqual([formula.settles, []])
  })

  it('are one for each thing that a formula settles', () => {
    expect(FORMULAS.map(({ settles }) => settles).toSorted()).toEqual([...FORMULA_SETTLED].toSorted())
    expect(Object.keys(SHIPPED_FORMULAS).toSorted()).toEqual([...FORMULA_SETTLED].toSorted())
  })
})

/** What a method says of its data: pesos, or that it refuses them. */
const outcome = (compute: () => { readonly value: number }): number | 'refused' => {
  try {
    return compute().value
  } catch (error) {
    if (error instanceof RangeError) return 'refused'
    throw error
  }
}
const byFormula = (settled: FormulaSettled, data: Readonly<Record<string, unknown>>, year: number) =>
  outcome(() => {
    const formula = SHIPPED_FORMULAS[settled]
    if (formula === undefined) throw new Error(settled)
    return settleCaptured(settled, formula, data, year, FIGURES)
  })

const year = fc.integer({ min: 2018, max: 2026 })
/** As forms capture it: a number with few decimals. */
const amount = (max: number, decimals = 4) =>
  fc.integer({ min: 0, max: max * 10 ** decimals }).map((n) => n / 10 ** decimals)
const money = fc.oneof(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 0, max: 50_000_000_000 }))
const factor = amount(120, 2)

const professional = fc.record({
  category: fc.constantFrom('Abogado', 'Profesional universitario'),
  dailyFee: fc.integer({ min: 0, max: 900_000 }),
  visits: fc.integer({ min: 0, max: 5 }),
  daysPerVisit: amount(5, 1),
  daysReport: amount(9, 1),
  perDiem: fc.integer({ min: 0, max: 400_000 }),
})

describe('a formula gives to the peso what the method gave that it replaces', () => {
  it('the smaller of the single table and the ceiling', () => {
    const wageOf = (of: number): number => FEE_PARAMETERS.years.find((one) => one.year === of)?.smmlv ?? 0
    const values = fc.oneof(
      money,
      // at the ends of the ranges and of the percentages, exactly
      fc.constantFrom(25, 35, 2115, 8458, 2116, 8459).map((wages) => -wages),
    )
    fc.assert(
      fc.property(
        year,
        fc.array(professional, { minLength: 1, maxLength: 4 }),
        values,
        money,
        money,
        (of, rows, value, travel, laboratory) => {
          const projectValue = value < 0 ? -value * wageOf(of) : value
          const data = {
            'liquidacion.tabla': rows,
            'liquidacion.viaje': travel,
            'liquidacion.laboratorio': laboratory,
            'liquidacion.valor_proyecto': projectValue,
          }
          const before = outcome(() =>
            evaluationFee(
              {
                table: {
                  professionals: rows.map((row) => ({
                    category: row.category,
                    dailyFee: row.dailyFee,
                    visits: row.visits,
                    daysPerVisit: row.daysPerVisit,
                    opinionDays: row.daysReport,
                    dailyAllowance: row.perDiem,
                  })),
                  travel,
                  laboratory,
                  administrationPercent: FEE_PARAMETERS.administrationPercent,
                },
                cap: { projectValue, year: of },
              },
              FEE_PARAMETERS,
            ),
          )
          expect(byFormula('evaluacion', data, of)).toBe(before)
          expect(byFormula('seguimiento', data, of)).toBe(before)
        },
      ),
      { numRuns: 400 },
    )
  })

  it('with the table that an authority published', () => {
    const own: FeeFigures = {
      parameters: { ...FEE_PARAMETERS, ownScale: { 2026: [{ from: 0, to: 2115, fee: 123_456 }] } },
    }
    const rows = [
      { category: 'Abogado', dailyFee: 900_000, visits: 1, daysPerVisit: 1, daysReport: 1, perDiem: 0 },
    ]
    const formula = SHIPPED_FORMULAS.evaluacion
    if (formula === undefined) throw new Error('none')
    const fee = settleCaptured(
      'evaluacion',
      formula,
      { 'liquidacion.tabla': rows, 'liquidacion.valor_proyecto': 10_000_000 },
      2026,
      own,
    )
    expect([fee.value, fee.capped]).toEqual([123_456, true])
    expect(fee.steps.map(({ label, expression, value }) => `${label}: ${expression} = ${value}`)).toEqual([
      'Abogado: días de visita: 1 × 1 día = 1 día',
      'Abogado: días en total: 1 día + 1 día = 2 días',
      'Abogado: costo del profesional: 900.000 × 2 días + 0 × 1 día = $ 1.800.000',
      'A honorarios y viáticos: 1.800.000 = $ 1.800.000',
      'Subtotal: 1.800.000 + 0 + 0 = $ 1.800.000',
      'Gastos de administración: 25 % × 1.800.000 = $ 450.000',
      'Unidad de la escala: SMMLV de 2026 = $ 1.750.905',
      'Proyecto en salarios mínimos: 10.000.000 ÷ 1.750.905 = 5,71133214',
      'Total de la tabla única: 1.800.000 + 450.000 = $ 2.250.000',
      'Rango de la escala: desde 0 y menos de 2.115 SMMLV = $ 123.456',
      'Tope: 123.456 = $ 123.456',
      'Valor: el menor de los dos: mín(2.250.000; 123.456) = $ 123.456',
    ])
  })

  it('the levy on water', () => {
    const inputs = fc.record({
      ck: amount(1.2),
      ce: amount(11),
      cs: amount(1.1),
      uso: fc.constantFrom('agricola', 'otro', 'domestico', 'desconocido'),
      fuente: fc.constantFrom('superficial', 'subterranea'),
      medido: fc.boolean(),
      volumen: amount(900_000, 3),
      caudal: amount(3_000, 3),
      horas: amount(25, 1),
      dias: amount(370, 0),
      restituye: fc.boolean(),
      captado: amount(50, 2),
      restituido: amount(60, 2),
    })
    fc.assert(
      fc.property(year, inputs, (of, given) => {
        const data = Object.fromEntries(Object.entries(given).map(([key, value]) => [`tua.${key}`, value]))
        const before = outcome(() =>
          waterUse({
            minimumTariff: waterTariffOf(FEE_PARAMETERS, of),
            investment: given.ck,
            scarcity: given.ce,
            social: given.cs,
            use: coefficientOfUse(given.uso, USE_COEFFICIENTS),
            source: given.fuente === 'subterranea' ? 'subterranea' : 'superficial',
            volume: given.medido
              ? { cubicMetres: given.volumen }
              : { flow: given.caudal, hoursPerDay: given.horas, days: given.dias },
            ...(given.restituye && { restitution: { taken: given.captado, returned: given.restituido } }),
          }),
        )
        expect(byFormula('tua', data, of)).toBe(before)
      }),
      { numRuns: 600 },
    )
  })

  it('the levy on discharges', () => {
    const row = fc.record({
      parametro: fc.constantFrom('DBO5', 'SST', 'otro'),
      factor,
      forma: fc.constantFrom('carga', 'caudal'),
      carga: amount(90_000, 3),
      caudal: amount(500, 2),
      concentracion: amount(900, 2),
      horas: amount(25, 1),
      dias: amount(370, 0),
    })
    fc.assert(
      fc.property(year, fc.array(row, { maxLength: 5 }), (of, rows) => {
        const before = outcome(() =>
          dischargeLevy({
            rows: rows.map((one) => {
              const { baseYear, tariffs } = FEE_PARAMETERS.dischargeTariff
              const tariff = tariffs[one.parametro]
              if (tariff === undefined) throw new RangeError('none')
              return {
                name: one.parametro,
                minimumTariff: indexedTariff(FEE_PARAMETERS, { baseYear, tariff }, of),
                regionalFactor: one.factor,
                load:
                  one.forma === 'carga'
                    ? one.carga
                    : {
                        flow: one.caudal,
                        concentration: one.concentracion,
                        hoursPerDay: one.horas,
                        days: one.dias,
                      },
              }
            }),
          }),
        )
        expect(byFormula('tasa_retributiva', { 'retributiva.parametros': rows }, of)).toBe(before)
      }),
      { numRuns: 400 },
    )
  })

  it('the levies on timber and wildlife', () => {
    const timber = fc.record({ categoria: fc.constant('especial'), factor, volumen: amount(5_000, 3) })
    const animals = fc.record({
      especie: fc.constant('Babilla'),
      tarifa: amount(90_000, 2),
      factor,
      especimenes: amount(9_000, 0),
    })
    fc.assert(
      fc.property(
        year,
        fc.array(timber, { maxLength: 5 }),
        fc.array(animals, { maxLength: 5 }),
        (of, woods, wild) => {
          const before = outcome(() =>
            timberLevy({
              rows: woods.map((one) => ({
                category: one.categoria,
                minimumTariff: indexedTariff(FEE_PARAMETERS, FEE_PARAMETERS.timberTariff, of),
                regionalFactor: one.factor,
                cubicMetres: one.volumen,
              })),
            }),
          )
          expect(byFormula('tafm', { 'tafm.registros': woods }, of)).toBe(before)
          const wildBefore = outcome(() =>
            wildlifeLevy({
              rows: wild.map((one) => ({
                species: one.especie,
                minimumTariff: one.tarifa,
                regionalFactor: one.factor,
                specimens: one.especimenes,
              })),
            }),
          )
          expect(byFormula('tasa_compensatoria_fauna', { 'fauna.registros': wild }, of)).toBe(wildBefore)
        },
      ),
      { numRuns: 400 },
    )
  })
})
