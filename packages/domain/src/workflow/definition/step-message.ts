/** Messages to the parties when a step opens; `cases/words/messages.ts` says how each is sent. */
export const STEP_MESSAGES = [
  'requerimiento',
  'informacion',
  'obligaciones',
  'descargos',
  'alegatos',
  'recibo',
  'cambio-por-enviar',
  'cambio-por-aceptar',
] as const
export type StepMessage = (typeof STEP_MESSAGES)[number]
