import { audit } from '../../../db/audit.ts'
import { notify } from '../../../db/notices.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import type { Deps } from '../../../deps.ts'

/** Page where administrators decide on proposals. */
export const PROPOSALS_PATH = '/usuarios/propuestas'

/** Closes expired proposals with a record, and notifies their proposers. */
export async function endExpired(tx: Db, deps: Omit<Deps, 'db'>): Promise<void> {
  const now = deps.clock.now()
  const ended = await tx.rows<{ id: string; account_id: string | null; proposed_by: string }>(sql`
    update account_proposals set outcome = 'vencida', decided_at = expires_at
    where outcome is null and expires_at <= ${now} returning id, account_id, proposed_by`)
  for (const { id, account_id: subject, proposed_by: userId } of ended) {
    await notify(tx, {
      userId,
      factKey: `propuesta-vencida:${id}`,
      title: 'Venció el cambio que propuso',
      body: 'Nadie lo confirmó en siete días. Si todavía hace falta, propóngalo de nuevo.',
      href: subject === null ? PROPOSALS_PATH : `/usuario/1/${subject}`,
      at: now,
      newId: deps.newId,
    })
    await audit(tx, {
      actorId: null,
      verb: 'accounts.expireProposal',
      subject,
      detail: { propuesta: id, propuso: userId },
      at: now,
      newId: deps.newId,
    })
  }
}
