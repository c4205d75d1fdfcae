/**
 * What taking an outcome means beyond what it writes down: rules of law or of the house that need code, by name. A step
 * says which it takes (`does` of its outcome); what each means stands in workflow/hooks.ts.
 */
export type Deed =
  | ChargeDeed
  /** the recipient in hand is the one chosen: by e-mail, which they must have authorised, or by a summons */
  | 'destinatario.correo'
  | 'destinatario.citacion'
  /** the recipient in hand counts as notified, each means from a day of its own */
  | 'notificado.correo'
  | 'notificado.personal'
  | 'notificado.aviso'
  | 'notificado.publicacion'
  /** the certificate signed here proves it */
  | 'notificado.constancia'
  /** the term of the step that asked moves, or keeps its end */
  | 'prorroga.decidida'
  /** what the decision on the appeal grants, changes or refuses takes the place of the decision's own */
  | 'recurso.decidido'
  /** an appeal is filed, with what it asks for */
  | 'recurso.radicado'
  /** of the appeals studied together some may stay out, and the others go on */
  | 'recurso.admitido'
  | 'recurso.rechazado'
  /** what was decided on appeal holds, goes on to the superior, or is to be decided anew */
  | 'recurso.resuelto'
  | 'recurso.al_superior'
  | 'recurso.reabierto'
  /** a visit that failed gets its day; the term stood still only for a cause that was not the authority's */
  | 'visita.reprogramada'
  /** not once the act can no longer be brought before the courts */
  | 'revocatoria.en_termino'
  /** the cases to be joined end in the one beside which this runs */
  | 'casos.acumulados'
  /** the case passes to its new applicant */
  | 'solicitante.cambiado'
  /** whoever an activity was given to is told */
  | 'responsable.avisado'
  /** whom the case is about takes part, once their document is known */
  | 'titular.identificado'
  | 'infractor.identificado'
  | 'quejoso.identificado'
  /** a complaint in the words in which acts and a sanctioning case speak of it */
  | 'queja.narrada'

/** What an outcome means for what the case is charged (workflow/charge-hooks.ts, fees/receipt-life.ts). */
export type ChargeDeed =
  /** the liquidation holds: its amount is owed, and receipts over another one are void */
  | 'cobro.aprobado'
  /** the liquidation goes back to be adjusted: what charged it is void (decision 63) */
  | 'cobro.por_ajustar'
  /** nobody paid, and it is collected apart */
  | 'cobro.sin_pago'
  /** the last day of the receipt passed */
  | 'recibo.vencido'
  /** somebody shows a payment, of this receipt or of an earlier one of the same debt */
  | 'pago.presentado'
  /** what the bank shows is credited; what is missing is still owed */
  | 'pago.conciliado'
