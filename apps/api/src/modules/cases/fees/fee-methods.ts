import { Refusal } from '@ventanilla/domain/kernel/problem'
import { type Capacity, capacityOf, isOffenderKind } from '@ventanilla/domain/fees/capacity'
import { type Circumstances, circumstancesOf } from '@ventanilla/domain/fees/circumstances'
import type { Fee } from '@ventanilla/domain/fees/derivation'
import { evaluationFee } from '@ventanilla/domain/fees/evaluation'
import type { Effect } from '@ventanilla/domain/fees/effect'
import { coefficientOfUse, type FeeFigures, fineTableOf } from '@ventanilla/domain/fees/figures'
import { type Fine, fine } from '@ventanilla/domain/fees/fine'
import { flatFee } from '@ventanilla/domain/fees/flat'
import { dischargeLevy, timberLevy, wildlifeLevy } from '@ventanilla/domain/fees/levies'
import type { Settled } from '@ventanilla/domain/fees/method'
import { indexedTariff, waterTariffOf } from '@ventanilla/domain/fees/parameters'
import { waterUse } from '@ventanilla/domain/fees/water-use'
import type { FeeRow } from '@ventanilla/domain/forms/kinds/feeTable/feeTable'

type Data = Readonly<Record<string, unknown>>

export type Settling = (
  data: Data,
  year: number,
  figures: FeeFigures,
) => { readonly fee: Fee; readonly method: string }

const COUNTED = ['dailyFee', 'visits', 'daysPerVisit', 'daysReport', 'perDiem'] as const

/** A figure of the task's data; a document can be started before every field is filled. */
function figure(data: Data, key: string): number {
  const value = data[key]
  if (typeof value === 'number') return value
  if (typeof value === 'string' && value !== '' && Number.isFinite(Number(value))) return Number(value)
  throw new RangeError('Complete los datos de la liquidación.')
}

function rowsOf(data: Data, key: string): readonly Data[] {
  const rows = data[key]
  return Array.isArray(rows) ? rows : []
}
const codes = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Figures the method uses: the published ones, or those stored with a settlement. */
function taken<T>(figures: T | undefined): T {
  if (figures === undefined) throw new Error('a settlement without the figures of its method')
  return figures
}

const tariff: Settling = (data, year, { parameters }) => {
  // rows that the capture checked, or incomplete ones, which are refused
  const rows = (data['liquidacion.tabla'] ?? []) as readonly FeeRow[]
  if (rows.length === 0 || rows.some((row) => COUNTED.some((key) => typeof row[key] !== 'number')))
    throw new Refusal(
      'invalid',
      'Complete la tabla única: cada profesional con sus honorarios, días y viáticos.',
      {
        code: 'datos_invalidos',
        problems: [{ path: 'liquidacion.tabla', message: 'Complete cada renglón de la tabla única.' }],
      },
    )
  const fee = evaluationFee(
    {
      table: {
        professionals: rows.map((r) => ({
          category: r.category,
          dailyFee: r.dailyFee,
          visits: r.visits,
          daysPerVisit: r.daysPerVisit,
          opinionDays: r.daysReport,
          dailyAllowance: r.perDiem,
        })),
        travel: Number(data['liquidacion.viaje'] ?? 0),
        laboratory: Number(data['liquidacion.laboratorio'] ?? 0),
        administrationPercent: parameters.administrationPercent,
      },
      cap: { year, projectValue: Number(data['liquidacion.valor_proyecto'] ?? 0) },
    },
    parameters,
  )
  return {
    fee,
    method: fee.applies === 'tope' ? 'Tope según el valor del proyecto' : 'Tabla única de costos',
  }
}

const water: Settling = (data, year, { parameters, uses }) => ({
  method: 'Tasa por utilización de agua',
  fee: waterUse({
    minimumTariff: waterTariffOf(parameters, year),
    investment: figure(data, 'tua.ck'),
    scarcity: figure(data, 'tua.ce'),
    social: figure(data, 'tua.cs'),
    use: coefficientOfUse(String(data['tua.uso']), taken(uses)),
    source: data['tua.fuente'] === 'subterranea' ? 'subterranea' : 'superficial',
    volume:
      data['tua.medido'] === true
        ? { cubicMetres: figure(data, 'tua.volumen') }
        : {
            flow: figure(data, 'tua.caudal'),
            hoursPerDay: figure(data, 'tua.horas'),
            days: figure(data, 'tua.dias'),
          },
    ...(data['tua.restituye'] === true && {
      restitution: { taken: figure(data, 'tua.captado'), returned: figure(data, 'tua.restituido') },
    }),
  }),
})

const discharge: Settling = (data, year, { parameters }) => ({
  method: 'Tasa retributiva',
  fee: dischargeLevy({
    rows: rowsOf(data, 'retributiva.parametros').map((row) => {
      const name = String(row['parametro'])
      const tariffOf2018 = parameters.dischargeTariff.tariffs[name]
      if (tariffOf2018 === undefined) throw new RangeError('Escoja el parámetro de cada renglón.')
      return {
        name,
        minimumTariff: indexedTariff(
          parameters,
          { baseYear: parameters.dischargeTariff.baseYear, tariff: tariffOf2018 },
          year,
        ),
        regionalFactor: figure(row, 'factor'),
        load:
          row['forma'] === 'caudal'
            ? {
                flow: figure(row, 'caudal'),
                concentration: figure(row, 'concentracion'),
                hoursPerDay: figure(row, 'horas'),
                days: figure(row, 'dias'),
              }
            : figure(row, 'carga'),
      }
    }),
  }),
})

const timber: Settling = (data, year, { parameters }) => ({
  method: 'Tasa compensatoria forestal',
  fee: timberLevy({
    rows: rowsOf(data, 'tafm.registros').map((row) => ({
      category: String(row['categoria']),
      minimumTariff: indexedTariff(parameters, parameters.timberTariff, year),
      regionalFactor: figure(row, 'factor'),
      cubicMetres: figure(row, 'volumen'),
    })),
  }),
})

const wildlife: Settling = (data) => ({
  method: 'Tasa compensatoria de fauna',
  fee: wildlifeLevy({
    rows: rowsOf(data, 'fauna.registros').map((row) => ({
      species: words(row['especie']),
      minimumTariff: figure(row, 'tarifa'),
      regionalFactor: figure(row, 'factor'),
      specimens: figure(row, 'especimenes'),
    })),
  }),
})

/** The fine with every figure that its resolution quotes and the weighed circumstances. */
export function fineOf(
  data: Data,
  year: number,
  { parameters, fines }: FeeFigures,
): { readonly fine: Fine; readonly circumstances: Circumstances; readonly capacity: Capacity } {
  const { tables, caps } = taken(fines)
  const table = fineTableOf(year, tables)
  const effects: Effect[] = [
    ...rowsOf(data, 'multa.afectaciones').map((row): Effect => ({
      kind: 'afectacion',
      intensity: figure(row, 'intensidad'),
      extension: figure(row, 'extension'),
      persistence: figure(row, 'persistencia'),
      reversibility: figure(row, 'reversibilidad'),
      recoverability: figure(row, 'recuperabilidad'),
    })),
    ...rowsOf(data, 'multa.riesgos').map((row): Effect => ({
      kind: 'riesgo',
      likelihood: figure(row, 'probabilidad'),
      magnitude: figure(row, 'magnitud'),
    })),
  ]
  const offender = data['multa.persona']
  if (!isOffenderKind(offender)) throw new RangeError('Escoja qué es el infractor.')
  const capacity = capacityOf(table.capacities, offender, data[`multa.capacidad_${offender}`])
  const facts = data['multa.hechos'] === 'anteriores' ? 'anteriores' : 'desde_ley_2387'
  const circumstances = circumstancesOf(
    { aggravating: codes(data['multa.agravantes']), mitigating: codes(data['multa.atenuantes']) },
    table.circumstances,
    (key) => words(data[key]),
  )
  return {
    circumstances,
    capacity,
    fine: fine(
      {
        year,
        benefit: {
          income: figure(data, 'multa.ingresos'),
          avoided: figure(data, 'multa.evitados'),
          delayed: figure(data, 'multa.ahorros'),
        },
        detection: String(data['multa.deteccion'] ?? ''),
        days: figure(data, 'multa.dias'),
        effects,
        circumstances,
        associatedCosts: figure(data, 'multa.costos'),
        offender,
        capacity,
        weights: table.weights,
        capUnits: taken(caps[facts]),
        reductionPercent: figure(data, 'multa.confesion'),
      },
      parameters,
    ),
  }
}

const sanction: Settling = (data, year, figures) => ({
  method: 'Multa ambiental',
  fee: fineOf(data, year, figures).fine,
})

const fixed: Settling = (data) => ({
  method: 'Valor oficial',
  fee: flatFee({
    price: Number(data['liquidacion.oficial'] ?? 0),
    count: data['liquidacion.clave'] === 'oficial' ? Number(data['liquidacion.cantidad'] ?? 1) : 1,
    source: words(data['liquidacion.norma_oficial']) || 'la resolución de tarifas',
  }),
})

/** How each chargeable item of a case is computed from what LIQ-01 captures. */
export const METHODS: Readonly<Record<Settled, Settling>> = {
  evaluacion: tariff,
  seguimiento: tariff,
  valor_fijo: fixed,
  multa: sanction,
  tua: water,
  tasa_retributiva: discharge,
  tafm: timber,
  tasa_compensatoria_fauna: wildlife,
}
