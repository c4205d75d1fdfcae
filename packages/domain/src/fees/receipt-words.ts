import { longDate } from '../forms/dates.ts'
import { keysIn } from '../kernel/keys-in.ts'
import type { IsoDate } from '../terms/dates.ts'

/**
 * `prepared`: its document is a draft, not payable yet · `issued`: signed and payable · `proof`: proof of
 * payment under review · `paid` · `short`: the bank received less than its amount · `expired` · `annulled`
 */
export type ReceiptState = 'prepared' | 'issued' | 'proof' | 'paid' | 'short' | 'expired' | 'annulled'

export const RECEIPT_STATES: Readonly<Record<ReceiptState, string>> = {
  prepared: 'En preparación',
  issued: 'Por pagar',
  proof: 'Comprobante en revisión',
  paid: 'Pagado',
  short: 'Pagado en parte',
  expired: 'Vencido',
  annulled: 'Anulado',
}

/** Why a receipt is void. */
export type Annulment = keyof typeof ANNULMENTS

const ANNULMENTS = {
  ajuste: 'la liquidación que cobraba se devolvió para ajustarla',
  otro_valor: 'la liquidación se aprobó por otro valor',
  reemplazo: 'se expidió otro recibo por el mismo cobro',
  sin_firma: 'su documento no llegó a firmarse',
  fin: 'el trámite terminó antes de que se pagara',
} as const

export const ANNULMENT_CAUSES: readonly Annulment[] = keysIn(ANNULMENTS)

/** 'Este recibo fue anulado porque …': for the applicant and for readers who verify the document. */
export const annulmentWords = (cause: Annulment): string =>
  `Este recibo fue anulado porque ${ANNULMENTS[cause]}.`

export interface Standing {
  readonly state: ReceiptState
  readonly annulment: Annulment | null
  readonly dueOn: IsoDate
}

/** Warning shown before paying a receipt; null when it can be paid. Days as 'YYYY-MM-DD'. */
export function receiptWarning({ state, annulment, dueOn }: Standing, today: IsoDate): string | null {
  if (annulment !== null) return `${annulmentWords(annulment)} No lo pague.`
  if (state === 'paid' || state === 'short')
    return 'El pago de este recibo ya se verificó. No lo pague otra vez.'
  if (state === 'proof') return 'El pago de este recibo está en verificación. No lo pague otra vez.'
  return state === 'expired' || dueOn < today
    ? `Este recibo venció el ${longDate(dueOn)}. Pida uno nuevo antes de pagar.`
    : null
}

/** Text about an overpayment, which belongs to the payer (Código Civil art. 2313). */
export const SURPLUS_WORDS =
  'Es de quien lo pagó: la Corporación lo devuelve o lo abona a otro cobro suyo, como lo pida por escrito. Sigue registrado aunque el trámite termine.'

/** Whole pesos above the debts of a case, as its facts show them; 0 without any. */
export function surplusIn(facts: Readonly<Record<string, unknown>>): number {
  const value = facts['cobro.a_favor']
  return typeof value === 'number' ? value : 0
}
