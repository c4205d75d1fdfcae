import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/cases/problem'
import { type Db, sql } from '../../db/sql.ts'
import { ok } from '../../http/reply.ts'
import { type Door, readDraftRow } from './draft.ts'

/** Throws a draft away with everything in it; what was filed stays. */
export async function discardDraft(tx: Db, actor: Actor, id: string, door: Door = 'own') {
  const row = await readDraftRow(tx, actor, id, true, door)
  if (row.radicado !== null)
    throw new Refusal(409, 'Una solicitud radicada no se descarta.', { code: 'radicada' })
  await tx.run(sql`delete from cases where id = ${id}::uuid and radicado is null`)
  return ok({ discarded: true as const })
}
