import { confirmPower } from '@ventanilla/api/modules/accounts/registering/confirm-power'
import { type Database, sql } from '@ventanilla/api/db/connection/sql'
import type { AppDeps } from '@ventanilla/api/deps'
import type { Stories } from '../teller/story-types.ts'

/** Grants a cast member a confirmed power for one case, or for all cases of an applicant. Returns its id. */
export async function givePower(
  { deps, db, personId }: { readonly deps: AppDeps; readonly db: Database } & Pick<Stories, 'personId'>,
  from: string,
  to: string,
  caseId: string | null = null,
): Promise<string> {
  const id = deps.newId()
  const transferor = await personId(from)
  await db.tx(async (tx) => {
    await tx.run(sql`
      insert into powers(id, applicant_id, proxy_name, proxy_document, proxy_email, case_id, created_at)
      select ${id}::uuid, ${transferor}::uuid, u.first_names || ' ' || u.last_names, u.document_number, u.email, ${caseId}::uuid, ${deps.clock.now()}
      from users u where u.email = ${to}`)
    await confirmPower(tx, deps, id)
  })
  return id
}
