import { FEE_EXAMPLES } from '@ventanilla/domain/fees/fee-examples.testkit'
import { PROCEDURES } from '@ventanilla/catalog/procedures/procedures'
import type { FeeBasis } from '@ventanilla/domain/procedures/procedure'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { calculationWords } from '@ventanilla/domain/fees/calculation'
import { settledIn } from '@ventanilla/domain/fees/method'
import { describe, expect, it } from 'vitest'
import type { FeeFigures } from '@ventanilla/domain/fees/figures'
import * as fees from './fee.ts'
import type { Charged } from './fee.ts'
import { PUBLISHED } from './published.testdata.ts'

const feeOf = (data: Readonly<Record<string, unknown>>, charged: Charged, figures = PUBLISHED) =>
  fees.feeOf(data, charged, figures)

const row = { category: 6, dailyFee: 200_000, visits: 1, daysPerVisit: 2, daysReport: 3, perDiem: 150_000 }
const basis = (fee: Partial<FeeBasis> = {}, charges: Charged['charges'] = null): Charged => ({
  fee: {
    evaluation: 'tabla_unica_con_tope',
    followUp: 'anual_tabla_unica_con_tope',
    levies: ['tua', 'tasa_retributiva', 'tafm', 'tasa_compensatoria_fauna'],
    exemptions: [],
    ...fee,
  },
  charges,
})
const refused = (data: Readonly<Record<string, unknown>>, charged = basis()): Refusal => {
  try {
    feeOf(data, charged)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('Nothing was refused')
}
const example = (id: string) => {
  const found = FEE_EXAMPLES.find((one) => one.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

/** Inputs of the worked example TUA-1. */
const WATER = {
  'liquidacion.anio': '2025',
  'liquidacion.clave': 'formulaTUA',
  'tua.fuente': 'superficial',
  'tua.uso': 'agricola',
  'tua.ck': 0,
  'tua.ce': 0,
  'tua.cs': 1,
  'tua.medido': false,
  'tua.caudal': 5,
  'tua.horas': 24,
  'tua.dias': 365,
  'tua.restituye': false,
}

describe('the fee of a liquidación', () => {
  it.each([
    ['without its table', undefined],
    ['with an empty table', []],
    ['with a row half filled', [{ ...row, visits: undefined }]],
  ])('is refused in words %s', (_, table) => {
    const refusal = refused({ 'liquidacion.anio': 2026, 'liquidacion.tabla': table })
    expect([refusal.kind, refusal.problems?.[0]?.path]).toEqual(['invalid', 'liquidacion.tabla'])
  })

  it('is refused in words for a year without parameters, by every method', () => {
    for (const method of [
      { 'liquidacion.clave': 'formula' },
      { 'liquidacion.clave': 'formulaTUA' },
      { 'liquidacion.clave': 'formulaWorkflow', 'liquidacion.tasa': 'tafm' },
      { 'liquidacion.clave': 'formulaWorkflow', 'liquidacion.tasa': 'tasa_retributiva' },
    ]) {
      const refusal = refused({ ...method, 'liquidacion.anio': '2027' })
      expect([refusal.kind, refusal.problems?.[0]?.path]).toEqual(['invalid', 'liquidacion.anio'])
      expect(refusal.message).toContain('Aún no se puede liquidar con el año 2027')
    }
    expect(refused({ 'liquidacion.anio': 1900 }).problems?.[0]?.path).toBe('liquidacion.anio')
  })

  it('shows its working', () => {
    const fee = feeOf(
      { 'liquidacion.anio': 2026, 'liquidacion.tabla': [row], 'liquidacion.valor_proyecto': 50_000_000 },
      basis(),
    )
    expect(fee.total).toBeGreaterThan(0)
    expect(fee.steps.length).toBeGreaterThan(1)
    expect([fee.concept, fee.settled]).toEqual(['Servicio de evaluación ambiental', 'evaluacion'])
  })

  it('of a case of follow-up is that of its follow-up', () => {
    const data = {
      'liquidacion.anio': 2026,
      'liquidacion.tabla': [row],
      'liquidacion.valor_proyecto': 50_000_000,
    }
    expect(feeOf(data, basis({}, 'seguimiento')).concept).toBe('Servicio de seguimiento ambiental')
    expect(feeOf(data, basis({ followUp: 'no_genera', levies: [] }, 'seguimiento')).total).toBe(0)
  })

  it('is nothing, with its reason, where the norms charge nothing', () => {
    const free = feeOf({ 'liquidacion.clave': 'formula' }, basis({ evaluation: 'no_genera', levies: [] }))
    expect([free.total, free.steps.length, free.settled]).toEqual([0, 1, 'ninguna'])
  })

  it('is the price that an act fixes, for each document', () => {
    const fee = feeOf(
      {
        'liquidacion.clave': 'oficial',
        'liquidacion.oficial': 12_000,
        'liquidacion.cantidad': 3,
        'liquidacion.norma_oficial': 'la Resolución 40 de 2026',
      },
      basis({ evaluation: 'tarifa_fija_sunl', levies: [] }),
    )
    expect([fee.total, fee.concept]).toEqual([36_000, 'Salvoconducto único nacional'])
    expect(fee.steps[0]?.label).toContain('Resolución 40 de 2026')
  })

  it('is never by a method that the procedure does not lead to', () => {
    const data = { 'liquidacion.anio': 2026, 'liquidacion.clave': 'formulaTUA' }
    const refusal = refused(data, basis({ levies: ['tafm'] }))
    expect(refusal.message).toBe(
      'Este caso no se cobra así. Se liquida: servicio de evaluación ambiental; tasa compensatoria por aprovechamiento forestal.',
    )
    expect(
      refused({
        'liquidacion.anio': 2026,
        'liquidacion.clave': 'formulaWorkflow',
        'liquidacion.tasa': 'multa',
      }).problems?.[0]?.path,
    ).toBe('liquidacion.tasa')
  })

  it('of water that is captured gives the worked example to the peso', () => {
    const { salida } = example('TUA-1')
    expect(feeOf(WATER, basis()).total).toBe((salida as { valor: number }).valor)
    expect(refused({ ...WATER, 'tua.ce': 6 }).message).toBe(
      'El coeficiente de escasez debe estar entre 0 y 5.',
    )
    expect(refused({ ...WATER, 'tua.dias': undefined }).message).toBe('Complete los datos de la liquidación.')
  })

  it('of a fine gives the worked example to the peso', () => {
    const { salida } = example('MULTA-4')
    const fine = feeOf(
      {
        'liquidacion.anio': '2024',
        'liquidacion.clave': 'formulaWorkflow',
        'liquidacion.tasa': 'multa',
        'multa.ingresos': 0,
        'multa.evitados': 8_040_000,
        'multa.ahorros': 0,
        'multa.deteccion': '0.45',
        'multa.dias': 10,
        'multa.afectaciones': [
          {
            hecho: 'Vertimiento sin permiso',
            intensidad: '4',
            extension: '1',
            persistencia: '3',
            reversibilidad: '1',
            recuperabilidad: '3',
          },
        ],
        'multa.costos': 1_500_000,
        'multa.persona': 'juridica',
        'multa.capacidad_juridica': 'pequena',
        'multa.hechos': 'desde_ley_2387',
        'multa.confesion': '30',
      },
      basis({}, 'multa'),
    )
    expect([fine.total, fine.concept]).toEqual([(salida as { multa: number }).multa, 'Multa ambiental'])
  })

  it('of discharges and timber takes the minimum tariff of the year', () => {
    const year = { 'liquidacion.anio': '2018', 'liquidacion.clave': 'formulaWorkflow' }
    const discharge = feeOf(
      {
        ...year,
        'liquidacion.tasa': 'tasa_retributiva',
        'retributiva.parametros': [{ parametro: 'DBO5', factor: 1, forma: 'carga', carga: 100 }],
      },
      basis(),
    )
    expect(discharge.total).toBe(13_448)
    const timber = feeOf(
      {
        ...year,
        'liquidacion.anio': '2019',
        'liquidacion.tasa': 'tafm',
        'tafm.registros': [{ categoria: 'muy especial', factor: 1.5, volumen: 12.5 }],
      },
      basis(),
    )
    expect(timber.total).toBe((example('TAFM-1').salida as { valor: number }).valor)
  })
})

describe('a settlement that is kept', () => {
  const kept = (data: Readonly<Record<string, unknown>>, charges: Charged['charges'] = null) => {
    const fee = feeOf(data, basis({}, charges))
    if (fee.calculation === null) throw new Error('nothing was kept')
    // as the database returns it: keys in another order, no undefined
    return {
      total: fee.total,
      calculation: JSON.parse(JSON.stringify(fee.calculation)) as typeof fee.calculation,
    }
  }
  const TARIFF = {
    'liquidacion.anio': '2026',
    'liquidacion.tabla': [row],
    'liquidacion.valor_proyecto': 50_000_000,
    'liquidacion.viaje': 80_000,
    'liquidacion.laboratorio': 0,
  }
  const FINE = {
    'liquidacion.anio': '2024',
    'liquidacion.clave': 'formulaWorkflow',
    'liquidacion.tasa': 'multa',
    'multa.ingresos': 0,
    'multa.evitados': 8_040_000,
    'multa.ahorros': 0,
    'multa.deteccion': '0.45',
    'multa.dias': 10,
    'multa.riesgos': [{ hecho: 'Captar sin concesión', probabilidad: '0.6', magnitud: '50' }],
    'multa.agravantes': ['reincidencia'],
    'multa.costos': 0,
    'multa.persona': 'juridica',
    'multa.capacidad_juridica': 'pequena',
    'multa.hechos': 'desde_ley_2387',
    'multa.confesion': '0',
  }
  /** The published figures doubled. */
  const doubled: FeeFigures = JSON.parse(
    JSON.stringify(PUBLISHED, (key, value: unknown) =>
      ['smmlv', 'fee', 'capacity', 'coefficient', 'weight', 'tariff'].includes(key) && value !== null
        ? typeof value === 'string'
          ? String(Number(value) * 2)
          : Number(value) * 2
        : value,
    ),
    (key, value: unknown) =>
      key === 'waterTariff'
        ? Object.fromEntries(
            Object.entries(value as Record<string, string>).map(([y, t]) => [y, `${Number(t) * 2}`]),
          )
        : value,
  ) as FeeFigures

  it.each<[string, Readonly<Record<string, unknown>>, Charged['charges']]>([
    ['a tariff', TARIFF, null],
    ['the levy on water', WATER, null],
    ['a fine', FINE, 'multa'],
    [
      'a price that an act fixes',
      { 'liquidacion.clave': 'oficial', 'liquidacion.oficial': 12_000, 'liquidacion.cantidad': 3 },
      null,
    ],
    [
      'the levy on timber',
      {
        'liquidacion.anio': '2024',
        'liquidacion.clave': 'formulaWorkflow',
        'liquidacion.tasa': 'tafm',
        'tafm.registros': [{ categoria: 'especial', factor: 1.2, volumen: 12.5 }],
      },
      null,
    ],
  ])(
    'gives the same amount again from its own inputs, whatever is published then: %s',
    (_, data, charges) => {
      const { total, calculation } = kept(data, charges)
      expect(total).toBeGreaterThan(0)
      expect(calculation.total).toBe(total)
      expect(fees.repeated(calculation, doubled)).toBe(total)
      if (calculation.figures === null) return
      // the same inputs give another amount with other figures, so the stored ones are really used
      const today = feeOf(data, basis({}, charges), doubled)
      expect(today.total).not.toBe(total)
      expect(today.calculation?.checksum).not.toBe(calculation.checksum)
      expect(fees.repeated(calculation, doubled)).toBe(total)
    },
  )

  it('gives the same again where it was settled before formulas were stored, whatever formula is in force', () => {
    const { total, calculation } = kept(WATER)
    const { formulas: _, ...older } = calculation.figures ?? PUBLISHED
    const tua = PUBLISHED.formulas?.tua
    if (tua === undefined) throw new Error('no formula')
    const other = { ...PUBLISHED, formulas: { tua: { ...tua, ceiling: 'TM × volumen captado × 1 %' } } }
    expect(feeOf(WATER, basis(), other).total).not.toBe(total)
    expect(fees.repeated({ ...calculation, figures: older }, other)).toBe(total)
  })

  it('keeps the formula with which it was settled, and no other', () => {
    expect(Object.keys(kept(WATER).calculation.figures?.formulas ?? {})).toEqual(['tua'])
    expect(kept(FINE, 'multa').calculation.figures?.formulas).toBeUndefined()
    expect(kept(WATER).calculation.figures?.firstFormulas).toBeUndefined()
  })

  it('is refused in words where no formula is in force for it', () => {
    const none = { ...PUBLISHED, formulas: {} }
    expect(() => feeOf(WATER, basis(), none)).toThrow(
      'No hay una fórmula en vigor para tasa por utilización de agua. Publíquela antes de liquidar.',
    )
  })

  it('keeps only what its year and method take', () => {
    const { figures, inputs, minimumWage } = kept(TARIFF).calculation
    expect(figures?.parameters.years.map((one) => one.year)).toEqual([2026])
    expect(Object.keys(figures?.parameters.waterTariff ?? {})).toEqual(['2026'])
    expect([figures?.uses, figures?.fines]).toEqual([undefined, undefined])
    expect(kept(WATER).calculation.figures?.fines).toBeUndefined()
    expect(Object.keys(inputs).sort()).toEqual(Object.keys(TARIFF).sort())
    expect(minimumWage).toEqual({ pesos: 1_750_905, norm: 'Decreto 1469 de 2025' })
  })

  it('says with what it was calculated, and two of one year share the mark of their figures', () => {
    const [one, other] = [kept(TARIFF), kept({ ...TARIFF, 'liquidacion.valor_proyecto': 90_000_000 })]
    expect(one.calculation.checksum).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/)
    expect(other.calculation.checksum).toBe(one.calculation.checksum)
    expect(calculationWords(one.calculation)).toContain(
      `versión 1 de la fórmula y los parámetros publicados para 2026: salario mínimo de $\u00a01.750.905, Decreto 1469 de 2025; huella de los parámetros, ${one.calculation.checksum}.`,
    )
    expect(calculationWords(undefined)).toBe('')
  })

  it('is not repeated by a later version of the formula, and not approved with another amount', () => {
    const { total, calculation } = kept(TARIFF)
    expect(fees.repeated({ ...calculation, formula: 0 }, PUBLISHED)).toBeNull()
    const facts = { 'liquidacion.calculo': calculation, 'liquidacion.total': total }
    expect(() => fees.refuseUnrepeatable(facts, PUBLISHED)).not.toThrow()
    expect(() => fees.refuseUnrepeatable({ ...facts, 'liquidacion.total': total - 1 }, PUBLISHED)).toThrow(
      'El valor no corresponde a los datos con que se liquidó.',
    )
    // settled before calculations were stored
    expect(() => fees.refuseUnrepeatable({ 'liquidacion.total': total }, PUBLISHED)).not.toThrow()
  })
})

describe('what LIQ-01 proposes', () => {
  it('is a method that every procedure may be charged by', () => {
    for (const { ttId, fee } of PROCEDURES)
      for (const charges of [null, 'seguimiento', 'multa'] as const) {
        const charged = { fee, charges }
        const [first] = settledIn(fee, charges)
        const proposed = fees.proposedSettlement(charged, 2026, PUBLISHED)
        expect(proposed.key, `tipo ${ttId}`).toMatch(/^(formula|formulaTUA|formulaWorkflow|oficial)$/)
        if (first === 'valor_fijo') expect(proposed.official).toBeGreaterThan(0)
        if (charges === 'multa') expect(proposed.levy).toBe('multa')
      }
  })
})
