import { CHANGE_FAMILY } from '@ventanilla/domain/cases/applicant-change'
import { announce, mail } from '../outbox.ts'
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
    payload: mail({
      subject: 'Terminó el ofrecimiento de un trámite',
      paragraphs: [
        `${row.applicant_name} le había ofrecido su trámite ambiental. Nadie abrió el enlace a tiempo: ya no sirve, y el trámite sigue a nombre de quien lo tenía.`,
        `La Corporación lo comunicó con el documento ${letter}. Si todavía quiere recibirlo, pida a quien se lo ofreció que lo solicite otra vez.`,
      ],
    }),
    caseId: row.id,
    at: deps.now,
    newId: deps.newId,
  })
}
