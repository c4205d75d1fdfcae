import type { FeeBasis, FeeMethod, Levy } from '../procedures/procedure.ts'

/**
 * How a method is charged: nothing, the smaller of table and cap, a fixed price, or like the permit it changes.
 */
export type Settlement = 'ninguna' | 'tarifa' | 'valor_fijo' | 'la_del_permiso'

const METHODS: Readonly<Record<FeeMethod, { readonly settlement: Settlement; readonly words: string }>> = {
  no_genera: { settlement: 'ninguna', words: 'No tiene costo.' },
  tabla_unica_con_tope: {
    settlement: 'tarifa',
    words: 'Se cobra el menor valor entre la tabla única de costos y el tope según el valor del proyecto.',
  },
  unico_por_informe: {
    settlement: 'tarifa',
    words: 'Se cobra una sola vez, con el informe: el menor valor entre la tabla única de costos y el tope.',
  },
  anual_tabla_unica_con_tope: {
    settlement: 'tarifa',
    words: 'Se cobra cada año de vigencia: el menor valor entre la tabla única de costos y el tope.',
  },
  segun_permiso: { settlement: 'la_del_permiso', words: 'Se cobra como el permiso que se modifica.' },
  tarifa_fija_sunl: { settlement: 'valor_fijo', words: 'Se cobra un valor fijo por cada salvoconducto.' },
}

export function settlementOf(method: FeeMethod): Settlement {
  return METHODS[method].settlement
}

export const LEVY_WORDS: Readonly<Record<Levy, string>> = {
  tua: 'Tasa por utilización de agua',
  tasa_retributiva: 'Tasa retributiva por vertimientos',
  tafm: 'Tasa compensatoria por aprovechamiento forestal',
  tasa_compensatoria_fauna: 'Tasa compensatoria por caza de fauna silvestre',
}

/** Object of a liquidación: evaluation, follow-up, a levy, a fine or a fixed price. */
export type Settled = 'evaluacion' | 'seguimiento' | 'valor_fijo' | 'multa' | Levy

/** What linked cases of a family are charged for; other cases, for the evaluation of the request. */
export const LINKED_CHARGES = ['seguimiento', 'multa'] as const satisfies readonly Settled[]
export type FamilyCharge = (typeof LINKED_CHARGES)[number]

/** Possible charges of a case, the usual one first. Empty when its norms leave it free of charge. */
export function settledIn(fee: FeeBasis, charges: FamilyCharge | null): readonly Settled[] {
  if (charges === 'multa') return ['multa']
  const service = charges ?? 'evaluacion'
  const settlement = settlementOf(service === 'seguimiento' ? fee.followUp : fee.evaluation)
  const services: readonly Settled[] =
    settlement === 'ninguna' ? [] : settlement === 'valor_fijo' ? ['valor_fijo'] : [service]
  return [...services, ...fee.levies]
}

const SETTLED: Readonly<Record<Settled, string>> = {
  ...LEVY_WORDS,
  evaluacion: 'Servicio de evaluación ambiental',
  seguimiento: 'Servicio de seguimiento ambiental',
  valor_fijo: 'Salvoconducto único nacional',
  multa: 'Multa ambiental',
}

export function settledName(settled: Settled): string {
  return SETTLED[settled]
}

const SHARED_COSTS =
  'La tarifa se calcula conforme al artículo 28 de la Ley 344 de 1996, modificado por el artículo 96 de la Ley 633 de 2000, y a la Resolución 1280 de 2010. Se cobra el menor valor entre la tabla única de costos y el tope según el valor del proyecto.'

const GROUNDS: Readonly<Record<Settled, string>> = {
  evaluacion: SHARED_COSTS,
  seguimiento: SHARED_COSTS,
  valor_fijo: 'Se cobra el valor que fija la norma o el convenio que se indica, por cada documento.',
  multa:
    'La multa se calcula conforme a los artículos 27, 40 y 43 de la Ley 1333 de 2009, modificada por la Ley 2387 de 2024, y a la Resolución 2086 de 2010: Multa = B + [(alfa · i) · (1 + A) + Ca] · Cs.',
  tua: 'La tasa se calcula conforme al artículo 43 de la Ley 99 de 1993 y a los artículos 2.2.9.6.1.1 y siguientes del Decreto 1076 de 2015: VP = TU × V × FOP.',
  tasa_retributiva:
    'La tasa se calcula conforme al artículo 42 de la Ley 99 de 1993 y a los artículos 2.2.9.7.1.1 y siguientes del Decreto 1076 de 2015: la suma de tarifa mínima por factor regional por carga.',
  tafm: 'La tasa se calcula conforme a los artículos 2.2.9.12.1.1 y siguientes del Decreto 1076 de 2015 y a la Resolución 1479 de 2018: la suma de tarifa mínima por factor regional por volumen.',
  tasa_compensatoria_fauna:
    'La tasa se calcula conforme a los artículos 2.2.9.10.1.1 y siguientes del Decreto 1076 de 2015, sobre los especímenes de cada especie.',
}

/** Paragraph of a liquidación that names its norm and formula. */
export function groundsOf(settled: Settled): string {
  return GROUNDS[settled]
}

/** Key that the charging step uses for a kind of charge, with the levy for fines and levies. */
export function keyOfSettled(settled: Settled | undefined): { readonly key: string; readonly levy?: string } {
  if (settled === 'evaluacion' || settled === 'seguimiento') return { key: 'formula' }
  if (settled === 'tua') return { key: 'formulaTUA' }
  if (settled === undefined || settled === 'valor_fijo') return { key: 'oficial' }
  return { key: 'formulaWorkflow', levy: settled }
}

/** Sentence of each method, by its code. */
export const FEE_METHODS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(METHODS).map(([method, { words }]) => [method, words]),
)
