/**
 * What an outcome does to a mechanism: the engine, a call or a screen takes the outcome with a move, whatever
 * its code and label. Each with its meaning for clients of the API.
 */
export const OUTCOME_MOVES = {
  /** the step's question is answered with yes */
  yes: 'Responder que sí a la pregunta del paso',
  /** the step's question is answered with no */
  no: 'Responder que no a la pregunta del paso',
  /** the drafter hands the act to the next person */
  submit: 'Entregar el acto a quien sigue',
  /** the reviewer lets the act, or the official the request, go on */
  approve: 'Aprobar',
  /** the act goes back to its author, with the reason */
  return: 'Devolver el acto a quien lo hizo',
  /** the act is signed, which its own call confirms */
  sign: 'Firmar el acto',
  /** the act stays waiting for its signature */
  hold: 'Dejar el acto esperando la firma',
  /** the party files what the step writes: an answer, an appeal, an extension, a waiver */
  file: 'Presentar lo que el paso escribe',
  /** the party sends the proof of a payment */
  pay: 'Enviar el comprobante del pago',
  /** the party contests the amount */
  claim: 'Reclamar contra el valor',
  /** the transferee is bound to a change of applicant */
  bind: 'Vincular a quien recibe el trámite',
  /** the same where the window filed the request, which sends it too */
  bindAndSend: 'Vincular a quien recibe el trámite y enviar la solicitud',
  /** the transferor sends the request */
  send: 'Enviar la solicitud',
  /** the request is rejected */
  reject: 'Rechazar la solicitud',
  /** an official is chosen for the next step */
  assign: 'Asignar a quien sigue',
  /** the transferee accepts the case */
  accept: 'Aceptar el trámite',
  /** the transferee declines it */
  decline: 'No aceptar el trámite',
  /** the case changes hands */
  apply: 'Aplicar el cambio',
} as const

export type OutcomeMove = keyof typeof OUTCOME_MOVES

/** The specification's words for the answers to a step's question, and what they do. */
export const ANSWER_MOVES = { si: 'yes', no: 'no' } as const satisfies Readonly<Record<string, OutcomeMove>>
export type Answer = keyof typeof ANSWER_MOVES
