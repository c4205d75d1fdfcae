/** Messages to the parties when a step opens; `cases/words/messages.ts` holds a text for each. */
export type StepMessage =
  | 'requerimiento'
  | 'informacion'
  | 'obligaciones'
  | 'descargos'
  | 'alegatos'
  | 'recibo'
  | 'cambio-por-enviar'
  | 'cambio-por-aceptar'
