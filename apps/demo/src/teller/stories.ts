import type { Actor } from '@ventanilla/domain/access/actor'
import { ZONES_COMPARED } from '@ventanilla/domain/places/zone-words'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import type { OutcomeMove } from '@ventanilla/domain/workflow/definition/outcome-move'
import { outcomeOf } from '@ventanilla/domain/workflow/definition/outcome-of'
import { conceptStepOf, subprocessesOf } from '@ventanilla/domain/workflow/definition/subprocesses'
import { appealOutcomes, appealTermsRunning } from '@ventanilla/domain/workflow/appeals/filed-appeals'
import { accessOutcome } from '@ventanilla/domain/workflow/state/electronic-access'
import { endsByHand, toPublish } from '@ventanilla/domain/workflow/state/publishing'
import { notifyingOf, seenFrom } from '@ventanilla/domain/workflow/state/running-beside'
import { endOfDay, stepOf } from '@ventanilla/domain/workflow/state/state'
import type { FastifyInstance } from 'fastify'
import { sql } from '@ventanilla/api/db/connection/sql'
import { runCommand } from '@ventanilla/api/db/cases/command'
import type { LoadedCase } from '@ventanilla/api/db/cases/load'
import { type AppDeps, applyDeps } from '@ventanilla/api/deps'
import { expireDueTasks } from '@ventanilla/api/jobs'
import { runChanges } from './applicant-change.ts'
import { continuesLater, mayCertify } from '../office/certifying.ts'
import { ordinaryTurn } from '../scenarios/ordinary-outcomes.ts'
import { outcomeByRecipients, outcomeThat } from './notifying.ts'
import { runBeside } from './story-beside.ts'
import { findDoers, type Seen, type Standing } from './story-doers.ts'
import { fileStories } from './story-filing.ts'
import type { MovableClock, Stories } from './story-types.ts'

/**
 * `clock` lets terms run out. `sign` signs through the front door with the one-time code; without it the
 * resulting command runs directly. `upload` does the same for files. `steady`: many stories run at once, in the
 * order of their instants, while accounts and roles hardly change.
 */
export function runStories(
  deps: AppDeps,
  app: Pick<FastifyInstance, 'inject'>,
  clock?: MovableClock,
  more: {
    readonly sign?: (who: Actor, caseId: string, actId: string) => Promise<void>
    readonly upload?: Stories['putFile']
    readonly steady?: boolean
  } = {},
): Stories {
  const filing = fileStories(deps, app, more.steady, more.upload)
  const { callAs, must, actor, tokenOf, putFile, draftOf, draftOf3, fileProcedure, fileConcession } = filing
  const { load, standing, look } = findDoers(deps, filing, more.steady === true)

  const complete = async (
    { loaded, task, who }: Standing,
    outcome: string,
    data: Readonly<Record<string, unknown>>,
    reason?: string,
  ): Promise<void> => {
    const caseId = loaded.row.id
    const way = deps.catalogue.everyWorkflow.steps.get(task.step)?.outcomes.find((o) => o.code === outcome)
    if (way?.move === 'sign') {
      if (more.sign !== undefined) return more.sign(who, caseId, task.actId ?? '')
      await giveConcepts(loaded, task.actId)
      // the one-time code belongs to the acts' own call; this is the resulting command
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
    must(
      await callAs(who.id, 'POST', '/api/v1/workflow/components/continueNextComponent', {
        idComponent: task.id,
        idSolicitud: caseId,
        version: loaded.row.version,
        outcome,
        data,
        ...((reason !== undefined || way?.reason === true) && {
          reason: reason ?? 'Por las razones que constan en el expediente.',
        }),
      }),
      `${task.step} ${outcome}`,
    )
  }

  /** Planning says what was asked of it about a place, as the signature of the opinion on it demands. */
  const giveConcepts = async ({ row, state }: LoadedCase, actId: string | null): Promise<void> => {
    const act = state.flow.acts.find(({ id }) => id === actId)
    const compares =
      act !== undefined &&
      deps.catalogue.actTemplateOf(act.template, row)?.variables.includes(ZONES_COMPARED) === true
    const found = compares ? conceptStepOf(deps.catalogue.everyWorkflow) : null
    if (found === null) return
    const asked = await deps.db.rows<{ id: string }>(sql`
      select c.id from cases c join tasks t on t.case_id = c.id
      where c.parent_id = ${row.parent_id ?? row.id}::uuid and t.step = ${found.step.id} and t.state = 'open'`)
    for (const { id } of asked) await doTask(id, found.step.id, found.step.outcomes[0]?.code ?? '')
  }

  const writeAct: Stories['writeAct'] = async (caseId, step, given = {}, beside) => {
    const at = await standing(caseId, step, undefined, beside)
    return writeActOf(at, await look(at, given), beside)
  }

  const writeActOf = async (
    { loaded, task, who }: Standing,
    { view, data }: Seen,
    beside: string | undefined,
  ): Promise<boolean> => {
    const work = must(
      await callAs(who.id, 'PUT', `/api/v1/tareas/${task.id}/borrador`, { data, version: view.workVersion }),
      `${task.step} guardar`,
    )
    if (work.body.actToStart === null && task.actId === null) return false
    let { version } = loaded.row
    if (task.actId === null)
      version = must(
        await callAs(who.id, 'POST', `/api/v1/tareas/${task.id}/documento`, { version, data }),
        `${task.step} documento`,
      ).body.version
    must(
      await callAs(who.id, 'POST', `/api/v1/tareas/${task.id}/documento/enviar`, { version }),
      `${task.step} enviar`,
    )
    const sent = await load(loaded.row.id)
    const { review, sign } = subprocessesOf(deps.catalogue.everyWorkflow).acts
    const codeOf = (step: string, move: OutcomeMove): string =>
      outcomeOf(stepOf({ workflow: deps.catalogue.everyWorkflow }, step), move).code
    const signs = codeOf(sign, 'sign')
    if (seenFrom(sent.state, task).flow.tasks.some((t) => t.step === review)) {
      await complete(await standing(sent, review, undefined, beside), codeOf(review, 'approve'), {})
      await complete(await standing(loaded.row.id, sign, undefined, beside), signs, {})
    } else await complete(await standing(sent, sign, undefined, beside), signs, {})
    return true
  }

  /** Begins the act a step drafts for later steps; false when it already exists. */
  const beginAct = async (at: Standing, given: Readonly<Record<string, unknown>>): Promise<boolean> => {
    const { loaded, task, who } = at
    if (task.actId !== null) return false
    const { data } = await look(at, given)
    must(
      await callAs(who.id, 'POST', `/api/v1/tareas/${task.id}/documento`, {
        version: loaded.row.version,
        data,
      }),
      `${task.step} documento`,
    )
    return true
  }

  /**
   * Publishes in the boletín what the law requires: a file cannot close before. Returns whether anything was
   * published.
   */
  const publishAll = async (caseId: string): Promise<boolean> => {
    const acts = toPublish({ acts: deps.catalogue.actRules }, (await load(caseId)).state)
    const secretary = await actor('cli-secretaria-juridica@demo.test')
    for (const { id } of acts)
      must(await callAs(secretary.id, 'POST', `/api/v1/publicaciones/${id}`), `publicar ${id}`)
    return acts.length > 0
  }

  const doTask: Stories['doTask'] = async (caseId, step, outcome, given = {}, options = {}) => {
    const definition = deps.catalogue.everyWorkflow.steps.get(step)
    if (definition !== undefined && continuesLater(definition) && options.beside === undefined)
      await waitToCertify(options.loaded ?? (await load(caseId)), definition)
    const closes = definition?.outcomes.some((o) => o.code === outcome && endsByHand(o)) === true
    if (closes && (await publishAll(caseId)))
      return doTask(caseId, step, outcome, given, { ...options, loaded: await load(caseId) })
    const applicant = definition?.outcomes.find((o) => o.code === outcome)?.by === 'applicant'
    const by = options.by === undefined ? (applicant ? 'applicant' : 'staff') : { who: options.by }
    const { beside } = options
    let at = await standing(options.loaded ?? caseId, step, by, beside)
    const produces = (definition?.produces.length ?? 0) > 0
    // where the step drafts part of its family's own act, the act continues with it and is not signed here
    if (definition?.actPart === 'draft' && produces && (await beginAct(at, given)))
      at = await standing(caseId, step, by, beside)
    let seen: Seen | undefined
    const writes = produces && !applicant && definition?.actPart === undefined
    for (let guard = 0; guard < 3 && writes; guard++) {
      seen = await look(at, given)
      if (seen.view.outcomes.find((o) => o.code === outcome)?.enabled === true) break
      const written = await writeActOf(at, seen, beside)
      at = await standing(caseId, step, by, beside)
      seen = undefined
      if (!written) break
    }
    const nothingToAnswer = definition?.actPart === 'sign' || definition?.capture.length === 0
    const data = nothingToAnswer ? {} : (seen ?? (await look(at, given))).data
    await complete(at, outcome, data, options.reason)
  }

  const access: Stories['access'] = async (caseId, beside) => {
    const { flow } = (await load(caseId)).state
    const { notifying } = beside === undefined ? flow : notifyingOf(flow, beside)
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
    const dueOn = (await load(caseId)).state.flow.tasks.find((t) => t.step === step)?.dueOn ?? null
    if (dueOn === null || clock === undefined) throw new Error(`${step} no se puede esperar`)
    const end = endOfDay(dueOn)
    if (deps.clock.now().toISOString() < end) clock.set(new Date(Date.parse(end) + 10 * 3_600_000))
    await expireDueTasks(deps, (error) => {
      throw error
    })
  }

  /** Lets days pass until the notice has taken effect, or the decision on an appeal is final. */
  const waitToCertify = (loaded: LoadedCase, step: StepDef): void => {
    const { lastNotifiedOn } = loaded.state.flow
    if (mayCertify(loaded, step, bogotaDate(deps.clock.now().toISOString())) || lastNotifiedOn === null)
      return
    if (clock === undefined) throw new Error(`${step.id} no se puede esperar`)
    clock.set(new Date(Date.parse(endOfDay(lastNotifiedOn)) + 10 * 3_600_000))
  }

  const advanceTo: Stories['advanceTo'] = async (caseId, target, given = {}) => {
    for (let guard = 0; guard < 80; guard++) {
      const loaded = await load(caseId)
      const { state } = loaded
      if (target === 'FIN' ? state.flow.closed : state.flow.tasks.some((t) => t.step === target)) return
      const task = state.flow.tasks.at(-1)
      if (task === undefined) throw new Error(`El caso terminó antes de ${target}`)
      const { step } = task
      const definition = deps.catalogue.everyWorkflow.steps.get(step)
      if (accessOutcome(definition) !== undefined) {
        await writeAct(caseId, step, given[step])
        await access(caseId)
        continue
      }
      // the addressee appears before the days of the summons are over
      const way = ordinaryTurn(definition)
      if (way !== undefined && way.outcome === outcomeThat(definition, 'notificado.personal')?.code) {
        await doTask(caseId, step, way.outcome, { ...way.data, ...given[step] }, { loaded })
        continue
      }
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
      const pending = state.flow.notifying?.recipients.filter((r) => r.legalOn === null) ?? []
      const decided = outcomeByRecipients(definition, pending, state.facts)
      if (decided !== undefined) {
        await doTask(caseId, step, decided, given[step], { loaded })
        continue
      }
      // a filed appeal waits for the days of the other parties
      const waits =
        definition !== undefined &&
        appealOutcomes({ workflow: deps.catalogue.everyWorkflow }, definition).length > 0
      if (waits && task.dueOn !== null && appealTermsRunning(state)) {
        await waitFor(caseId, step)
        continue
      }
      if (way === undefined) throw new Error(`No hay camino ordinario desde ${step}`)
      const pays = outcomeThat(definition, 'pago.presentado') ?? outcomeThat(definition, 'pago.conciliado')
      const value = state.facts['recibo.valor']
      const paid = pays === undefined ? {} : { 'pago.valor': value, 'pago.conciliado': value }
      await doTask(caseId, step, way.outcome, { ...paid, ...way.data, ...given[step] }, { loaded })
    }
    throw new Error(`No se llegó a ${target}`)
  }

  return {
    ...runChanges(deps, filing),
    tokenFor: async (email) => tokenOf((await actor(email)).id),
    personId: async (email) => (await actor(email)).id,
    actor,
    putFile,
    draftOf,
    draftOf3,
    fileProcedure,
    fileConcession,
    load,
    openTasks: async (caseId) => (await load(caseId)).state.flow.tasks,
    doerOf: async (caseId, step) => (await standing(caseId, step)).who,
    doTask,
    writeAct,
    access,
    notifyBeside: runBeside(deps.catalogue.everyWorkflow, { load, doTask, writeAct, access }),
    letExpire: waitFor,
    advanceTo,
  }
}
