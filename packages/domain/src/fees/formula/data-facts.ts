import type { FormulaSettled } from './formula.ts'
import type { Unit } from './units.ts'

/** What a datum of a settlement is: its unit, or a yes or no, and whether each row has its own. */
export interface DatumFacts {
  /** Spanish, as the settlement's form says it */
  readonly label: string
  readonly unit: Unit | 'si_no'
  readonly each?: true
}

const of = (label: string, unit: DatumFacts['unit']): DatumFacts => ({ label, unit })
const each = (label: string, unit: DatumFacts['unit']): DatumFacts => ({ label, unit, each: true })

const SERVICE = {
  honorario_dia: each('Honorario diario', 'pesos_dia'),
  visitas: each('Visitas', 'numero'),
  dias_por_visita: each('Días por visita', 'dias'),
  dias_pronunciamiento: each('Días de pronunciamiento', 'dias'),
  viatico_dia: each('Viático diario', 'pesos_dia'),
  gastos_viaje: of('Gastos de viaje', 'pesos'),
  laboratorio: of('Análisis de laboratorio y otros', 'pesos'),
  administracion: of('Gastos de administración', 'porcentaje'),
  valor_proyecto: of('Valor del proyecto', 'pesos'),
  unidad_escala: of('Salario mínimo, o la unidad de la escala', 'pesos'),
  tarifa_escala: of('Tarifa de la escala del año', 'pesos'),
} as const satisfies Readonly<Record<string, DatumFacts>>

const FACTOR = each('Factor regional', 'numero')

/** Data of each thing that a formula settles, by their codes; how each is read is in `data.ts`. */
export const DATUM_FACTS = {
  evaluacion: SERVICE,
  seguimiento: SERVICE,
  tua: {
    tarifa_minima: of('Tarifa mínima', 'pesos_m3'),
    ck: of('Coeficiente de inversión (CK)', 'numero'),
    ce: of('Coeficiente de escasez (CE)', 'numero'),
    cs: of('Coeficiente de condiciones socioeconómicas (CS)', 'numero'),
    cu: of('Coeficiente de uso (CU)', 'numero'),
    medido: of('Se reportó el volumen medido', 'si_no'),
    volumen: of('Volumen', 'm3'),
    caudal: of('Caudal', 'l_s'),
    horas: of('Horas por día', 'horas_dia'),
    dias: of('Días', 'dias'),
    devuelve: of('Demostró que devuelve agua', 'si_no'),
    caudal_captado: of('Caudal captado', 'l_s'),
    caudal_devuelto: of('Caudal devuelto', 'l_s'),
  },
  tasa_retributiva: {
    tarifa_minima: each('Tarifa mínima', 'pesos_kg'),
    factor: FACTOR,
    por_caudal: each('Se calcula con caudal y concentración', 'si_no'),
    carga: each('Carga del período', 'kg'),
    caudal: each('Caudal', 'l_s'),
    concentracion: each('Concentración', 'mg_l'),
    horas: each('Horas por día', 'horas_dia'),
    dias: each('Días', 'dias'),
  },
  tafm: {
    tarifa_minima: each('Tarifa mínima', 'pesos_m3'),
    factor: FACTOR,
    volumen: each('Volumen', 'm3'),
  },
  tasa_compensatoria_fauna: {
    tarifa_minima: each('Tarifa mínima', 'pesos_unidad'),
    factor: FACTOR,
    especimenes: each('Especímenes', 'unidades'),
  },
} as const satisfies Readonly<Record<FormulaSettled, Readonly<Record<string, DatumFacts>>>>

/** Undefined: what is settled has no datum of this code. */
export function datumFacts(settled: FormulaSettled, code: string): DatumFacts | undefined {
  const data: Readonly<Record<string, DatumFacts>> = DATUM_FACTS[settled]
  return Object.hasOwn(data, code) ? data[code] : undefined
}
