import { Refusal } from '../cases/problem.ts'
import type { IsoDate } from '../terms/dates.ts'
import { pesos } from './decimal.ts'
import type { Annulment, ReceiptState } from './receipt-words.ts'

export interface Receipt {
  readonly id: string
  readonly reference: string
  /** whole pesos: what was still owed when it was prepared */
  readonly amount: number
  readonly dueOn: IsoDate
  readonly state: ReceiptState
  readonly annulment: Annulment | null
}

export interface Payment {
  readonly id: string
  /** receipt whose reference was paid: not always the one that is owed now */
  readonly receiptId: string
  readonly paidOn: IsoDate
  /** whole pesos, as the proof says */
  readonly declared: number
  /** whole pesos that the bank shows; null: nobody has looked yet */
  readonly credited: number | null
  /** the bank's own number of the operation */
  readonly bank: string | null
}

/** One debt: what was approved, the receipts by which it is charged, and what came in. */
export interface Account {
  readonly id: string
  /** whole pesos; null while the liquidation is being adjusted */
  readonly settled: number | null
  /** until it is paid in full or collected apart */
  readonly open: boolean
  readonly receipts: readonly Receipt[]
  readonly payments: readonly Payment[]
}

const refuse = (message: string, code: string): never => {
  throw new Refusal(409, message, { code })
}

export const opened = (id: string): Account => ({ id, settled: null, open: true, receipts: [], payments: [] })

/** Whole pesos that came in. */
export const creditedOf = ({ payments }: Pick<Account, 'payments'>): number =>
  payments.reduce((sum, one) => sum + (one.credited ?? 0), 0)

/** Whole pesos still owed; below zero: paid in excess. Null while nothing is approved. */
export const balanceOf = (account: Account): number | null =>
  account.settled === null ? null : account.settled - creditedOf(account)

/** The one receipt that may be paid now, if any. */
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

/** The liquidation was approved: a receipt over another amount is void. */
export function approve(account: Account, total: number): Account {
  const next = { ...account, settled: total }
  const owed = total - creditedOf(next)
  return {
    ...annulled(next, 'otro_valor', (one) => isLive(one) && one.amount !== owed),
    // what came in before covers it, or it is of nothing
    open: owed > 0,
  }
}

/** The liquidation is to be adjusted: nothing is charged by it any more (decision 63). */
export const withdraw = (account: Account): Account =>
  annulled({ ...account, settled: null }, 'ajuste', isLive)

/** A receipt over what is owed, to be signed; an earlier one that nobody signed is void. */
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
 * Signed: from now on it is the one that is paid, and the one before is void. Refused where the debt is not what the
 * receipt says: the paper that goes to the bank would charge somebody what they do not owe.
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
  // a payment on an earlier reference leaves no receipt under review: what it covers must not be charged meanwhile
  if (account.payments.some((one) => one.credited === null))
    return refuse('Hay un pago por verificar: primero se concilia.', 'pago_por_verificar')
  const alone = annulled(account, 'reemplazo', (one) => one.state === 'issued')
  return moved(alone, (one) => (one.id === id ? { state: 'issued' } : null))
}

/** Its last day passed without a payment. */
export const expire = (account: Account): Account =>
  moved(account, (one) => (one.state === 'issued' ? { state: 'expired' } : null))

/**
 * Somebody shows that they paid. The money counts for the debt whichever of its references it carries, an annulled or
 * expired one included: the bank took it. What it does not cover is charged again once it is checked.
 */
export function handIn(account: Account, payment: Omit<Payment, 'credited' | 'bank'>): Account {
  if (!account.open) return refuse('Este cobro ya está pagado.', 'ya_pagado')
  if (account.payments.some((one) => one.credited === null))
    return refuse('Ya hay un comprobante en revisión.', 'pago_por_verificar')
  const paid = account.receipts.find((one) => one.id === payment.receiptId)
  if (paid === undefined || paid.state === 'prepared')
    return refuse('El recibo de esa referencia no se ha expedido para este cobro.', 'referencia')
  // the step that waits for a payment waits for the live receipt; after an expiry, for the last one
  const charged = payable(account) ?? account.receipts.findLast((one) => one.state === 'expired')
  return {
    ...moved(account, (one) => (one.id === charged?.id ? { state: 'proof' } : null)),
    payments: [...account.payments, { ...payment, credited: null, bank: null }],
  }
}

/** The bank was looked at: what came in is credited once; the debt ends when nothing is owed. */
export function credit(account: Account, found: { readonly amount: number; readonly bank: string }): Account {
  const pending = account.payments.find((one) => one.credited === null)
  if (pending === undefined) return refuse('No hay un comprobante por verificar.', 'sin_pago')
  const twice = account.payments.some(
    (one) =>
      one.bank !== null &&
      (one.credited ?? 0) > 0 &&
      bankKey(one.bank) === bankKey(found.bank) &&
      found.amount > 0,
  )
  if (twice)
    return refuse(
      `La operación bancaria ${found.bank} ya se abonó a este cobro: no cuenta dos veces.`,
      'pago_repetido',
    )
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

/** Nobody paid and the charge goes on elsewhere. */
export const leave = (account: Account): Account => ({
  ...annulled(expire(account), 'sin_firma', (one) => one.state === 'prepared'),
  open: false,
})

/** The case is over: what nobody paid is no longer charged. A proof under review stays to be checked. */
export const end = (account: Account): Account => annulled(account, 'fin', isLive)

/** A bank's number of an operation as it is compared: letters and digits. */
export const bankKey = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '')
