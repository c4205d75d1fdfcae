import { type Account, bankKey, opened, type Payment } from '@ventanilla/domain/fees/receipt-life'
import type { Annulment, ReceiptState } from '@ventanilla/domain/fees/receipt-words'
import { type Db, json, sql, type Statement } from '../connection/sql.ts'

interface Stored {
  readonly id: string
  readonly settled: number | null
  readonly open: boolean
  readonly receipts:
    | readonly {
        id: string
        reference: string
        amount: number
        dueOn: string
        state: ReceiptState
        annulment: Annulment | null
      }[]
    | null
  readonly payments:
    | readonly {
        id: string
        receiptId: string
        paidOn: string
        declared: number
        credited: number | null
        bank: string | null
      }[]
    | null
}

/**
 * The open debt of a case, with receipts and payments in order of creation; null without one. The caller must
 * hold the lock of the case.
 */
export const loadAccount = (tx: Db, caseId: string): Promise<Account | null> =>
  loadWhere(tx, sql`d.case_id = ${caseId}::uuid and d.open`)

/** A debt by its id, also one that has ended. */
export const accountById = (tx: Db, id: string): Promise<Account | null> =>
  loadWhere(tx, sql`d.id = ${id}::uuid`)

async function loadWhere(tx: Db, which: Statement): Promise<Account | null> {
  const row = await tx.one<Stored>(sql`
    select d.id, d.settled, d.open,
      (select json_agg(json_build_object('id', r.id, 'reference', r.reference, 'amount', r.amount, 'dueOn', r.due_on, 'state', r.state, 'annulment', r.annulment) order by r.id)
        from receipts r where r.debt_id = d.id) as receipts,
      (select json_agg(json_build_object('id', p.id, 'receiptId', p.receipt_id, 'paidOn', p.paid_on, 'declared', p.declared, 'credited', p.credited, 'bank', p.bank) order by p.id)
        from payments p where p.debt_id = d.id) as payments
    from debts d where ${which}`)
  return row === undefined
    ? null
    : {
        ...row,
        settled: row.settled === null ? null : Number(row.settled),
        receipts: row.receipts ?? [],
        payments: row.payments ?? [],
      }
}

/** Race: two officials credit one operation at once; a unique index rejects the second. */
const operationOf = ({ credited, bank }: Payment): string | null =>
  bank !== null && (credited ?? 0) > 0 ? bankKey(bank) : null

/** The debt of the case, or a new one. */
export const accountOf = async (tx: Db, caseId: string, newId: () => string): Promise<Account> =>
  (await loadAccount(tx, caseId)) ?? opened(newId())

/** Columns of new receipts and payments that the account does not hold. */
export interface NewRows {
  readonly receipt?: {
    readonly concept: string
    readonly issuedOn: string
    readonly gs1: string
    readonly working: unknown
  }
  readonly payment?: { readonly proofFileId: string | null }
  readonly verifiedBy?: string
}

/**
 * Writes the changes between two states of an account. Receipts that stop being payable are written first, so
 * that a debt never has two payable ones.
 */
export async function saveAccount(
  tx: Db,
  caseId: string,
  { before, after, at, rows = {} }: { before: Account; after: Account; at: Date; rows?: NewRows },
): Promise<void> {
  await tx.run(sql`
    insert into debts(id, case_id, settled, open) values (${after.id}::uuid, ${caseId}::uuid, ${after.settled}, ${after.open})
    on conflict (id) do update set settled = excluded.settled, open = excluded.open`)
  const known = new Map(before.receipts.map((one) => [one.id, one]))
  const moved = after.receipts.filter((one) => known.has(one.id) && known.get(one.id) !== one)
  const live = (state: ReceiptState): boolean => state === 'issued' || state === 'proof'
  for (const one of moved.toSorted((a, b) => Number(live(a.state)) - Number(live(b.state))))
    await tx.run(sql`
      update receipts set state = ${one.state}, annulment = ${one.annulment},
        annulled_at = ${one.state === 'annulled' ? at : null}::timestamptz where id = ${one.id}::uuid`)
  for (const one of after.receipts.filter(({ id }) => !known.has(id))) {
    if (rows.receipt === undefined) throw new Error('a new receipt without its working')
    const { concept, issuedOn, gs1, working } = rows.receipt
    await tx.run(sql`
      insert into receipts(id, case_id, debt_id, reference, concept, amount, issued_on, due_on, state, gs1, working)
      values (${one.id}::uuid, ${caseId}::uuid, ${after.id}::uuid, ${one.reference}, ${concept}, ${one.amount}, ${issuedOn}, ${one.dueOn},
        ${one.state}, ${gs1}, ${json(working)}::jsonb)`)
  }
  const paid = new Map(before.payments.map((one) => [one.id, one]))
  for (const one of after.payments.filter((p) => paid.get(p.id) !== p)) {
    if (paid.has(one.id))
      await tx.run(sql`
        update payments set credited = ${one.credited}, bank = ${one.bank}, operation = ${operationOf(one)}, verified_by = ${rows.verifiedBy ?? null}::uuid,
          verified_at = ${at} where id = ${one.id}::uuid and credited is null`)
    else
      await tx.run(sql`
        insert into payments(id, debt_id, receipt_id, paid_on, declared, proof_file_id, credited, bank, operation, verified_by, verified_at)
        values (${one.id}::uuid, ${after.id}::uuid, ${one.receiptId}::uuid, ${one.paidOn}, ${one.declared}, ${rows.payment?.proofFileId ?? null}::uuid,
          ${one.credited}, ${one.bank}, ${operationOf(one)}, ${rows.verifiedBy ?? null}::uuid, ${one.credited === null ? null : at}::timestamptz)`)
  }
}
