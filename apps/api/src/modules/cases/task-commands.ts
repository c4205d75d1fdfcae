import type { tasks } from '@ventanilla/contract/tasks.contract'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { actToStart } from '@ventanilla/domain/workflow/decision/availability'
import { mayDo } from '@ventanilla/domain/workflow/engine/decide'
import { seenFrom, taskById } from '@ventanilla/domain/workflow/state/running-beside'
import { nothingToAudit } from '../../db/audit.ts'
import { loadCase } from '../../db/cases/load.ts'
import { worldFor } from '../../db/cases/world.ts'
import { json, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import type { Handlers } from '../../http/routes.ts'
import { official } from '../../http/guards/staff.ts'
import { derivedFacts } from './fees/derived-facts.ts'
import { itemsOf, outcomesOf, taskRecord, taskView } from './task-view.ts'
import { candidates } from './candidates.ts'
import { assignOne, supervised } from './hand-out.ts'
import { openTasks } from './open-tasks.ts'
import { refuseForeign } from './refuse-foreign.ts'
import { runTaskCommand } from './run-task-command.ts'

/** Handlers of the task shell. Each loads the case scoped: a task outside the reader's scope responds 404. */
export const taskHandlers = (deps: AppDeps): Handlers<typeof tasks> => ({
  'tasks.read': async (ctx, { params }) => ok(await taskView(deps, me(ctx), params.id)),
  'tasks.current': async (ctx, { params }) => ok({ rows: await openTasks(deps, me(ctx), params.id) }),
  'tasks.save': async (ctx, { params, body }) => {
    const actor = me(ctx)
    const record = await taskRecord(deps, params.id)
    return ctx.command(async (tx) => {
      const whole = await loadCase(tx, actor, 'cases.act', record.case_id)
      const task = taskById(whole.state.flow, params.id)
      const loaded = { ...whole, state: seenFrom(whole.state, record) }
      const step = deps.catalogue.of(loaded.row).workflow.steps.get(record.step)
      if (task === undefined || step === undefined)
        throw new Refusal('conflict', 'Esta tarea ya no está abierta.', { code: 'tarea_cerrada' })
      mayDo(deps.catalogue.of(loaded.row).workflow, task, loaded.state, actor)
      const now = deps.clock.now()
      refuseForeign(deps, step, body.data, now, {
        facts: loaded.state.facts,
        items: itemsOf(deps, loaded, step),
      })
      const saved = await tx.one<{ version: number }>(sql`
        update tasks set work = jsonb_build_object('data', ${json(body.data)}::jsonb, 'version', coalesce((work->>'version')::int, 0) + 1,
          'by', ${actor.id}::text, 'at', ${now.toISOString()}::text)
        where id = ${params.id}::uuid and coalesce((work->>'version')::int, 0) = ${body.version} returning (work->>'version')::int as version`)
      if (saved === undefined) {
        const current = await tx.one(sql`select work from tasks where id = ${params.id}::uuid`)
        throw new Refusal(
          'conflict',
          'Este trabajo se guardó desde otro lugar. Revise los cambios antes de seguir.',
          { code: 'version', current },
        )
      }
      const world = await worldFor(tx, deps.catalogue, loaded, {
        now,
        newId: deps.newId,
        people: [actor.id],
      })
      const by = loaded.state.parties.some((p) => p.personId === actor.id) ? 'applicant' : 'staff'
      const start =
        step.turn === 'usuario'
          ? null
          : actToStart(world, loaded.state, task, { ...loaded.state.facts, ...body.data })
      return {
        status: 200 as const,
        body: {
          version: saved.version,
          savedAt: now.toISOString(),
          outcomes: outcomesOf(world, loaded, task, body.data, by, actor.id),
          actToStart:
            start === null || task.actId !== null
              ? null
              : { template: start, name: deps.catalogue.actRules.get(start)?.name ?? start },
        },
      }
    })
  },
  'tasks.take': async (ctx, { params }) => {
    const actor = me(ctx)
    const record = await taskRecord(deps, params.id)
    return ctx.command(async (tx) => {
      const loaded = await loadCase(tx, actor, 'cases.act', record.case_id)
      const task = taskById(loaded.state.flow, params.id)
      if (task === undefined)
        throw new Refusal('conflict', 'Esta tarea ya no está abierta.', { code: 'tarea_cerrada' })
      if (task.turn === 'usuario' || task.assignee !== null)
        throw new Refusal('conflict', 'Otra persona ya tomó esta tarea.', { code: 'tarea_ajena' })
      mayDo(deps.catalogue.of(loaded.row).workflow, task, loaded.state, actor)
      const done = await runTaskCommand(tx, deps, ctx, actor, record.case_id, {
        version: null,
        command: { type: 'assign', taskId: params.id, to: actor.id, toName: actor.name },
      })
      return { status: 200 as const, body: { version: done.version } }
    })
  },
  'tasks.release': async (ctx, { params }) => {
    const actor = me(ctx)
    const record = await taskRecord(deps, params.id)
    return ctx.command(async (tx) => {
      const loaded = await loadCase(tx, actor, 'cases.act', record.case_id)
      const task = taskById(loaded.state.flow, params.id)
      if (task?.assignee !== actor.id)
        throw new Refusal('forbidden', 'Solo puede soltar una tarea suya.', { code: 'tarea_ajena' })
      const done = await runTaskCommand(tx, deps, ctx, actor, record.case_id, {
        version: null,
        command: { type: 'assign', taskId: params.id, to: null },
      })
      return { status: 200 as const, body: { version: done.version } }
    })
  },
  'tasks.assign': async (ctx, { body }) => {
    const actor = me(ctx)
    return ctx.command(async (tx) => {
      const refused: { taskId: string; reason: string }[] = []
      let assigned = 0
      for (const taskId of [...new Set(body.tasks)]) {
        try {
          await assignOne(tx, deps, ctx, actor, taskId, body.to)
          assigned += 1
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          refused.push({ taskId, reason: error.message })
        }
      }
      if (assigned === 0) nothingToAudit(tx)
      return { status: 200 as const, body: { assigned, refused } }
    })
  },
  'tasks.candidates': async (ctx, { params, query }) =>
    // an applicant holds this permission for their own tasks; the workload of officials is not theirs to read
    ok(await candidates(deps, official(ctx), params.id, query.campo)),
  'tasks.startAct': async (ctx, { params, body }) => {
    const actor = me(ctx)
    const record = await taskRecord(deps, params.id)
    return ctx.command(async (tx) => {
      const done = await runTaskCommand(tx, deps, ctx, actor, record.case_id, {
        version: body.version,
        command: { type: 'startAct', taskId: params.id },
        // the document is filled with the saved work, even while the task is unfinished
        derive: async (whole) => {
          const task = taskById(whole.state.flow, params.id)
          const loaded = { ...whole, state: seenFrom(whole.state, record) }
          const step = deps.catalogue.of(loaded.row).workflow.steps.get(record.step)
          if (step === undefined) throw notFound()
          const now = deps.clock.now()
          const world = await worldFor(tx, deps.catalogue, loaded, {
            now,
            newId: deps.newId,
          })
          const act =
            task === undefined
              ? null
              : actToStart(world, loaded.state, task, { ...loaded.state.facts, ...body.data })
          const derived =
            act !== null && deps.catalogue.actRules.get(act)?.statesComputed === true
              ? await derivedFacts(tx, deps, loaded, step, { ...loaded.state.facts, ...body.data }, actor)
              : {}
          return { ...body.data, ...derived }
        },
      })
      const started = done.decision.effects.find((e) => e.type === 'actStarted')
      const open = taskById(done.decision.state.flow, params.id)
      const actId = started?.type === 'actStarted' ? started.actId : (open?.actId ?? '')
      return { status: 200 as const, body: { actId, version: done.version } }
    })
  },
  'tasks.submitAct': async (ctx, { params, body }) => {
    const record = await taskRecord(deps, params.id)
    return ctx.command(async (tx) => {
      const done = await runTaskCommand(tx, deps, ctx, me(ctx), record.case_id, {
        version: body.version,
        command: { type: 'submitAct', taskId: params.id },
      })
      return { status: 200 as const, body: { version: done.version } }
    })
  },
  'tasks.withdrawAct': async (ctx, { params, body }) => {
    const record = await taskRecord(deps, params.id)
    return ctx.command(async (tx) => {
      const done = await runTaskCommand(tx, deps, ctx, me(ctx), record.case_id, {
        version: body.version,
        command: { type: 'withdrawAct', taskId: params.id },
      })
      return { status: 200 as const, body: { version: done.version } }
    })
  },
  'tasks.reschedule': async (ctx, { params, body }) => {
    const actor = me(ctx)
    const record = await taskRecord(deps, params.id)
    return ctx.command(async (tx) => {
      await supervised(tx, actor, record.case_id)
      if (body.date <= bogotaDate(deps.clock.now().toISOString()))
        throw new Refusal('invalid', 'La nueva fecha debe ser posterior a hoy.', { code: 'fecha' })
      const done = await runTaskCommand(tx, deps, ctx, actor, record.case_id, {
        version: body.version,
        permission: 'cases.supervise',
        command: { type: 'reschedule', taskId: params.id, date: body.date, reason: body.reason },
      })
      return { status: 200 as const, body: { version: done.version } }
    })
  },
})
