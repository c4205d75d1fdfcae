import { appeals } from '@ventanilla/contract/appeals.contract'
import { cases } from '@ventanilla/contract/cases.contract'
import { portalWorkflow } from '@ventanilla/contract/portal/workflow.contract'
import { tasks } from '@ventanilla/contract/tasks.contract'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { FastifyInstance } from 'fastify'
import { viewCase } from '../../db/cases/load.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { type RouteDeps, registerRoutes } from '../../http/routes.ts'
import { appealDraftHandlers } from './appeal-draft.ts'
import { appeal, extend, waive } from './applicant-acts.ts'
import { casesInMunicipality } from './reading/cases-in-municipality.ts'
import { caseOverview, caseView } from './reading/case-view.ts'
import { continueComponent, previousComponent } from './continue-component.ts'
import { flowOf } from './reading/flow.ts'
import { historyOf } from './reading/history.ts'
import { myCases } from './reading/my-cases.ts'
import { taskHandlers } from './task-commands.ts'
import { timelineOf } from './reading/timeline.ts'
import { waitingFor } from './reading/waiting-list.ts'

const NO_ACCESS = 'No tienes los permisos necesarios para acceder a esta solicitud'

export function registerCases(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, tasks, taskHandlers(deps))
  registerRoutes(app, routeDeps, appeals, appealDraftHandlers(deps))
  registerRoutes(app, routeDeps, cases, {
    'cases.mine': async (ctx, { query }) => ok(await myCases(deps, me(ctx), query)),
    'cases.waiting': async (ctx) => ok(await waitingFor(deps, me(ctx))),
    'cases.inMunicipality': async (ctx, { params, query }) =>
      ok(await casesInMunicipality(deps, me(ctx), params.city, query)),
    'cases.read': async (ctx, { params }) => ok(await caseOverview(deps, me(ctx), params.id)),
    'cases.history': async (ctx, { params, query }) =>
      ok(await historyOf(deps, me(ctx), params.id, query.desde)),
    'cases.timeline': async (ctx, { params }) => ok(await timelineOf(deps, me(ctx), params.id)),
    'cases.flow': async (ctx, { params }) => ok(await flowOf(deps, staffOnly(me(ctx)), params.id)),
    'cases.extend': extend(deps),
    'cases.appeal': appeal(deps),
    'cases.waive': waive(deps),
    'cases.note': async (ctx, { params, body }) => {
      const actor = staffOnly(me(ctx))
      return ctx.command(async (tx) => {
        await viewCase(tx, actor, 'cases.act', params.id)
        const note = { id: deps.newId(), text: body.text, at: deps.clock.now() }
        await tx.run(
          sql`insert into case_notes(id, case_id, author_id, text, at) values (${note.id}::uuid, ${params.id}::uuid, ${actor.id}::uuid, ${note.text}, ${note.at})`,
        )
        return {
          status: 201 as const,
          body: { id: note.id, text: note.text, at: note.at.toISOString(), author: actor.name },
        }
      })
    },
    'cases.notes': async (ctx, { params }) => {
      const actor = staffOnly(me(ctx))
      await viewCase(deps.db, actor, 'cases.act', params.id)
      const rows = await deps.db.rows<{ id: string; text: string; at: string; author: string }>(sql`
        select n.id, n.text, to_char(n.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, u.first_names || ' ' || u.last_names as author
        from case_notes n join users u on u.id = n.author_id where n.case_id = ${params.id}::uuid order by n.at desc limit 200`)
      return ok({ rows })
    },
    'cases.presence': async (ctx, { params }) => {
      const actor = staffOnly(me(ctx))
      const now = deps.clock.now()
      const { row } = await viewCase(deps.db, actor, 'cases.act', params.id)
      await deps.db.run(sql`
        insert into case_presence(case_id, user_id, seen_at) values (${params.id}::uuid, ${actor.id}::uuid, ${now})
        on conflict (case_id, user_id) do update set seen_at = excluded.seen_at`)
      const others = await deps.db.rows<{ id: string; name: string }>(sql`
        select u.id, u.first_names || ' ' || u.last_names as name from case_presence p join users u on u.id = p.user_id
        where p.case_id = ${params.id}::uuid and p.user_id <> ${actor.id}::uuid and p.seen_at > ${new Date(now.getTime() - 60_000)}`)
      return ok({ others, version: row.version })
    },
  })
  const shared = async (ctx: Parameters<typeof me>[0], id: string) => {
    try {
      return {
        status: 200 as const,
        body: {
          status: 200 as const,
          message: 'Consulta realizada',
          data: await caseView(deps, me(ctx), id),
        },
      }
    } catch (error) {
      // section 8: any status but 200 means no permission; a missing case responds alike
      if (error instanceof Refusal && (error.kind === 'missing' || error.kind === 'forbidden'))
        return { status: 403 as const, body: { status: 403 as const, message: NO_ACCESS, data: null } }
      throw error
    }
  }
  registerRoutes(app, routeDeps, portalWorkflow, {
    'workflow.continue': continueComponent(deps),
    'workflow.previous': previousComponent(deps),
    'cases.shared': (ctx, { params }) => shared(ctx, params.id),
    'cases.stageOne': (ctx, { params }) => shared(ctx, params.id),
  })
}

/** Notes and presence are internal; an applicant must not learn that they exist. */
function staffOnly(actor: ReturnType<typeof me>): ReturnType<typeof me> {
  if (actor.kind !== 'funcionario')
    throw new Refusal('forbidden', 'Esto es solo para funcionarios.', { code: 'sin_permiso' })
  return actor
}
