import { Refusal } from '../kernel/problem.ts'
import type { IsoDate } from '../terms/dates.ts'
import { pesos } from './decimal.ts'
import type { Annulment, ReceiptState } from './receipt-words.ts'

export interface Receipt {
  readonly id: string
  readonly reference: string
  /** whole pesos: the balance when the receipt was prepared */
  readonly amount: number
  readonly dueOn: IsoDate
  readonly state: ReceiptState
  readonly annulment: Annulment | null
}

export interface Payment {
  readonly id: string
  /** receipt whose reference was paid; not always the current one */
  readonly receiptId: string
  readonly paidOn: IsoDate
  /** whole pesos, as stated on the proof of payment */
  readonly declared: number
  /** whole pesos that the bank shows; null: not verified yet */
  readonly credited: number | null
  /** the bank's operation number */
  readonly bank: string | null
}

/** One debt: the approved amount, its receipts and its payments. */
export interface Account {
  readonly id: string
  /** whole pesos; null while the liquidación is being adjusted */
  readonly settled: number | null
  /** until it is paid in full or collected separately */
  readonly open: boolean
  readonly receipts: readonly Receipt[]
  readonly payments: readonly Payment[]
}

/** What the bank shows of a payment, in whole pesos. */
interface Found {
  readonly amount: number
  readonly bank: string
}

const refuse = (message: string, code: string): never => {
  throw new Refusal('conflict', message, { code })
}

export const opened = (id: string): Account => ({ id, settled: null, open: true, receipts: [], payments: [] })

/** Whole pesos received. */
export const creditedOf = ({ payments }: Pick<Account, 'payments'>): number =>
  payments.reduce((sum, one) => sum + (one.credited ?? 0), 0)

/** Whole pesos still owed; negative when overpaid. Null without an approved liquidación. */
export const balanceOf = (account: Account): number | null =>
  account.settled === null ? null : account.settled - creditedOf(account)

/** The single receipt that can be paid, if any. */
export const payable = ({ receipts }: Pick<Account, 'receipts'>): Receipt | undefined =>
  receipts.find((one) => one.state === 'issued')

const moved = (account: Account, to: (receipt: Receipt) => Partial<Receipt> | null): Account => ({
  ...account,
  receipts: account.receipts.map((one) => {
    const change = to(one)
    return change === null ? one : { ...one, ...change }
  }),
})

const isLive = ({ state }: Receipt): boolean => state === 'prepared' || state === 'issued'

const annulled = (account: Account, cause: Annulment, which: (receipt: Receipt) => boolean): Account =>
  moved(account, (one) => (which(one) ? { state: 'annulled', annulment: cause } : null))

/** Approves the liquidación; annuls a receipt over another amount. */
export function approve(account: Account, total: number): Account {
  const next = { ...account, settled: total }
  const owed = total - creditedOf(next)
  return {
    ...annulled(next, 'otro_valor', (one) => isLive(one) && one.amount !== owed),
    // closed when earlier payments cover the total, or it is zero
    open: owed > 0,
  }
}

/** Reopens the liquidación for adjustment; annuls its live receipts (decision 63). */
export const withdraw = (account: Account): Account =>
  annulled({ ...account, settled: null }, 'ajuste', isLive)

/** Prepares a receipt over the balance for signature; annuls an earlier unsigned one. */
export function prepare(
  account: Account,
  receipt: { readonly id: string; readonly reference: string; readonly dueOn: IsoDate },
): Account {
  const amount = balanceOf(account)
  if (!account.open) return refuse('Este cobro ya terminó: no se emite recibo.', 'sin_valor')
  if (amount === null)
    return refuse('La liquidación no está aprobada: todavía no se expide recibo.', 'sin_aprobar')
  if (amount <= 0) return refuse('No queda nada por pagar: no se emite recibo.', 'sin_valor')
  const ready = annulled(account, 'sin_firma', (one) => one.state === 'prepared')
  return {
    ...ready,
    receipts: [...ready.receipts, { ...receipt, amount, state: 'prepared', annulment: null }],
  }
}

/**
 * Signs a receipt: it becomes the payable one and replaces the previous one. Rejected when its amount differs
 * from the balance; prevents charging money that is not owed.
 */
export function issue(account: Account, id: string, today: IsoDate): Account {
  const receipt = account.receipts.find((one) => one.id === id)
  const again = 'Descarte este documento y prepare otro recibo.'
  if (receipt?.state !== 'prepared')
    return refuse(`Este recibo ya no es el vigente. ${again}`, 'recibo_anulado')
  const owed = balanceOf(account)
  if (owed !== receipt.amount)
    return refuse(
      `El recibo dice ${pesos(receipt.amount)} y la liquidación aprobada deja por pagar ${pesos(Math.max(0, owed ?? 0))}. ${again}`,
      'recibo_distinto',
    )
  if (receipt.dueOn < today)
    return refuse(`La fecha límite de este recibo ya pasó. ${again}`, 'recibo_vencido')
  // Prevents charging money already paid: a payment on an earlier reference leaves no receipt under review.
  if (account.payments.some((one) => one.credited === null))
    return refuse('Hay un pago por verificar: primero se concilia.', 'pago_por_verificar')
  const alone = annulled(account, 'reemplazo', (one) => one.state === 'issued')
  return moved(alone, (one) => (one.id === id ? { state: 'issued' } : null))
}

/** Expires the payable receipt after its last day without a payment. */
export const expire = (account: Account): Account =>
  moved(account, (one) => (one.state === 'issued' ? { state: 'expired' } : null))

/** Where the payer hands in money that came in after its debt ended. */
export const HAND_IN_APART = 'Si hizo otro pago, entréguelo con «Entregar otro pago», en este trámite.'

/**
 * Records a proof of payment. A payment on any reference counts for the debt, including an annulled or expired
 * one, because the bank took the money. The remainder is charged after verification.
 */
export function handIn(account: Account, payment: Omit<Payment, 'credited' | 'bank'>): Account {
  if (!account.open) return refuse(`Este cobro ya terminó. ${HAND_IN_APART}`, 'ya_pagado')
  if (account.payments.some((one) => one.credited === null))
    return refuse('Ya hay un comprobante en revisión.', 'pago_por_verificar')
  const paid = account.receipts.find((one) => one.id === payment.receiptId)
  if (paid === undefined || paid.state === 'prepared')
    return refuse('El recibo de esa referencia no se ha expedido para este cobro.', 'referencia')
  // the payment step waits for the live receipt or, after an expiry, for the last expired one
  const charged = payable(account) ?? account.receipts.findLast((one) => one.state === 'expired')
  return {
    ...moved(account, (one) => (one.id === charged?.id ? { state: 'proof' } : null)),
    payments: [...account.payments, { ...payment, credited: null, bank: null }],
  }
}

/** How the official goes on when the bank reused a number. */
export const ANOTHER_OPERATION =
  'Si el extracto muestra otra operación con ese número, agregue al número la fecha del extracto.'

function refuseTwice(account: Account, found: Found): void {
  const twice = account.payments.some(
    (one) =>
      one.bank !== null && (one.credited ?? 0) > 0 && sameOperation(one.bank, found.bank) && found.amount > 0,
  )
  if (twice)
    refuse(
      `La operación bancaria ${found.bank} ya se abonó a este cobro: no cuenta dos veces. ${ANOTHER_OPERATION}`,
      'pago_repetido',
    )
}

/** Records the verified amount, credited once per bank operation; closes the debt when nothing is owed. */
export function credit(account: Account, found: Found): Account {
  const pending = account.payments.find((one) => one.credited === null)
  if (pending === undefined) return refuse('No hay un comprobante por verificar.', 'sin_pago')
  refuseTwice(account, found)
  const next: Account = {
    ...account,
    payments: account.payments.map((one) =>
      one.id === pending.id ? { ...one, credited: found.amount, bank: found.bank } : one,
    ),
  }
  const owed = balanceOf(next)
  const covered = owed !== null && owed <= 0
  return {
    ...moved(next, (one) => (one.state === 'proof' ? { state: covered ? 'paid' : 'short' } : null)),
    open: !covered,
  }
}

/**
 * Records money that the bank shows and no step was open for: after the debt was paid, or after its case ended.
 * Never refused for the state of debt or receipts, because the bank took it. A debt that ended stays so.
 */
export function record(account: Account, payment: Omit<Payment, 'credited' | 'bank'>, found: Found): Account {
  const paid = account.receipts.find((one) => one.id === payment.receiptId)
  if (paid === undefined || paid.state === 'prepared')
    return refuse('El recibo de esa referencia no se ha expedido para este cobro.', 'referencia')
  refuseTwice(account, found)
  const next: Account = {
    ...account,
    payments: [...account.payments, { ...payment, credited: found.amount, bank: found.bank }],
  }
  const owed = balanceOf(next)
  return {
    ...annulled(next, 'otro_valor', (one) => one.amount !== owed && isLive(one)),
    open: account.open && !(owed !== null && owed <= 0),
  }
}

/** Closes the unpaid debt; collection continues elsewhere. */
export const leave = (account: Account): Account => ({
  ...annulled(expire(account), 'sin_firma', (one) => one.state === 'prepared'),
  open: false,
})

/** The case ended: annuls unpaid receipts. A proof under review still gets verified. */
export const end = (account: Account): Account => annulled(account, 'fin', isLive)

/** A bank and operation number normalized for comparison: letters and digits. */
export const bankKey = (text: string): string =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')

/** Its digits: the number without the bank. */
export const operationDigits = (text: string): string => bankKey(text).replace(/\D/g, '')

/**
 * Whether two texts name one operation: the same bank and number on any day, or the same number where one text
 * leaves the bank out. Attack: the applicant declares another payment date in each case that shows the operation.
 */
export function sameOperation(a: string, b: string): boolean {
  if (bankKey(a) === bankKey(b)) return true
  const bare = (text: string): boolean => /^\d+$/.test(bankKey(text))
  return (bare(a) || bare(b)) && operationDigits(a) === operationDigits(b)
}
