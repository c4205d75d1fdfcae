import { CHANGE_STATE } from '@ventanilla/domain/cases/applicant-change'
import { announce } from '../db/outbox.ts'
import { sql } from '../db/sql.ts'
import type { AccountDeps } from '../modules/accounts/account-deps.ts'
import { issueLink } from '../modules/accounts/links.ts'
import { newApplicantAsked } from '../modules/accounts/messages.ts'

/** Three days, as a power: the new applicant did not ask for the message and may read it tomorrow. */
const LINK_LIFE = 3 * 24 * 3_600_000

export interface NewApplicant {
  readonly personType: 1 | 2
  /** of the person or the company */
  readonly name: string
  readonly documentType: number
  readonly documentNumber: string
  readonly phone: string
  readonly email: string
}

/** Makes a case wait for its new applicant and mails them the link. Answers the token, which nothing else tells. */
export async function askApplicantChange(
  deps: AccountDeps,
  caseId: string,
  to: NewApplicant,
): Promise<string> {
  const now = deps.clock.now()
  const id = deps.newId()
  return deps.db.tx(async (tx) => {
    const of = await tx.one<{ name: string }>(
      sql`select applicant_name as name from cases where id = ${caseId}::uuid`,
    )
    await tx.run(sql`
      insert into applicant_changes(id, case_id, cs_tipo_persona, cs_jur_tipo, cs_nombre_o_razon_social, cs_id_tipo_documento,
        cs_nro_doc, cs_telefonos, cs_email, cs_estado, created_at, updated_at)
      values (${id}::uuid, ${caseId}::uuid, ${to.personType}, ${to.personType === 2 ? 1 : null}, ${to.name}, ${to.documentType},
        ${to.documentNumber}, ${to.phone}, ${to.email}, ${CHANGE_STATE.waitsForNewApplicant}, ${now}, ${now})`)
    const token = await issueLink(tx, deps, {
      purpose: 'cambio',
      userId: null,
      data: { changeId: id },
      life: LINK_LIFE,
    })
    await announce(tx, {
      factKey: `cambio:${id}`,
      channel: 'email',
      to: to.email,
      payload: newApplicantAsked(deps, of?.name ?? '', caseId, token),
      caseId,
      at: now,
      newId: deps.newId,
    })
    return token
  })
}
