import { type Actor, SYSTEM } from '@ventanilla/domain/access/actor'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { isFor, whyNotDo } from '@ventanilla/domain/workflow/decide'
import { isServed } from '@ventanilla/domain/workflow/notifying'
import { endOfDay, type OpenTask } from '@ventanilla/domain/workflow/state'
import type { FastifyInstance } from 'fastify'
import { runCommand } from '../db/cases/command.ts'
import { type LoadedCase, viewCase } from '../db/cases/load.ts'
import { worldFor } from '../db/cases/world.ts'
import { sql } from '../db/sql.ts'
import { type AppDeps, applyDeps } from '../deps.ts'
import { itemsOf, taskView } from '../modules/cases/task-view.ts'
import { expireDueTasks } from '../jobs.ts'
import { tellChanges } from './applicant-change.ts'
import { ORDINARY } from './ordinary-way.ts'
import { plausibleData } from './plausible.ts'
import { tellFiling } from './story-filing.ts'
import type { MovableClock, Stories } from './story-types.ts'

/**
 * `clock` lets terms run out. `sign` signs through the front door with the one-time code; without it the command that
 * the code leads to is run directly.
 */
export function tellStories(
  deps: AppDeps,
  app: Pick<FastifyInstance, 'inject'>,
  clock?: MovableClock,
  sign?: (who: Actor, caseId: string, actId: string) => Promise<void>,
): Stories {
  const filing = tellFiling(deps, app)
  const { call, must, actor, tokenOf, putFile, draftOf, draftOf3, fileProcedure, fileConcession } = filing

  const load = (caseId: string): Promise<LoadedCase> => viewCase(deps.db, SYSTEM, 'cases.read', caseId)
  const taskOf = (loaded: LoadedCase, step: string): OpenTask => {
    const task = loaded.state.flow.tasks.find((t) => t.step === step)
    if (task === undefined)
      throw new Error(
        `No está abierta ${step}, sino ${loaded.state.flow.tasks.map((t) => t.step).join(', ') || 'nada'} (${loaded.state.status})`,
      )
    return task
  }

  /** Who of the two sides does a step of the parties; the applicant where either may. */
  const partyFor = (loaded: LoadedCase, step: string): string =>
    loaded.state.parties.find((p) => isFor(deps.catalogue.workflow.steps.get(step)?.party, p))?.personId ??
    loaded.row.applicant_id

  const doerOf = async (caseId: string, step: string, by?: 'staff'): Promise<Actor> => {
    const loaded = await load(caseId)
    const task = taskOf(loaded, step)
    const officials = deps.catalogue.workflow.steps.get(step)?.roles.some((role) => !role.startsWith('USER_'))
    if (task.turn === 'usuario' && (by === undefined || officials !== true))
      return actor(partyFor(loaded, step))
    const rows = await deps.db.rows<{ id: string }>(sql`
      select u.id from users u join user_roles r on r.user_id = u.id
      where u.active and (u.id = ${task.assignee}::uuid or (${task.assignee}::uuid is null
        and (r.role = any(${[...task.audience]}::text[]) or r.role || '@' || u.office = any(${[...task.audience]}::text[]))))
      group by u.id, u.email order by u.email`)
    for (const { id } of rows) {
      const who = await actor(id)
      const world = await worldFor(deps.db, deps.catalogue, loaded, {
        now: deps.clock.now(),
        newId: deps.newId,
        people: [id],
      })
      if (whyNotDo(world, loaded.state, task, who) === null) return who
    }
    throw new Error(`Nadie puede hacer ${step}: ${task.audience.join(', ')}`)
  }

  /** What a task captures, answered by a person. */
  const dataFor = async (
    caseId: string,
    step: string,
    who: Actor,
    given: Readonly<Record<string, unknown>>,
  ): Promise<Record<string, unknown>> => {
    const loaded = await load(caseId)
    const definition = deps.catalogue.workflow.steps.get(step)
    if (definition === undefined) throw new Error(`No hay paso ${step}`)
    const view = await taskView(deps, who, taskOf(loaded, step).id)
    const staff = await deps.db.rows<{ id: string; role: string; office: string | null }>(
      sql`select u.id, r.role, u.office from users u join user_roles r on r.user_id = u.id where u.active order by u.email`,
    )
    return plausibleData(definition, view.data, given, {
      today: bogotaDate(deps.clock.now().toISOString()),
      facts: loaded.state.facts,
      items: itemsOf(deps, loaded, definition),
      staffWith: (roles) =>
        (
          staff.find((s) => roles.includes(s.role) && s.office === loaded.state.office) ??
          staff.find((s) => roles.includes(s.role))
        )?.id ?? '',
      file: (name) => putFile(caseId, who.id, name),
    })
  }

  const complete = async (
    caseId: string,
    step: string,
    outcome: string,
    data: Readonly<Record<string, unknown>>,
    who: Actor,
    reason?: string,
  ): Promise<void> => {
    const loaded = await load(caseId)
    const task = taskOf(loaded, step)
    const signs = outcome === 'firmado' && deps.catalogue.workflow.steps.get(step)?.actPart === 'sign'
    if (signs && sign !== undefined) return sign(who, caseId, task.actId ?? '')
    if (signs) {
      // the one-time code is the acts' own call; what it leads to is this command
      await deps.db.tx((tx) =>
        runCommand(tx, applyDeps(deps), who, {
          caseId,
          version: null,
          verb: 'acts.confirmOtp',
          commands: () => [{ type: 'complete', taskId: task.id, outcome, data: {} }],
        }),
      )
      return
    }
    const needsReason = deps.catalogue.workflow.steps
      .get(step)
      ?.outcomes.find((o) => o.code === outcome)?.reason
    must(
      await call(
        'POST',
        '/api/v1/workflow/components/continueNextComponent',
        {
          idComponent: task.id,
          idSolicitud: caseId,
          version: loaded.row.version,
          outcome,
          data,
          ...((reason !== undefined || needsReason === true) && {
            reason: reason ?? 'Por las razones que constan en el expediente.',
          }),
        },
        await tokenOf(who.id),
      ),
      `${step} ${outcome}`,
    )
  }

  const writeAct: Stories['writeAct'] = async (caseId, step, given = {}) => {
    const who = await doerOf(caseId, step)
    const data = await dataFor(caseId, step, who, given)
    const token = await tokenOf(who.id)
    const before = await load(caseId)
    const task = taskOf(before, step)
    const saved = await deps.db.one<{ v: number }>(
      sql`select coalesce((work->>'version')::int, 0) as v from tasks where id = ${task.id}::uuid`,
    )
    const work = must(
      await call('PUT', `/api/v1/tareas/${task.id}/borrador`, { data, version: saved?.v ?? 0 }, token),
      `${step} guardar`,
    )
    if (work.body.actToStart === null && task.actId === null) return false
    let version = before.row.version
    if (task.actId === null)
      version = must(
        await call('POST', `/api/v1/tareas/${task.id}/documento`, { version, data }, token),
        `${step} documento`,
      ).body.version as number
    must(
      await call('POST', `/api/v1/tareas/${task.id}/documento/enviar`, { version }, token),
      `${step} enviar`,
    )
    if ((await load(caseId)).state.flow.tasks.some((t) => t.step === 'FIR-03'))
      await complete(caseId, 'FIR-03', 'aprobado', {}, await doerOf(caseId, 'FIR-03'))
    await complete(caseId, 'FIR-04', 'firmado', {}, await doerOf(caseId, 'FIR-04'))
    return true
  }

  /** Begins the act that a step drafts for the ones after it. */
  const beginAct = async (
    caseId: string,
    step: string,
    given: Readonly<Record<string, unknown>>,
  ): Promise<void> => {
    const loaded = await load(caseId)
    const task = taskOf(loaded, step)
    if (task.actId !== null) return
    const who = await doerOf(caseId, step)
    const data = await dataFor(caseId, step, who, given)
    must(
      await call(
        'POST',
        `/api/v1/tareas/${task.id}/documento`,
        { version: loaded.row.version, data },
        await tokenOf(who.id),
      ),
      `${step} documento`,
    )
  }

  const doTask: Stories['doTask'] = async (caseId, step, outcome, given = {}, options = {}) => {
    if (step === 'NOT-06' || step === 'REC-06') await waitToCertify(caseId, step)
    const definition = deps.catalogue.workflow.steps.get(step)
    const applicant = definition?.outcomes.find((o) => o.code === outcome)?.by === 'applicant'
    const whoDoes = async (): Promise<Actor> =>
      options.by !== undefined
        ? actor(options.by)
        : applicant
          ? actor(partyFor(await load(caseId), step))
          : doerOf(caseId, step, 'staff')
    // where the step is a part of its family's own act, the act goes on with it and is not signed here
    if (definition?.actPart === 'draft' && definition.produces.length > 0) await beginAct(caseId, step, given)
    const inHand = definition?.actPart !== undefined
    for (let guard = 0; guard < 3 && !applicant && !inHand; guard++) {
      const who = await whoDoes()
      const data = await dataFor(caseId, step, who, given)
      const world = await taskView(deps, who, taskOf(await load(caseId), step).id)
      const open = world.outcomes.find((o) => o.code === outcome)
      if (open?.enabled === true || (definition?.produces.length ?? 0) === 0) break
      if (!(await writeAct(caseId, step, { ...data, ...given }))) break
    }
    const who = await whoDoes()
    const data = definition?.actPart === 'sign' ? {} : await dataFor(caseId, step, who, given)
    await complete(caseId, step, outcome, data, who, options.reason)
  }

  const access: Stories['access'] = async (caseId) => {
    const loaded = await load(caseId)
    const { notifying } = loaded.state.flow
    const next = notifying?.recipients.find((r) => r.legalOn === null)
    if (notifying === null || next === undefined) throw new Error('Nadie tiene una notificación por abrir')
    await deps.db.tx(async (tx) =>
      runCommand(tx, applyDeps(deps), await actor(next.personId), {
        caseId,
        version: null,
        verb: 'acts.open',
        permission: 'cases.read',
        commands: () => [{ type: 'access', actId: notifying.actId, personId: next.personId }],
      }),
    )
  }

  /** Lets the term of an open task run out. */
  const waitFor = async (caseId: string, step: string): Promise<void> => {
    const { dueOn } = taskOf(await load(caseId), step)
    if (dueOn === null || clock === undefined) throw new Error(`${step} no se puede esperar`)
    const end = endOfDay(dueOn)
    if (deps.clock.now().toISOString() < end) clock.set(new Date(Date.parse(end) + 10 * 3_600_000))
    await expireDueTasks(deps, (error) => {
      throw error
    })
  }

  /** Lets days pass until the notice in hand has taken effect, or the decision on an appeal is final. */
  const waitToCertify = async (caseId: string, step: string): Promise<void> => {
    const { flow } = (await load(caseId)).state
    const today = bogotaDate(deps.clock.now().toISOString())
    const { lastNotifiedOn } = flow
    if (lastNotifiedOn === null || today > lastNotifiedOn || (step === 'NOT-06' && isServed(flow, today)))
      return
    if (clock === undefined) throw new Error(`${step} no se puede esperar`)
    clock.set(new Date(Date.parse(endOfDay(lastNotifiedOn)) + 10 * 3_600_000))
  }

  const advanceTo: Stories['advanceTo'] = async (caseId, target, given = {}) => {
    for (let guard = 0; guard < 80; guard++) {
      const { state } = await load(caseId)
      if (target === 'FIN' ? state.flow.closed : state.flow.tasks.some((t) => t.step === target)) return
      const task = state.flow.tasks.at(-1)
      if (task === undefined) throw new Error(`El caso terminó antes de ${target}`)
      const { step } = task
      if (step === 'NOT-03') {
        await writeAct(caseId, step, given[step])
        await access(caseId)
        continue
      }
      const definition = deps.catalogue.workflow.steps.get(step)
      const begins = typeof definition?.termFrom === 'object' ? definition.termFrom.act : undefined
      if (begins !== undefined && !state.flow.acts.some((a) => a.template === begins)) {
        await writeAct(caseId, step, given[step])
        await waitFor(caseId, step)
        continue
      }
      if (definition?.kind === 'firmness' && task.expiresAt !== null) {
        await waitFor(caseId, step)
        continue
      }
      // whoever has not allowed the electronic way is summoned and comes
      if (step === 'NOT-02' && !mayBeMailed(state)) {
        await doTask(caseId, step, 'no', given[step])
        continue
      }
      if (step === 'NOT-04') {
        await doTask(caseId, step, 'comparece', { 'notificacion.comparece': true, ...given[step] })
        continue
      }
      if (step === 'NOT-06' && pendingOf(state).length > 0) {
        await doTask(caseId, step, 'otro', given[step])
        continue
      }
      const way = ORDINARY[step]
      if (way === undefined) throw new Error(`No hay camino ordinario desde ${step}`)
      const paid =
        step === 'LIQ-04' || step === 'LIQ-05'
          ? {
              'pago.valor': state.facts['recibo.valor'],
              'pago.conciliado': state.facts['recibo.valor'],
            }
          : {}
      await doTask(caseId, step, way[0], { ...paid, ...way[1], ...given[step] })
    }
    throw new Error(`No se llegó a ${target}`)
  }

  const pendingOf = ({ flow }: LoadedCase['state']): readonly { readonly personId: string }[] =>
    flow.notifying?.recipients.filter((r) => r.legalOn === null) ?? []
  const mayBeMailed = (state: LoadedCase['state']): boolean =>
    state.facts[`autoriza.${pendingOf(state)[0]?.personId ?? ''}`] === true

  return {
    ...tellChanges(deps, filing),
    tokenFor: async (email) => tokenOf((await actor(email)).id),
    personId: async (email) => (await actor(email)).id,
    actor,
    putFile,
    draftOf,
    draftOf3,
    fileProcedure,
    fileConcession,
    openTasks: async (caseId) => (await load(caseId)).state.flow.tasks,
    doerOf,
    doTask,
    writeAct,
    access,
    letExpire: waitFor,
    advanceTo,
  }
}
