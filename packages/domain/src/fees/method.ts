import type { FeeMethod, Levy } from '../cases/procedure.ts'

/** How a method is settled: nothing, the smaller of table and cap, a fixed price, or as the permit it changes. */
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

/** Sentence for the public detail: what a method costs and why. */
export function feeMethodWords(method: FeeMethod): string {
  return METHODS[method].words
}

const LEVIES: Readonly<Record<Levy, string>> = {
  tua: 'Tasa por utilización de agua',
  tasa_retributiva: 'Tasa retributiva por vertimientos',
  tafm: 'Tasa compensatoria por aprovechamiento forestal',
  tasa_compensatoria_fauna: 'Tasa compensatoria por caza de fauna silvestre',
}

export function levyName(levy: Levy): string {
  return LEVIES[levy]
}
