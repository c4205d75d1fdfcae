import type { Actor } from '@ventanilla/domain/access/actor'
import { can } from '@ventanilla/domain/access/permissions'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import type { Context } from '../../http/context.ts'
import { runTaskCommand } from './run-task-command.ts'

/**
 * Supervision reaches only the cases of the supervisor's office, or all: same scope as reading with that
 * permission.
 */
export async function supervised(tx: Db, actor: Actor, caseId: string): Promise<void> {
  const row = await tx.one<{ office: string | null; applicant_id: string }>(
    sql`select office, applicant_id from cases where id = ${caseId}::uuid`,
  )
  if (
    row === undefined ||
    !can(actor, 'cases.supervise', {
      parties: [row.applicant_id],
      office: row.office,
      handlers: [],
      asked: { handlers: [], offered: [] },
      offered: [],
      followed: false,
    })
  )
    throw notFound()
}

/** Assigns a task to an official, or returns it to its group. */
export async function assignOne(
  tx: Db,
  deps: AppDeps,
  ctx: Context,
  actor: Actor,
  taskId: string,
  to: string | null,
): Promise<void> {
  const record = await tx.one<{ case_id: string; audience: string[]; turn: string; state: string }>(
    sql`select case_id, audience, turn, state from tasks where id = ${taskId}::uuid`,
  )
  // a missing task and another office's task respond alike
  if (record === undefined) throw notFound()
  await supervised(tx, actor, record.case_id)
  if (record.state !== 'open')
    throw new Refusal('conflict', 'La tarea ya no está abierta.', { code: 'cerrada' })
  if (record.turn === 'usuario')
    throw new Refusal('conflict', 'Esta tarea le toca al solicitante.', { code: 'tarea_ajena' })
  let name: string | undefined
  if (to !== null) {
    const person = await tx.one<{ name: string; keys: string[] }>(sql`
      select u.first_names || ' ' || u.last_names as name, array_agg(r.role) || array_agg(r.role || coalesce('@' || u.office, '')) as keys
      from users u join user_roles r on r.user_id = u.id where u.id = ${to}::uuid and u.active group by u.id`)
    if (person === undefined || !person.keys.some((k) => record.audience.includes(k)))
      throw new Refusal('invalid', 'Esa persona no tiene el rol que la tarea pide.', { code: 'sin_rol' })
    name = person.name
  }
  await runTaskCommand(tx, deps, ctx, actor, record.case_id, {
    version: null,
    permission: 'cases.supervise',
    command: { type: 'assign', taskId, to, ...(name !== undefined && { toName: name }) },
  })
}
