/** What a captured cause is the cause of. */
export const CAUSED = {
  devolucion: 'Devolución',
  rechazo: 'Rechazo de un recurso',
  terminada: 'Terminación sin decisión de fondo',
  cesada: 'Cesación de un sancionatorio',
} as const
export type Caused = keyof typeof CAUSED

/** Facts in which a step captures why an application goes back, or ends without what was asked. */
export const CAUSE_FACTS: Readonly<Record<string, Caused>> = {
  'devolucion.causal': 'devolucion',
  'recurso.causa_rechazo': 'rechazo',
  'terminacion.causal': 'terminada',
  'cesacion.causal': 'cesada',
}

/** Fact with the cause for which a visit is moved. */
export const VISIT_CAUSE = 'visita.causal'
/** A visit moved from the list of visits, whose reason is a sentence of the history. */
export const MOVED_IN_LIST = 'agenda'
