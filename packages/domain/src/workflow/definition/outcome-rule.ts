/** Effects of an outcome on the case's charge (workflow/effects/charge-rules.ts, fees/receipt-life.ts). */
const CHARGE_RULE_NAMES = [
  /** Approves the liquidación: its amount is owed, and receipts for another amount become void. */
  'cobro.aprobado',
  /** Returns the liquidación for adjustment: its charge becomes void (decision 63). */
  'cobro.por_ajustar',
  /** The liquidación and its receipt reach the applicant: the days to claim begin (CPACA art. 76). */
  'reclamacion.corre',
  /** Unpaid; collected in a separate process. */
  'cobro.sin_pago',
  /** The receipt's last day has passed. */
  'recibo.vencido',
  /** Reports a payment of this receipt or of an earlier one of the same debt. */
  'pago.presentado',
  /** Credits the amount shown by the bank; the rest is still owed. */
  'pago.conciliado',
  /** Reports money that came in after its debt ended, from a case beside the one that was charged. */
  'pago.adicional',
  /** Records that money; what exceeds the debt stays the payer's. */
  'pago.adicional_conciliado',
] as const
export type ChargeRule = (typeof CHARGE_RULE_NAMES)[number]

/**
 * Named legal rules an outcome triggers, beyond the data it writes. An outcome lists them in `does`;
 * workflow/effects/outcome-rules.ts implements them.
 */
export const OUTCOME_RULE_NAMES = [
  ...CHARGE_RULE_NAMES,
  /** Selects the current recipient: by e-mail, which they must have authorised, or by a summons. */
  'destinatario.correo',
  'destinatario.citacion',
  /** The current recipient counts as notified; each means has its own legal date. */
  'notificado.correo',
  'notificado.personal',
  'notificado.aviso',
  'notificado.publicacion',
  /** The certificate signed here becomes its proof. */
  'notificado.constancia',
  /** Extends the calling step's term, or keeps its end. */
  'prorroga.decidida',
  /** The appeal's decision replaces what the original decision granted, changed or denied. */
  'recurso.decidido',
  /** Files an appeal with its requests. */
  'recurso.radicado',
  /** Some of the jointly studied appeals can be rejected while the others continue. */
  'recurso.admitido',
  'recurso.rechazado',
  /** The appeal's decision is final, goes to the superior, or is decided again. */
  'recurso.resuelto',
  'recurso.al_superior',
  'recurso.reabierto',
  /** Reschedules a failed visit; the term paused only for a cause outside the authority's control. */
  'visita.reprogramada',
  /** Rejects a revocatoria once the act can no longer be brought before the courts. */
  'revocatoria.en_termino',
  /** Ends the cases to be joined in the parent case. */
  'casos.acumulados',
  /** Transfers the case to its new applicant. */
  'solicitante.cambiado',
  /** Notifies the person assigned an activity. */
  'responsable.avisado',
  /** Adds the person the case is about as a party, once their document is known. */
  'titular.identificado',
  'infractor.identificado',
  'quejoso.identificado',
  /** Writes a complaint in the wording that acts and a sanctioning case quote. */
  'queja.narrada',
] as const
export type OutcomeRule = (typeof OUTCOME_RULE_NAMES)[number]
