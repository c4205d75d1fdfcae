import type { Actor } from '@ventanilla/domain/access/actor'
import { fillVariables, plainText } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { parseReceiptCode, referenceDigits, referenceRefusal } from '@ventanilla/domain/fees/receipt-code'
import {
  type Account,
  ANOTHER_OPERATION,
  approve,
  credit,
  end,
  expire,
  handIn,
  issue,
  leave,
  operationDigits,
  payable,
  sameOperation,
  withdraw,
} from '@ventanilla/domain/fees/receipt-life'
import { annulmentWords } from '@ventanilla/domain/fees/receipt-words'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { CaseEvent, ChargeChange } from '@ventanilla/domain/workflow/commands'
import type { ApplyDeps } from '../cases/apply-deps.ts'
import type { LoadedCase } from '../cases/load.ts'
import { tell } from '../cases/tell.ts'
import { type Db, sql } from '../sql.ts'
import { accountOf, loadAccount, type NewRows, saveAccount } from './account.ts'

interface Changed {
  readonly after: Account
  readonly rows?: NewRows
}

/**
 * Applies a decision to the receipts and payments of a case, in its transaction. Returns the events for the
 * history: each annulled receipt with its reason.
 */
export async function applyCharge(
  tx: Db,
  deps: ApplyDeps,
  loaded: LoadedCase,
  change: ChargeChange,
  actor: Actor,
): Promise<readonly CaseEvent[]> {
  // a charge begins when its liquidación is approved, or, if
  // it was approved before debts existed, at the first payment
  const begins = change.do === 'approve' || change.do === 'handIn'
  const before = begins
    ? await accountOf(tx, loaded.row.id, deps.newId)
    : await loadAccount(tx, loaded.row.id)
  if (before === null) return []
  const { after, rows } = await changed(tx, deps, loaded, before, change, actor)
  return keep(tx, deps, loaded, before, after, rows)
}

async function changed(
  tx: Db,
  deps: ApplyDeps,
  { row, state }: LoadedCase,
  before: Account,
  change: ChargeChange,
  actor: Actor,
): Promise<Changed> {
  switch (change.do) {
    case 'approve':
      return { after: approve(before, change.total) }
    case 'withdraw':
      return { after: withdraw(before) }
    case 'expire':
      return { after: expire(before) }
    case 'leave':
      return { after: leave(before) }
    case 'handIn': {
      const { paidOn, declared } = change
      const reference = change.reference ?? payable(before)?.reference ?? state.facts['recibo.referencia']
      const receiptId = await receiptOf(tx, row.id, String(reference ?? ''))
      return {
        after: handIn(before, { id: deps.newId(), receiptId, paidOn, declared }),
        rows: { payment: { proofFileId: change.fileId } },
      }
    }
    case 'credit': {
      await refuseCredited(tx, before, change)
      return { after: credit(before, change), rows: { verifiedBy: actor.id } }
    }
  }
}

async function keep(
  tx: Db,
  deps: ApplyDeps,
  loaded: LoadedCase,
  before: Account,
  after: Account,
  rows?: NewRows,
): Promise<readonly CaseEvent[]> {
  await saveAccount(tx, loaded.row.id, { before, after, at: deps.now, ...(rows && { rows }) })
  const was = new Map(before.receipts.map((one) => [one.id, one.state]))
  const events: CaseEvent[] = []
  for (const { id, reference, amount, annulment } of after.receipts) {
    if (annulment === null || was.get(id) !== 'issued') continue
    events.push({
      type: 'recibo.anulado',
      data: { referencia: reference, valor: amount, motivo: annulmentWords(annulment) },
    })
    // a payer can be on the way to the bank with it
    await tell(tx, deps, loaded, 'recibo.anulado', payers(loaded), {
      referencia: reference,
      por: annulmentWords(annulment),
    })
  }
  return events
}

const payers = ({ state }: LoadedCase): string[] =>
  state.parties.filter(({ role }) => role !== 'tercero').map(({ personId }) => personId)

const badReference = (message: string): Refusal =>
  new Refusal(422, message, {
    code: 'referencia',
    problems: [{ path: 'pago.referencia', message }],
  })

/**
 * Id of this case's receipt with the typed reference. An exact match comes first, because receipts issued
 * before references had a check digit stay payable (decision 63). A reference of another case is never credited
 * here, and the error does not reveal whose it is.
 */
async function receiptOf(tx: Db, caseId: string, typed: string): Promise<string> {
  const found = await tx.one<{ id: string; case_id: string; state: string; open: boolean }>(sql`
    select r.id, r.case_id, r.state, d.open from receipts r join debts d on d.id = r.debt_id
    where r.reference in (${typed.trim()}, ${referenceDigits(typed)}) and r.state <> 'prepared'
    order by (r.reference = ${typed.trim()}) desc limit 1`)
  if (found === undefined) throw badReference(referenceRefusal(typed))
  if (found.case_id !== caseId)
    throw badReference(
      'Esa referencia no es de un recibo de esta solicitud. Revísela con el recibo que pagó.',
    )
  if (!found.open)
    throw badReference('El cobro de esa referencia ya terminó. Escriba la del recibo que debe pagar ahora.')
  return found.id
}

/** Attack: presenting the same bank operation in two cases, with another date in each. Throws a 409 `Refusal`. */
async function refuseCredited(
  tx: Db,
  account: Account,
  { amount, bank }: { readonly amount: number; readonly bank: string },
): Promise<void> {
  const pending = account.payments.find((one) => one.credited === null)
  if (amount <= 0 || pending === undefined) return
  const alike = await tx.rows<{ reference: string; bank: string }>(sql`
    select r.reference, p.bank from payments p join receipts r on r.id = p.receipt_id
    where regexp_replace(p.bank, '[^0-9]', '', 'g') = ${operationDigits(bank)} and p.credited > 0
      and p.debt_id <> ${account.id}::uuid`)
  const other = alike.find((one) => sameOperation(one.bank, bank))
  if (other !== undefined)
    throw new Refusal(
      409,
      `La operación bancaria ${bank} ya se abonó al recibo ${other.reference}: no cuenta dos veces. ${ANOTHER_OPERATION}`,
      { code: 'pago_repetido' },
    )
}

/**
 * Checks a receipt when its document is signed (decision 63): it becomes payable only as the receipt of its
 * debt, over the amount owed, and with the reference, amount and due day shown in its document; throws a 409
 * `Refusal` otherwise. Other documents pass.
 */
export async function issueSigned(
  tx: Db,
  deps: ApplyDeps,
  loaded: LoadedCase,
  { actId, facts }: { readonly actId: string; readonly facts: Readonly<Record<string, unknown>> },
): Promise<readonly CaseEvent[]> {
  const row = await tx.one<Printed & { id: string; doc: EditorNode }>(sql`
    select r.id, r.reference, r.amount, r.due_on as "dueOn", r.gs1, a.doc from receipts r join acts a on a.id = r.act_id
    where r.act_id = ${actId}::uuid order by r.id desc limit 1`)
  if (row === undefined) {
    const act = await tx.one<{ origin_step: string }>(
      sql`select origin_step from acts where id = ${actId}::uuid`,
    )
    // Prevents signing a payment request without a receipt row, which no payment could match
    if (deps.catalogue.workflow.steps.get(act?.origin_step ?? '')?.kind === 'receipt') throw different()
    return []
  }
  const before = await loadAccount(tx, loaded.row.id)
  // a closed account has nothing left to pay
  if (before === null) throw different()
  const after = issue(before, row.id, bogotaDate(deps.now.toISOString()))
  if (facts['liquidacion.total'] !== after.settled || !says(row.doc, row)) throw different()
  return keep(tx, deps, loaded, before, after)
}

interface Printed {
  readonly reference: string
  readonly amount: number
  readonly dueOn: string
  readonly gs1: string
}

/** Whether text and bar code match the row exactly. */
function says(doc: EditorNode, { reference, amount, dueOn, gs1 }: Printed): boolean {
  const code = parseReceiptCode(gs1)
  const shown = fillVariables(doc, {
    'recibo.referencia': reference,
    'recibo.valor': amount,
    'recibo.fecha_limite': dueOn,
  })
  return (
    code?.reference === reference &&
    code.amount === amount &&
    code.dueOn === dueOn &&
    plainText(shown) === plainText(doc)
  )
}

const different = (): Refusal =>
  new Refusal(
    409,
    'El recibo no corresponde a la liquidación aprobada. Descarte este documento y prepare otro recibo.',
    { code: 'recibo_distinto' },
  )

/** Voids the unpaid receipts of a case that ended. */
export async function endCharge(tx: Db, deps: ApplyDeps, loaded: LoadedCase): Promise<readonly CaseEvent[]> {
  const before = await loadAccount(tx, loaded.row.id)
  return before === null ? [] : keep(tx, deps, loaded, before, end(before))
}
