import { within } from '../bounds.ts'
import { scaleFee } from '../cap.ts'
import { type Dec, dec, pesos } from '../decimal.ts'
import type { Step } from '../derivation.ts'
import { coefficientOfUse, type FeeFigures } from '../figures.ts'
import { indexedTariff, waterTariffOf } from '../parameters.ts'
import { UNIT_NAMES, unitOf } from '../scale-unit.ts'
import type { DATUM_FACTS } from './data-facts.ts'
import type { FormulaSettled } from './formula.ts'

type Data = Readonly<Record<string, unknown>>

/** What a datum of a settlement is read from. */
export interface Captured {
  /** what its step captured */
  readonly data: Data
  /** the row, for a datum of the rows */
  readonly row: Data
  readonly year: number
  readonly figures: FeeFigures
}

/**
 * How a datum is read, and between which bounds the norm allows it: of the program, whatever a formula says.
 * @throws RangeError with a Spanish sentence
 */
type Reader = (captured: Captured) => Dec | boolean

type Readers = {
  readonly [S in FormulaSettled]: { readonly [Code in keyof (typeof DATUM_FACTS)[S]]: Reader }
}

const INCOMPLETE = 'Complete los datos de la liquidación.'

/** A figure of the task's data; a document can be started before every field is filled. */
function figure(data: Data, key: string): number {
  const value = data[key]
  if (typeof value === 'number') return value
  if (typeof value === 'string' && value !== '' && Number.isFinite(Number(value))) return Number(value)
  throw new RangeError(INCOMPLETE)
}

function positive(value: number, label: string): Dec {
  const number = dec(value)
  if (number.isNegative()) throw new RangeError(`${label} no puede ser negativo.`)
  return number
}

const LARGE = 1e12
const column =
  (key: string, label: string): Reader =>
  ({ row }) =>
    positive(figure(row, key), label)
const inRow =
  (key: string, min: number, max: number, label: string): Reader =>
  ({ row }) =>
    within(figure(row, key), min, max, label)
const captured =
  (key: string, min: number, max: number, label: string): Reader =>
  ({ data }) =>
    within(figure(data, key), min, max, label)
const optional =
  (key: string, label: string): Reader =>
  ({ data }) =>
    positive(Number(data[key] ?? 0), label)

const projectValue = (data: Data): number => Number(data['liquidacion.valor_proyecto'] ?? 0)
const ofScale = ({ data, figures, year }: Captured) =>
  scaleFee({ projectValue: projectValue(data), year }, figures.parameters)

const SERVICE: Readers['evaluacion'] = {
  honorario_dia: column('dailyFee', 'El honorario diario'),
  visitas: column('visits', 'El número de visitas'),
  dias_por_visita: column('daysPerVisit', 'Los días por visita'),
  dias_pronunciamiento: column('daysReport', 'Los días de pronunciamiento'),
  viatico_dia: column('perDiem', 'El viático diario'),
  gastos_viaje: optional('liquidacion.viaje', 'Los gastos de viaje'),
  laboratorio: optional('liquidacion.laboratorio', 'El costo de laboratorio'),
  administracion: ({ figures }) => dec(figures.parameters.administrationPercent),
  valor_proyecto({ data }) {
    const value = dec(projectValue(data))
    if (value.lte(0)) throw new RangeError('El valor del proyecto debe ser mayor que cero.')
    return value
  },
  unidad_escala: ({ figures, year }) => dec(unitOf(figures.parameters, 'evaluacion', year).pesos),
  tarifa_escala: (from) => ofScale(from).fee,
}

function takenFlow(data: Data): Dec {
  const taken = dec(figure(data, 'tua.captado'))
  if (taken.lte(0)) throw new RangeError('El caudal captado debe ser mayor que cero.')
  return taken
}

const FACTOR = inRow('factor', 0, 100, 'El factor regional')

const READERS: Readers = {
  evaluacion: SERVICE,
  seguimiento: SERVICE,
  tua: {
    tarifa_minima: ({ figures, year }) =>
      within(waterTariffOf(figures.parameters, year), 0, 1_000_000, 'La tarifa mínima'),
    ck: captured('tua.ck', 0, 1, 'El coeficiente de inversión'),
    ce: ({ data }) =>
      within(
        figure(data, 'tua.ce'),
        0,
        data['tua.fuente'] === 'subterranea' ? 10 : 5,
        'El coeficiente de escasez',
      ),
    cs: captured('tua.cs', 0, 1, 'El coeficiente de condiciones socioeconómicas'),
    cu: ({ data, figures }) =>
      within(coefficientOfUse(String(data['tua.uso']), figures.uses ?? []), 0, 1, 'El coeficiente de uso'),
    medido: ({ data }) => data['tua.medido'] === true,
    volumen: captured('tua.volumen', 0, 1e15, 'El volumen'),
    caudal: captured('tua.caudal', 0, 1e9, 'El caudal'),
    horas: captured('tua.horas', 0, 24, 'Las horas por día'),
    dias: captured('tua.dias', 0, 366, 'Los días'),
    devuelve: ({ data }) => data['tua.restituye'] === true,
    caudal_captado: ({ data }) => takenFlow(data),
    caudal_devuelto: ({ data }) =>
      within(figure(data, 'tua.restituido'), 0, takenFlow(data).toNumber(), 'El caudal restituido'),
  },
  tasa_retributiva: {
    tarifa_minima({ row, figures, year }) {
      const { baseYear, tariffs } = figures.parameters.dischargeTariff
      const name = String(row['parametro'])
      const tariff = Object.hasOwn(tariffs, name) ? tariffs[name] : undefined
      if (tariff === undefined) throw new RangeError('Escoja el parámetro de cada renglón.')
      return within(
        indexedTariff(figures.parameters, { baseYear, tariff }, year),
        0,
        LARGE,
        'La tarifa mínima',
      )
    },
    factor: inRow('factor', 1, 100, 'El factor regional'),
    por_caudal: ({ row }) => row['forma'] === 'caudal',
    carga: inRow('carga', 0, LARGE, 'La cantidad'),
    caudal: inRow('caudal', 0, 1e9, 'El caudal'),
    concentracion: inRow('concentracion', 0, 1e9, 'La concentración'),
    horas: inRow('horas', 0, 24, 'Las horas por día'),
    dias: inRow('dias', 0, 366, 'Los días'),
  },
  tafm: {
    tarifa_minima: ({ figures: { parameters }, year }) =>
      within(indexedTariff(parameters, parameters.timberTariff, year), 0, LARGE, 'La tarifa mínima'),
    factor: FACTOR,
    volumen: inRow('volumen', 0, LARGE, 'La cantidad'),
  },
  tasa_compensatoria_fauna: {
    tarifa_minima: inRow('tarifa', 0, LARGE, 'La tarifa mínima'),
    factor: FACTOR,
    especimenes: inRow('especimenes', 0, LARGE, 'La cantidad'),
  },
}

/** Reads a datum. @throws RangeError with a Spanish sentence, also for one that what is settled does not have */
export function readDatum(settled: FormulaSettled, code: string, from: Captured): Dec | boolean {
  const readers: Readonly<Record<string, Reader>> = READERS[settled]
  const reader = Object.hasOwn(readers, code) ? readers[code] : undefined
  if (reader === undefined) throw new RangeError('La fórmula usa un dato que no se captura.')
  return reader(from)
}

type Working = (captured: Captured) => readonly Step[]

/** How the program found a figure, where that is more than what was captured. */
const SERVICE_WORKING: Readonly<Partial<Record<keyof (typeof DATUM_FACTS)['evaluacion'], Working>>> = {
  unidad_escala({ figures, year }) {
    const { unit, pesos: worth } = unitOf(figures.parameters, 'evaluacion', year)
    return [
      { label: 'Unidad de la escala', expression: `${UNIT_NAMES[unit]} de ${year}`, value: pesos(worth) },
    ]
  },
  tarifa_escala: (from) => ofScale(from).steps,
}
const WORKINGS: Readonly<Partial<Record<FormulaSettled, Readonly<Partial<Record<string, Working>>>>>> = {
  evaluacion: SERVICE_WORKING,
  seguimiento: SERVICE_WORKING,
}

/** Lines of the working that say how the program found a datum; most are as they were captured. */
export function datumWorking(settled: FormulaSettled, code: string, from: Captured): readonly Step[] {
  const known = WORKINGS[settled] ?? {}
  return Object.hasOwn(known, code) ? (known[code]?.(from) ?? []) : []
}

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Where the rows of a settlement are captured, and the name of each; what has no rows is not here. */
const ROWS: Readonly<Partial<Record<FormulaSettled, readonly [key: string, name: (row: Data) => string]>>> = {
  evaluacion: ['liquidacion.tabla', (row) => String(row['category'])],
  seguimiento: ['liquidacion.tabla', (row) => String(row['category'])],
  tasa_retributiva: ['retributiva.parametros', (row) => String(row['parametro'])],
  tafm: ['tafm.registros', (row) => `Madera de categoría ${String(row['categoria'])}`],
  tasa_compensatoria_fauna: ['fauna.registros', (row) => words(row['especie'])],
}

/** The rows that a settlement captured, each with its name. */
export function rowsCaptured(
  settled: FormulaSettled,
  data: Data,
): readonly { readonly name: string; readonly row: Data }[] {
  const known = ROWS[settled]
  if (known === undefined) return []
  const [key, name] = known
  const rows = data[key]
  // rows that the capture checked, or incomplete ones, which are refused where they are read
  return Array.isArray(rows) ? (rows as readonly Data[]).map((row) => ({ name: name(row), row })) : []
}
