import { Refusal } from '@ventanilla/domain/cases/problem'
import { receiptCode, receiptReference } from '@ventanilla/domain/fees/receipt-code'
import { creditedOf, prepare, type Receipt } from '@ventanilla/domain/fees/receipt-life'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueDate } from '@ventanilla/domain/terms/term'
import type { ApplyDeps } from '../cases/apply-deps.ts'
import { nextNumber } from '../cases/numbering.ts'
import { type Db, sql } from '../sql.ts'
import { loadAccount, saveAccount } from './account.ts'

const RECEIPT_DAYS = 30

/** GLN of the demonstration authority; a real one is assigned by GS1 Colombia. */
const GLN = '7709998000018'

type Facts = Readonly<Record<string, unknown>>

/**
 * The receipt whose document begins: one row over what is owed of the approved liquidation gives text, reference, amount
 * and bar code. Its signature makes it payable. Answers the facts with which the document is filled.
 */
export async function prepareReceipt(
  tx: Db,
  deps: ApplyDeps,
  { caseId, actId, facts }: { readonly caseId: string; readonly actId: string; readonly facts: Facts },
): Promise<Facts> {
  const before = await loadAccount(tx, caseId)
  if (before === null)
    throw new Refusal(409, 'No queda nada por pagar de una liquidación aprobada: no se emite recibo.', {
      code: 'sin_valor',
    })
  const today = bogotaDate(deps.now.toISOString())
  const year = Number(today.slice(0, 4))
  const usual = dueDate(today, RECEIPT_DAYS, 'calendario', deps.catalogue.calendar)
  // a longer day was granted for this debt, by the new term of its stage or by an earlier receipt
  const granted = before.receipts.length > 0 ? String(facts['recibo.vigente_hasta'] ?? '') : ''
  const after = prepare(before, {
    id: deps.newId(),
    reference: receiptReference({ year, n: await nextNumber(tx, 'REFERENCIA', String(year)) }),
    dueOn: granted > usual ? granted : usual,
  })
  const receipt = after.receipts.at(-1) as Receipt
  const concept = String(facts['liquidacion.concepto'] ?? 'Servicio de evaluación ambiental')
  await saveAccount(tx, caseId, {
    before,
    after,
    at: deps.now,
    rows: {
      receipt: {
        // what is left after a payment that did not cover it
        concept: creditedOf(before) > 0 ? `${concept} (saldo)` : concept,
        issuedOn: today,
        gs1: receiptCode({ gln: GLN, ...receipt }).text,
        working: facts['liquidacion.derivacion'] ?? [],
      },
    },
  })
  await tx.run(sql`update receipts set act_id = ${actId}::uuid where id = ${receipt.id}::uuid`)
  return {
    'recibo.referencia': receipt.reference,
    'recibo.valor': receipt.amount,
    'recibo.fecha_limite': receipt.dueOn,
    'recibo.vigente_hasta': receipt.dueOn,
  }
}
