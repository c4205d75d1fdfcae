import type { Actor } from '@ventanilla/domain/access/actor'
import { ZONES_COMPARED } from '@ventanilla/domain/places/zone-words'
import { conceptStepOf } from '@ventanilla/domain/workflow/definition/subprocesses'
import { endsByHand } from '@ventanilla/domain/workflow/state/publishing'
import { notifyingOf } from '@ventanilla/domain/workflow/state/running-beside'
import type { FastifyInstance } from 'fastify'
import { sql } from '@ventanilla/api/db/connection/sql'
import { runCommand } from '@ventanilla/api/db/cases/command'
import type { LoadedCase } from '@ventanilla/api/db/cases/load'
import { type AppDeps, applyDeps } from '@ventanilla/api/deps'
import { runChanges } from './applicant-change.ts'
import { continuesLater } from '../office/certifying.ts'
import { runActs } from './story-acts.ts'
import { runBeside } from './story-beside.ts'
import { findDoers, type Seen, type Standing } from './story-doers.ts'
import { fileStories } from './story-filing.ts'
import { runPath } from './story-path.ts'
import type { MovableClock, Stories } from './story-types.ts'
import { runWaiting } from './story-waiting.ts'

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
  const doers = findDoers(deps, filing, more.steady === true)
  const { load, standing, look } = doers

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

  const { writeAct, writeActOf, beginAct, publishAll } = runActs(deps, filing, doers, complete)
  const { letExpire, waitToCertify } = runWaiting(deps, load, clock)

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
    letExpire,
    advanceTo: runPath(deps, { load, doTask, writeAct, access, letExpire }),
  }
}
