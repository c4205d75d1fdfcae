import { CHANGE_FAMILY } from '@ventanilla/domain/cases/applicant-change'
import { announce } from '../outbox.ts'
import { mailText } from '../texts.ts'
import { type Db, sql } from '../connection/sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import type { LoadedCase } from './load.ts'

/**
 * Mails the letter's number to the address in the request: a transferee who never opened the offer has no
 * account in which to read how it ended.
 */
export async function mailTransferee(
  tx: Db,
  deps: ApplyDeps,
  { row, state }: LoadedCase,
  letter: string,
): Promise<void> {
  if (row.family !== CHANGE_FAMILY || state.parties.some((p) => p.role === 'nuevo_solicitante')) return
  const named = await tx.one<{ email: string }>(
    sql`select cs_email as email from applicant_changes where request_id = ${row.id}::uuid`,
  )
  if (named === undefined) return
  await announce(tx, {
    factKey: `ofrecimiento.terminado:${row.id}:${row.version}`,
    channel: 'email',
    to: named.email,
    payload: mailText(deps, 'cambio.terminado', { solicitante: row.applicant_name, documento: letter }),
    caseId: row.id,
    at: deps.now,
    newId: deps.newId,
  })
}
