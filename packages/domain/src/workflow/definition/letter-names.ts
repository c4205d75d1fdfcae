/** Letters a step can draft; `suggested-letters.ts` holds a text for each. */
export const LETTER_NAMES = [
  'resultado-del-cambio',
  'prorroga',
  'informacion-insuficiente',
  'documentos-faltantes',
  'audiencia',
  'concepto-de-otra-entidad',
  'autorizacion-por-riesgo',
  'plan-recibido',
  'respuesta-del-registro',
  'continuacion-de-oficio',
  'devolucion-de-documentos',
  'intervencion',
  'nueva-visita',
  'consentimiento',
  'acumulacion',
] as const
export type LetterName = (typeof LETTER_NAMES)[number]
