import { signedSentence } from '@ventanilla/domain/acts/numbering'
import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { outcomeOf } from '@ventanilla/domain/workflow/definition/outcome-of'
import { partOf } from '@ventanilla/domain/workflow/state/act-parts'
import { refuseOpenRemarks } from '@ventanilla/domain/workflow/state/remarks-hold'
import { stepOf } from '@ventanilla/domain/workflow/state/state'
import { refuseIfStopped } from '../../db/alerts.ts'
import { runCommand } from '../../db/cases/command.ts'
import { remarksOfAct } from '../../db/cases/remarks.ts'
import type { Tx } from '../../db/connection/sql.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { type ActRow, readAct, taskOnAct } from './act-row.ts'

interface Waiting {
  readonly act: ActRow
  readonly taskId: string
  /** code of the outcome that signs */
  readonly outcome: string
}

/** The act and the task through which the actor signs it. */
export async function waitingFor(deps: AppDeps, actor: Actor, id: string): Promise<Waiting> {
  const { act, loaded } = await readAct(deps.db, actor, 'cases.act', id)
  const { workflow } = deps.catalogue.of(loaded.row)
  const task = taskOnAct(workflow, loaded, actor, act.id)
  if (task === null || partOf(workflow, task) !== 'sign')
    throw new Refusal('conflict', 'Este documento no espera su firma.', { code: 'sin_firma' })
  const { code } = outcomeOf(stepOf({ workflow }, task.step), 'sign')
  return { act, taskId: task.id, outcome: code }
}

/** Attack: showing one text for signature and storing another. */
export const changedSince = (again: string): Refusal =>
  new Refusal('conflict', `El documento cambió después de ${again}.`, { code: 'cambiado' })

/** Signs: number, date and verification code in one transaction with `use`, which spends the signer's proof. */
export async function finishSignature(
  deps: AppDeps,
  ctx: Context,
  { act, taskId, outcome }: Waiting,
  version: number | null,
  use: (tx: Tx) => Promise<void>,
) {
  const now = deps.clock.now()
  const reply = await ctx.command(async (tx) => {
    await refuseIfStopped(tx, now, 'act.sign')
    await use(tx)
    const done = await runCommand(tx, applyDeps(deps), me(ctx), {
      caseId: act.case_id,
      version,
      verb: ctx.endpointId,
      address: ctx.address,
      // with the case locked: no remark is added between this check and the signature
      derive: async () => {
        const remarks = await remarksOfAct(tx, act.id)
        refuseOpenRemarks({ remarksOn: () => remarks }, act.id)
        return {}
      },
      commands: () => [{ type: 'complete', taskId, outcome, data: {} }],
    })
    const signed = done.numbers.find((n) => n.actId === act.id)
    return ok({
      status: 200 as const,
      message: 'El documento quedó firmado.',
      data: {
        number: signed?.number ?? null,
        code: signed?.code ?? '',
        version: done.version,
        signed: signedSentence(
          { class: deps.catalogue.actRules.get(act.template)?.class ?? 'documento', name: act.title },
          signed?.number ?? null,
        ),
      },
    })
  })
  deps.wake()
  return reply
}
