import type { Actor } from '@ventanilla/domain/access/actor'
import { fillVariables, plainText } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { parseReceiptCode } from '@ventanilla/domain/fees/receipt-code'
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
  record,
  sameOperation,
  withdraw,
} from '@ventanilla/domain/fees/receipt-life'
import { annulmentWords } from '@ventanilla/domain/fees/receipt-words'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { CaseEvent, ChargeChange } from '@ventanilla/domain/workflow/definition/commands'
import type { ApplyDeps } from '../cases/apply-deps.ts'
import type { LoadedCase } from '../cases/load.ts'
import { tell } from '../cases/tell.ts'
import { type Db, sql } from '../connection/sql.ts'
import { accountOf, loadAccount, type NewRows, saveAccount } from './account.ts'
import { accountPaidLate, receiptOf } from './paid-receipt.ts'

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
  if (change.do === 'announce' || change.do === 'record') return applyLate(tx, deps, loaded, change, actor)
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

/** Money after its debt ended: of the parent case, and stored only once the bank shows it. */
async function applyLate(
  tx: Db,
  deps: ApplyDeps,
  loaded: LoadedCase,
  change: LateChange,
  actor: Actor,
): Promise<readonly CaseEvent[]> {
  const { caseId, account, receiptId } = await accountPaidLate(tx, loaded.row, change)
  if (change.do === 'announce') return []
  const { paidOn, declared, fileId, amount, bank } = change
  await refuseCredited(tx, account.id, { amount, bank })
  const after = record(account, { id: deps.newId(), receiptId, paidOn, declared }, { amount, bank })
  const rows = { payment: { proofFileId: fileId }, verifiedBy: actor.id }
  await saveAccount(tx, caseId, { before: account, after, at: deps.now, rows })
  return []
}

type LateChange = Extract<ChargeChange, { readonly do: 'announce' | 'record' }>

async function changed(
  tx: Db,
  deps: ApplyDeps,
  { row, state }: LoadedCase,
  before: Account,
  change: Exclude<ChargeChange, LateChange>,
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
      await refuseCredited(tx, before.id, change)
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

/** Attack: presenting the same bank operation in two cases, with another date in each. Throws a `Refusal` (conflict). */
async function refuseCredited(
  tx: Db,
  debtId: string,
  { amount, bank }: { readonly amount: number; readonly bank: string },
): Promise<void> {
  if (amount <= 0) return
  const alike = await tx.rows<{ reference: string; bank: string }>(sql`
    select r.reference, p.bank from payments p join receipts r on r.id = p.receipt_id
    where regexp_replace(p.bank, '[^0-9]', '', 'g') = ${operationDigits(bank)} and p.credited > 0
      and p.debt_id <> ${debtId}::uuid`)
  const other = alike.find((one) => sameOperation(one.bank, bank))
  if (other !== undefined)
    throw new Refusal(
      'conflict',
      `La operación bancaria ${bank} ya se abonó al recibo ${other.reference}: no cuenta dos veces. ${ANOTHER_OPERATION}`,
      { code: 'pago_repetido' },
    )
}

/**
 * Checks a receipt when its document is signed (decision 63): it becomes payable only as the receipt of its
 * debt, over the amount owed, with the authority as payee and the reference, amount and due day of its document; throws a 409
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
    if (deps.catalogue.of(loaded.row).workflow.steps.get(act?.origin_step ?? '')?.kind === 'receipt')
      throw different()
    return []
  }
  const before = await loadAccount(tx, loaded.row.id)
  // a closed account has nothing left to pay
  if (before === null) throw different()
  const after = issue(before, row.id, bogotaDate(deps.now.toISOString()))
  if (facts['liquidacion.total'] !== after.settled || !says(row.doc, row, deps.gln)) throw different()
  return keep(tx, deps, loaded, before, after)
}

interface Printed {
  readonly reference: string
  readonly amount: number
  readonly dueOn: string
  readonly gs1: string
}

/** Whether text and bar code match the row exactly. */
function says(doc: EditorNode, { reference, amount, dueOn, gs1 }: Printed, gln: string | null): boolean {
  const code = parseReceiptCode(gs1)
  const shown = fillVariables(doc, {
    'recibo.referencia': reference,
    'recibo.valor': amount,
    'recibo.fecha_limite': dueOn,
  })
  return (
    // Attack, or a changed setting: the bank credits the payee in the bar code, so it must be ours
    code?.gln === gln &&
    code.reference === reference &&
    code.amount === amount &&
    code.dueOn === dueOn &&
    plainText(shown) === plainText(doc)
  )
}

const different = (): Refusal =>
  new Refusal(
    'conflict',
    'El recibo no corresponde a la liquidación aprobada. Descarte este documento y prepare otro recibo.',
    { code: 'recibo_distinto' },
  )

/** Voids the unpaid receipts of a case that ended. */
export async function endCharge(tx: Db, deps: ApplyDeps, loaded: LoadedCase): Promise<readonly CaseEvent[]> {
  const before = await loadAccount(tx, loaded.row.id)
  return before === null ? [] : keep(tx, deps, loaded, before, end(before))
}
