import type { appeals } from '@ventanilla/contract/appeals.contract'
import { stepsRequesting } from '@ventanilla/domain/workflow/definition/subprocesses'
import { type Actor, SYSTEM } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { type LoadedCase, viewCase } from '../../db/cases/load.ts'
import { type Db, json, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import type { Handlers } from '../../http/routes.ts'
import { appealOffer } from './appeal-window.ts'
import { refuseForeign } from './refuse-foreign.ts'

interface Stored {
  readonly data: Record<string, unknown>
  readonly version: number
}

const NOTHING: Stored = { data: {}, version: 0 }

async function storedBy(db: Db, caseId: string, userId: string): Promise<Stored> {
  const row = await db.one<Stored>(
    sql`select data, version from appeal_drafts where case_id = ${caseId}::uuid and user_id = ${userId}::uuid`,
  )
  return row ?? NOTHING
}

/** Only a party writes an appeal, and each reads only their own: an unfiled draft is private. */
async function ownCase(db: Db, actor: Actor, caseId: string): Promise<LoadedCase> {
  const loaded = await viewCase(db, actor, 'cases.read', caseId)
  if (!loaded.state.parties.some((party) => party.personId === actor.id)) throw notFound()
  return loaded
}

/** Saves the appeal a party is writing like a task's work: on any device, under a version. */
export const appealDraftHandlers = (deps: AppDeps): Handlers<typeof appeals> => ({
  'appeals.draft': async (ctx, { params }) => {
    const actor = me(ctx)
    await ownCase(deps.db, actor, params.id)
    return ok(await storedBy(deps.db, params.id, actor.id))
  },
  'appeals.saveDraft': async (ctx, { params, body }) => {
    const actor = me(ctx)
    return ctx.command(async (tx) => {
      const loaded = await ownCase(tx, actor, params.id)
      if (appealOffer(deps, loaded.state, actor.id) === null)
        throw new Refusal(
          'conflict',
          'El término para presentar un recurso ya pasó o el caso está en otro paso.',
          {
            code: 'fuera_de_termino',
          },
        )
      const { workflow } = deps.catalogue.of(loaded.row)
      const step = workflow.steps.get(stepsRequesting(workflow, 'appeal')[0] ?? '')
      if (step === undefined) throw new Error('the workflow has no step for appeals')
      const now = deps.clock.now()
      refuseForeign(deps, step, body.data, now, { facts: {} })
      const saved = await tx.one<{ version: number }>(sql`
        insert into appeal_drafts(case_id, user_id, data, version, saved_at)
        select ${params.id}::uuid, ${actor.id}::uuid, ${json(body.data)}::jsonb, 1, ${now} where ${body.version} = 0
        on conflict (case_id, user_id) do nothing returning version`)
      const newer =
        saved ??
        (await tx.one<{ version: number }>(sql`
          update appeal_drafts set data = ${json(body.data)}::jsonb, version = version + 1, saved_at = ${now}
          where case_id = ${params.id}::uuid and user_id = ${actor.id}::uuid and version = ${body.version} returning version`))
      if (newer === undefined)
        throw new Refusal(
          'conflict',
          'Su recurso se guardó desde otro lugar. Revise los cambios antes de seguir.',
          {
            code: 'version',
            current: { work: await storedBy(tx, params.id, actor.id) },
          },
        )
      return ok({ version: newer.version, savedAt: now.toISOString() })
    })
  },
})

/** Deletes drafts of parties who can no longer appeal; a filed draft has become a document of the case. */
export async function forgetAppealDrafts(tx: Db, deps: AppDeps, caseId: string): Promise<void> {
  const { state } = await viewCase(tx, SYSTEM, 'cases.read', caseId)
  const write = state.parties.map((p) => p.personId).filter((id) => appealOffer(deps, state, id) !== null)
  await tx.run(sql`
    delete from appeal_drafts where case_id = ${caseId}::uuid and not user_id = any(${write}::uuid[])`)
}
