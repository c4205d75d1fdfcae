import type { acts, portalDocuments } from '@ventanilla/contract/acts.contract'
import type { tasks } from '@ventanilla/contract/tasks.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import type { Decision } from '@ventanilla/domain/workflow/decision/decision-builder'
import type { Db } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import type { Context } from '../../http/context.ts'
import type { Handler } from '../../http/routes.ts'

/** Shared functions that a change's calls use: commands, editor and signature of every case. */
export interface Reach {
  readonly advance: (
    tx: Db,
    deps: AppDeps,
    actor: Actor,
    ctx: Pick<Context, 'address' | 'endpointId'>,
    request: {
      readonly taskId: string
      readonly caseId: string
      readonly version: number | null
      readonly outcome: string
      readonly data: Readonly<Record<string, unknown>>
      readonly reason?: string
    },
  ) => Promise<{ readonly version: number; readonly decision: Decision }>
  readonly startAct: Handler<(typeof tasks)['tasks.startAct']>
  readonly readAct: Handler<(typeof acts)['acts.read']>
  readonly saveAct: Handler<(typeof acts)['acts.save']>
  readonly previewAct: Handler<(typeof portalDocuments)['acts.preview']>
  readonly signAct: Handler<(typeof portalDocuments)['acts.confirmOtp']>
  /** issues the token of a single-use link */
  readonly issueLink: (
    tx: Db,
    deps: AppDeps,
    link: { purpose: 'cambio'; userId: null; data: { changeId: string }; life: number },
  ) => Promise<string>
}
