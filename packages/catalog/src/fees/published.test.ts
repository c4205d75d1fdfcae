import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fineFigures, NAMED_CIRCUMSTANCES } from './fine-figures.ts'
import { fineTableOf } from '@ventanilla/domain/fees/figures'
import { CIRCUMSTANCES, FINE_CAPS, FINE_TABLES } from './fine.ts'
import { FEE_PARAMETERS } from './parameters.ts'
import { SCALE_UNITS } from './scale-units.ts'
import { USE_COEFFICIENTS } from './water-use.ts'
import { fineFields } from '../workflows/fine-fields.ts'

/** Figures of the catalogue against the written table of facts, because fees are computed from them. */
interface Year {
  readonly smmlv: number | null
  readonly uvt: number | null
  readonly uvb: number | null
  readonly ipc_anio_anterior_pct?: string | null
}
const path = fileURLToPath(new URL('../../../../spec/domain/fees.json', import.meta.url))
const table = JSON.parse(readFileSync(path, 'utf8')) as {
  anios: Record<string, Year>
  escala_1280_base_2010: { desde_smmlv: number; hasta_smmlv: number; tarifa_2010: number }[]
  tua: { TM: { nota: string }; CU: Record<string, string> }
  tasa_retributiva: { tarifa_minima_referencia: Record<string, Record<string, string>> }
  multa: Record<string, never> & {
    p: Record<string, string>
    i: string
    Cs_natural_sisben: Record<string, string>
    Cs_juridica: Record<string, string>
    Cs_municipio_categoria: Record<string, string>
    Cs_departamento: Record<string, string>
    agravantes: [string, string][]
    atenuantes: [string, string][]
    maximo_agravantes_por_numero: Record<string, string>
    tope_smmlv: Record<string, number | string>
  }
}
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[̀-ͯ]/g, '')
    .replace(/^la infraccion genera /i, '')
    .toLowerCase()
const numbers = (of: Record<string, string>): Record<string, number> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, Number(value)]))

describe('the published figures', () => {
  it('of each year are those of the table', () => {
    for (const [year, row] of Object.entries(table.anios)) {
      const ours = FEE_PARAMETERS.years.find((one) => one.year === Number(year))
      expect([year, ours?.smmlv, ours?.uvt, ours?.uvb]).toEqual([year, row.smmlv, row.uvt, row.uvb])
      if (row.ipc_anio_anterior_pct != null)
        expect(Number(FEE_PARAMETERS.inflation[String(Number(year) - 1)])).toBe(
          Number(row.ipc_anio_anterior_pct),
        )
    }
    expect(FEE_PARAMETERS.years).toHaveLength(Object.keys(table.anios).length)
  })

  it('of the scale of 2010 are those of the table', () => {
    expect(FEE_PARAMETERS.scale2010.map(({ from, to, fee }) => [from, to, fee])).toEqual(
      table.escala_1280_base_2010.map((row) => [row.desde_smmlv, row.hasta_smmlv, row.tarifa_2010]),
    )
  })

  it('of the levies are those of the table', () => {
    for (const [year, tariff] of Object.entries(FEE_PARAMETERS.waterTariff))
      expect(table.tua.TM.nota).toContain(`${year} ${tariff.replace('.', ',')}`)
    expect(new Set(USE_COEFFICIENTS.map(({ coefficient }) => coefficient))).toEqual(
      new Set(Object.values(table.tua.CU)),
    )
    const { baseYear, tariffs } = FEE_PARAMETERS.dischargeTariff
    expect(tariffs).toEqual(table.tasa_retributiva.tarifa_minima_referencia[String(baseYear)])
  })
})

describe('the figures of fines', () => {
  const { weights, circumstances, capacities } = fineTableOf(2026, FINE_TABLES)
  const scale = (of: string, strip: string): Record<string, number> =>
    Object.fromEntries(
      capacities
        .filter((one) => one.of === of && (of !== 'territorial' || one.value.startsWith(strip)))
        .map((one) => [one.value.replace(strip, ''), Number(one.capacity)]),
    )

  it('weigh capacity by the kind of person, as the table does', () => {
    expect(scale('natural', 'natural_')).toEqual(numbers(table.multa.Cs_natural_sisben))
    expect(scale('juridica', '')).toEqual(numbers(table.multa.Cs_juridica))
    expect(scale('territorial', 'municipio_')).toEqual(numbers(table.multa.Cs_municipio_categoria))
    expect(scale('territorial', 'departamento_')).toEqual(numbers(table.multa.Cs_departamento))
  })

  it('weigh circumstances as the table does, and the benefit only where it was not calculated', () => {
    expect(circumstances.aggravating.map((one) => [plain(one.label), Number(one.weight)])).toEqual(
      table.multa.agravantes.map(([label, weight]) => [plain(label), Number(weight)]),
    )
    expect(numbers(circumstances.highest)).toEqual(numbers(table.multa.maximo_agravantes_por_numero))
    expect([circumstances.one, circumstances.one, circumstances.several].map(Number)).toEqual(
      table.multa.atenuantes.map(([, weight]) => Number(weight)),
    )
    expect(
      circumstances.aggravating.filter((one) => one.withoutBenefit === true).map((one) => one.code),
    ).toEqual(['provecho'])
  })

  it('have the points, the caps and the choices of the table', () => {
    expect(table.multa.i).toContain(`${weights.importance.replace('.', ',')} × SMMLV`)
    expect(table.multa.i).toContain(`${weights.risk.replace('.', ',')} × SMMLV`)
    expect([FINE_CAPS.desde_ley_2387, FINE_CAPS.anteriores]).toEqual(
      [table.multa.tope_smmlv['hechos_desde_ley_2387_2024'], table.multa.tope_smmlv['hechos_anteriores']].map(
        Number,
      ),
    )
    const detection = fineFields.find(({ key }) => key === 'multa.deteccion')
    expect(detection?.options?.map(({ value }) => Number(value))).toEqual(
      Object.values(table.multa.p).map(Number),
    )
  })

  it('offer each kind of person its own scale and no other', () => {
    for (const kind of ['natural', 'juridica', 'territorial']) {
      const field = fineFields.find(({ key }) => key === `multa.capacidad_${kind}`)
      expect(field?.condition).toEqual({ '==': [{ var: 'multa.persona' }, kind] })
      expect(field?.options?.map(({ value }) => value)).toEqual(
        capacities.filter((one) => one.of === kind).map(({ value }) => value),
      )
    }
  })

  it('stand in dated tables with their norm, in order and marked where they are to be confirmed', () => {
    for (const rows of [
      FINE_TABLES,
      ...['evaluacion', 'multa', 'tope_multa'].map((of) =>
        SCALE_UNITS.filter(({ scale: one }) => one === of),
      ),
    ]) {
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row.norm).toMatch(/\d{4}/)
      expect(new Set(rows.map(({ fromYear }) => fromYear)).size).toBe(rows.length)
      expect(Math.min(...rows.map(({ fromYear }) => fromYear))).toBeLessThanOrEqual(2010)
    }
    expect(FINE_TABLES.every(({ confirm }) => confirm)).toBe(true)
    expect(() => fineTableOf(2000, FINE_TABLES)).toThrow(RangeError)
  })

  it('are read back from a case for the check before signing', () => {
    const valued = {
      'multa.derivacion': [],
      'multa.persona': 'juridica',
      'multa.capacidad_juridica': 'pequena',
      'multa.capacidad': 'Pequeña empresa',
      'multa.agravantes': ['provecho'],
      'multa.B': 9_826_667,
    }
    expect(fineFigures(valued)).toEqual({
      capacity: { label: 'Pequeña empresa', of: 'juridica' },
      benefitTwice: true,
      aggravating: ['Obtener provecho económico'],
      mitigating: [],
      named: NAMED_CIRCUMSTANCES,
      uncharged: [],
    })
    const charges = { 'cargos.lista': [{ conducta: 'Verter' }] }
    expect(fineFigures({ ...valued, ...charges })?.uncharged).toEqual(['Obtener provecho económico'])
    const named = { 'cargos.agravantes': [{ circunstancia: 'provecho', motivo: 'Vendió el agua.' }] }
    expect(fineFigures({ ...valued, ...charges, ...named })?.uncharged).toEqual([])
    expect(fineFigures({ ...valued, 'multa.B': 0 })?.benefitTwice).toBe(false)
    // data captured before the form asked for the kind of offender
    const before = { 'multa.derivacion': [], 'multa.capacidad': 'natural_3' }
    expect(fineFigures(before)?.capacity).toEqual({ label: 'Nivel 3 del Sisbén', of: 'natural' })
    expect(fineFigures({})).toBeNull()
  })

  it('name every circumstance that is not open, an open one as it was told, and a confession that reduced', () => {
    const closed = [
      ...CIRCUMSTANCES.aggravating,
      ...CIRCUMSTANCES.mitigating.filter(({ describedIn }) => describedIn === undefined),
    ]
    expect(NAMED_CIRCUMSTANCES.map(({ label }) => label)).toEqual([
      ...closed.map(({ label }) => label),
      'Confesión',
    ])
    for (const { label, words } of NAMED_CIRCUMSTANCES) expect(label).toMatch(new RegExp(words, 'iu'))
    const valued = {
      'multa.derivacion': [],
      'multa.atenuantes': ['otra'],
      'multa.atenuante_otra': 'Entregó las redes',
    }
    expect(fineFigures({ ...valued, 'multa.confesion': '0' })?.mitigating).toEqual(['Entregó las redes'])
    expect(fineFigures({ ...valued, 'multa.confesion': '30' })?.mitigating).toEqual([
      'Entregó las redes',
      'Confesión',
    ])
  })
})
