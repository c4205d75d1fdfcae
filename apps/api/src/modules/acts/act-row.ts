import type { Actor } from '@ventanilla/domain/access/actor'
import type { Permission } from '@ventanilla/domain/access/permissions'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { notFound } from '@ventanilla/domain/kernel/problem'
import type { Workflow } from '@ventanilla/domain/workflow/definition/definition'
import { openTasks } from '@ventanilla/domain/workflow/state/running-beside'
import { absentFor } from '@ventanilla/domain/workflow/state/standing-in'
import { isActWork } from '@ventanilla/domain/workflow/definition/subprocesses'
import { type LoadedCase, viewCase } from '../../db/cases/load.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import { REVIEWER } from '../../db/people/absences.ts'

export interface ActRow {
  readonly id: string
  readonly case_id: string
  readonly template: string
  readonly title: string
  readonly state: string
  readonly doc: EditorNode
  readonly doc_version: number
  readonly number: string | null
  readonly code: string | null
  readonly signed_on: string | null
  readonly drafter_id: string | null
  readonly drafter: string | null
  readonly reviewer: string | null
  readonly signer: string | null
  readonly file_id: string | null
  /** the only addressee of the act */
  readonly addressee_id: string | null
}

/** An act of a case in the reader's scope; any other responds as missing. */
export async function readAct(
  db: Db,
  actor: Actor,
  permission: Permission,
  id: string,
): Promise<{ act: ActRow; loaded: LoadedCase }> {
  const act = await db.one<ActRow>(sql`
    select a.id, a.case_id, a.template, a.title, a.state, a.doc, a.doc_version, a.number, a.code, to_char(a.dated_on, 'YYYY-MM-DD') as signed_on,
      a.drafter_id, a.file_id, a.addressee_id,
      (select first_names || ' ' || last_names from users where id = a.drafter_id) as drafter,
      ${REVIEWER} as reviewer,
      (select first_names || ' ' || last_names from users where id = a.signer_id) as signer
    from acts a where a.id = ${id}::uuid and a.state <> 'withdrawn'`)
  if (act === undefined) throw notFound()
  const loaded = await viewCase(db, actor, permission, act.case_id)
  return { act, loaded }
}

/**
 * Whether the reader writes a draft: its drafter, or who has the task in which it is written, by themselves or for the
 * absence of its assignee. The author of any version neither reviews nor signs it (`refuseSamePerson`).
 */
export const writesDraft = ({ act, loaded }: { act: ActRow; loaded: LoadedCase }, actor: Actor): boolean =>
  act.drafter_id === actor.id ||
  openTasks(loaded.state.flow).some(
    (task) =>
      task.actId === act.id &&
      (task.assignee === actor.id || absentFor(task, loaded.state.flow, actor) !== null),
  )

/**
 * The reader's open task on the act, if any: drafting, reviewing or signing. The step that requested the
 * document stays open during review and signature and names it too; where one person drafts and signs (a
 * receipt, an acta), the signature is the waiting task.
 */
export function taskOnAct(
  workflow: Workflow,
  loaded: LoadedCase,
  actor: Actor,
  actId: string,
): { readonly id: string; readonly step: string } | null {
  const mine = openTasks(loaded.state.flow).filter(
    (t) =>
      t.actId === actId &&
      (t.assignee === actor.id ||
        absentFor(t, loaded.state.flow, actor) !== null ||
        (t.assignee === null && t.audience.some((key) => actor.audience.includes(key)))),
  )
  const task = mine.find((t) => isActWork(workflow, t.step)) ?? mine[0]
  return task === undefined ? null : { id: task.id, step: task.step }
}
