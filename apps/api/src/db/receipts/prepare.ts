import { Refusal } from '@ventanilla/domain/kernel/problem'
import { receiptCode, receiptReference } from '@ventanilla/domain/fees/receipt-code'
import { creditedOf, prepare } from '@ventanilla/domain/fees/receipt-life'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueDate } from '@ventanilla/domain/terms/term'
import type { ApplyDeps } from '../cases/apply-deps.ts'
import { nextNumber } from '../cases/numbering.ts'
import { expected } from '../connection/expected.ts'
import { type Db, sql } from '../connection/sql.ts'
import { loadAccount, saveAccount } from './account.ts'

const RECEIPT_DAYS = 30

type Facts = Readonly<Record<string, unknown>>

/**
 * Prepares the receipt of a new document: one row over the amount owed of the approved liquidación supplies
 * text, reference, payee, amount and bar code. The signature makes it payable. Returns the facts that fill the
 * document; throws a `Refusal` (conflict) when nothing is owed, or the authority has no payee number.
 */
export async function prepareReceipt(
  tx: Db,
  deps: ApplyDeps,
  {
    caseId,
    office,
    actId,
    facts,
  }: {
    readonly caseId: string
    readonly office: string | null
    readonly actId: string
    readonly facts: Facts
  },
): Promise<Facts> {
  const { gln } = deps
  // Prevents a real authority's receipt from naming the payee of the demonstration
  if (gln === null)
    throw new Refusal(
      'conflict',
      'No se pueden expedir recibos: falta el número de localización (GLN) de la autoridad. Pida a quien administra el servidor que defina AUTHORITY_GLN.',
      { code: 'sin_gln' },
    )
  const before = await loadAccount(tx, caseId)
  if (before === null)
    throw new Refusal(
      'conflict',
      'No queda nada por pagar de una liquidación aprobada: no se emite recibo.',
      {
        code: 'sin_valor',
      },
    )
  const today = bogotaDate(deps.now.toISOString())
  const year = Number(today.slice(0, 4))
  const usual = dueDate(today, RECEIPT_DAYS, 'calendario', deps.catalogue.calendarOf(office))
  // a later due day was granted for this debt, by an extended term of its stage or an earlier receipt
  const granted = before.receipts.length > 0 ? String(facts['recibo.vigente_hasta'] ?? '') : ''
  const after = prepare(before, {
    id: deps.newId(),
    reference: receiptReference({ year, n: await nextNumber(tx, 'REFERENCIA', String(year)) }),
    dueOn: granted > usual ? granted : usual,
  })
  const receipt = expected(after.receipts.at(-1), 'the receipt just prepared')
  const concept = String(facts['liquidacion.concepto'] ?? 'Servicio de evaluación ambiental')
  await saveAccount(tx, caseId, {
    before,
    after,
    at: deps.now,
    rows: {
      receipt: {
        // the balance after a partial payment
        concept: creditedOf(before) > 0 ? `${concept} (saldo)` : concept,
        issuedOn: today,
        gs1: receiptCode({ gln, ...receipt }).text,
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
