import type { Actor } from '@ventanilla/domain/access/actor'
import { holds } from '@ventanilla/domain/access/permissions'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { rowsFor } from '../../../db/scope.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'

export interface AssignedRow {
  task_id: string
  sol_id: string
  radicado: string | null
  tt_id: number
  solicitante: string
  paso: string
  vence: string | null
}

/**
 * A user's open tasks, earliest due first: the caller's own, or with `cases.supervise` another's, in visible
 * cases.
 */
export function listAssigned(db: Db, actor: Actor, userId: string): Promise<AssignedRow[]> {
  if (userId !== actor.id && !holds(actor, 'cases.supervise'))
    throw new Refusal('forbidden', 'Error obteniendo los trámites asignados', { code: 'sin_permiso' })
  return db.rows<AssignedRow>(sql`
    select t.id as task_id, c.id as sol_id, c.radicado, c.tt_id, c.applicant_name as solicitante, t.step as paso, t.due_on as vence
    from tasks t join cases c on c.id = t.case_id
    where t.assignee = ${userId}::uuid and t.state = 'open' and ${rowsFor(actor, 'cases.read')}
    order by t.due_on nulls last, t.id limit 500`)
}
