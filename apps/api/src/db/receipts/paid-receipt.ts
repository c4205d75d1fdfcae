import { referenceDigits, referenceRefusal } from '@ventanilla/domain/fees/receipt-code'
import { type Account, HAND_IN_APART } from '@ventanilla/domain/fees/receipt-life'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { CaseRow } from '../cases/load.ts'
import { type Db, sql } from '../connection/sql.ts'
import { accountById } from './account.ts'

const badReference = (message: string): Refusal =>
  new Refusal('invalid', message, {
    code: 'referencia',
    problems: [{ path: 'pago.referencia', message }],
  })

interface Paid {
  readonly id: string
  readonly case_id: string
  readonly debt_id: string
  readonly open: boolean
  readonly closed_at: Date | null
}

/**
 * This case's receipt with the typed reference. An exact match comes first, because receipts issued before
 * references had a check digit stay payable (decision 63). A reference of another case is never credited here, and
 * the error does not reveal whose it is.
 */
async function issuedIn(tx: Db, caseId: string | null, typed: string): Promise<Paid> {
  const found = await tx.one<Paid>(sql`
    select r.id, r.case_id, r.debt_id, d.open, c.closed_at
    from receipts r join debts d on d.id = r.debt_id join cases c on c.id = r.case_id
    where r.reference in (${typed.trim()}, ${referenceDigits(typed)}) and r.state <> 'prepared'
    order by (r.reference = ${typed.trim()}) desc limit 1`)
  if (found === undefined) throw badReference(referenceRefusal(typed))
  if (found.case_id !== caseId)
    throw badReference(
      'Esa referencia no es de un recibo de esta solicitud. Revísela con el recibo que pagó.',
    )
  return found
}

/** Id of the receipt that a payment of the open debt names. */
export async function receiptOf(tx: Db, caseId: string, typed: string): Promise<string> {
  const found = await issuedIn(tx, caseId, typed)
  if (!found.open)
    throw badReference(
      `El cobro de esa referencia ya terminó. ${HAND_IN_APART} Aquí escriba la referencia del recibo que debe pagar ahora.`,
    )
  return found.id
}

/**
 * Account and receipt of the parent case that money after the end of a debt was paid on. While the debt is open in a
 * case that goes on, its payment step takes the money: announced elsewhere, the receipt would expire beside it.
 */
export async function accountPaidLate(
  tx: Db,
  { parent_id: parentId }: CaseRow,
  { do: what, reference }: { readonly do: 'announce' | 'record'; readonly reference: string },
): Promise<{ readonly caseId: string; readonly account: Account; readonly receiptId: string }> {
  // Race: two payments of one debt are recorded at once
  await tx.one(sql`select id from cases where id = ${parentId}::uuid for update`)
  const found = await issuedIn(tx, parentId, reference)
  if (what === 'announce' && found.open && found.closed_at === null)
    throw badReference(
      'El cobro de esa referencia sigue abierto: entregue el comprobante en el paso del pago de la solicitud. Si ahora lo revisa la Corporación, este borrador queda guardado y podrá entregarlo cuando termine.',
    )
  const account = await accountById(tx, found.debt_id)
  if (account === null) throw new Error(`receipt ${found.id} without its debt`)
  return { caseId: found.case_id, account, receiptId: found.id }
}
