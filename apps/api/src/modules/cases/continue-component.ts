import type { portalWorkflow } from '@ventanilla/contract/portal/workflow.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { shortened } from '@ventanilla/domain/kernel/shortened'
import { refusalSentence } from '@ventanilla/domain/forms/problem-place'
import { errorsOf, validateForm } from '@ventanilla/domain/forms/filled/validate'
import { prune } from '@ventanilla/domain/forms/reading'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { ANSWER_MOVES } from '@ventanilla/domain/workflow/definition/outcome-move'
import { outcomeOf, outcomeWith } from '@ventanilla/domain/workflow/definition/outcome-of'
import { seenFrom, taskById } from '@ventanilla/domain/workflow/state/running-beside'
import { type CaseState, stepOf } from '@ventanilla/domain/workflow/state/state'
import { listsOf } from '@ventanilla/domain/workflow/state/stages'
import { captureForm, stops } from '@ventanilla/domain/workflow/definition/step-answers'
import { mayReturn, partOf } from '@ventanilla/domain/workflow/state/act-parts'
import { type LoadedCase, viewCase } from '../../db/cases/load.ts'
import { runCommand } from '../../db/cases/command.ts'
import type { Db } from '../../db/connection/sql.ts'
import { sql } from '../../db/connection/sql.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import type { Context } from '../../http/context.ts'
import { me } from '../../http/context.ts'
import type { Handler } from '../../http/routes.ts'
import { ableStaff } from './able-staff.ts'
import { refuseUnrepeatable } from './fees/fee.ts'
import { derivedFacts } from './fees/derived-facts.ts'
import { ownFiles } from './own-files.ts'
import { itemsOf, normOfStep } from './task-view.ts'

type Continue = (typeof portalWorkflow)['workflow.continue']
type Previous = (typeof portalWorkflow)['workflow.previous']

/** Address of the question modal in the specification's response (gaps 106). */
export const QUESTION_URL = 'pregunta'
const DONE = 'Paso de la solicitud actualizado correctamente.'
const NOT_RETURNED = 'Se ha producido un error durante la actualización del trámite.'

/** Advances a task: section 7's continueNextComponent, in one transaction (decision 47). */
export const continueComponent =
  (deps: AppDeps): Handler<Continue> =>
  async (ctx, { body }) => {
    const actor = me(ctx)
    try {
      return await ctx.command(async (tx) => {
        const given = body.dataComponentAnswer
        if (given === undefined && body.outcome === undefined) {
          // access is checked first: an error about the task would reveal that the case exists
          const { row, state } = await viewCase(tx, actor, 'cases.act', body.idSolicitud)
          const task = await openTask(tx, body.idComponent, body.idSolicitud)
          const step = deps.catalogue.of(row).workflow.steps.get(task.step)
          if (step === undefined) throw notFound()
          if (step.question === undefined)
            throw new Refusal('invalid', 'Elija un resultado para continuar.', { code: 'resultado' })
          const asked = {
            status: 200 as const,
            message: step.question.text,
            data: {
              component: {
                id: task.id,
                url: QUESTION_URL,
                name: step.title,
                conditionalText: step.question.text,
                referenceGuide: guideOf(deps, state, step),
                idTerritorial: state.office,
              },
              version: 0,
              closed: false,
            },
          }
          return { status: 200 as const, body: asked }
        }
        const answered = given && (await answeredBy(tx, deps, actor, body, given))
        const done = await advance(tx, deps, actor, ctx, {
          taskId: body.idComponent,
          caseId: body.idSolicitud,
          version: body.version ?? null,
          outcome: answered ?? body.outcome ?? '',
          data: body.data ?? {},
          ...(body.reason !== undefined && { reason: body.reason }),
        })
        const next = done.opened.at(-1)
        const nextStep =
          next === undefined
            ? undefined
            : deps.catalogue.of(done.decision.state).workflow.steps.get(next.step)
        return {
          status: 200 as const,
          body: {
            status: 200 as const,
            message: DONE,
            data: {
              component:
                next === undefined || nextStep === undefined
                  ? null
                  : { id: next.id, url: nextStep.screen, name: nextStep.title },
              version: done.version,
              closed: done.decision.state.flow.closed,
            },
          },
        }
      })
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'unmet')
        return {
          status: 202,
          body: {
            status: 202,
            message: error.message,
            data: null,
            ...(error.problems !== undefined && { problems: [...error.problems] }),
          },
        }
      throw error
    } finally {
      deps.wake()
    }
  }

/** The client returns the guide with its answer, which takes no longer one. */
const GUIDE_MAX = 200

/** The norm that a step's question applies, and its definition's note. */
function guideOf(
  deps: AppDeps,
  state: Pick<CaseState, 'ttId' | 'definitions' | 'movedTo'>,
  step: StepDef,
): string | null {
  const parts = [normOfStep(deps, state, step), step.note].filter((part) => typeof part === 'string')
  return parts.length === 0 ? null : shortened(parts.join('. '), GUIDE_MAX)
}

type Body = Parameters<Handler<Continue>>[1]['body']
type Answered = NonNullable<Body['dataComponentAnswer']>

/** Code of the outcome that gives an answer; the answer itself where the step asks nothing. */
async function answeredBy(tx: Db, deps: AppDeps, actor: Actor, body: Body, given: Answered): Promise<string> {
  const { state } = await viewCase(tx, actor, 'cases.act', body.idSolicitud)
  refuseMoved(state, given.idTerritorial)
  const task = taskById(state.flow, body.idComponent)
  const outcomes = (task && deps.catalogue.of(state).workflow.steps.get(task.step)?.outcomes) ?? []
  return outcomeWith(outcomes, ANSWER_MOVES[given.answer])?.code ?? given.answer
}

/** Race: the case moved to another office while its question was open on this office's screen. */
function refuseMoved(state: Pick<CaseState, 'office'>, office: string | null | undefined): void {
  if (office != null && state.office !== office)
    throw new Refusal(
      'conflict',
      'El caso pasó a otra territorial mientras usted respondía. Vuelva a abrirlo.',
      {
        code: 'territorial',
      },
    )
}

export interface Advance {
  readonly taskId: string
  readonly caseId: string
  readonly version: number | null
  readonly outcome: string
  readonly data: Readonly<Record<string, unknown>>
  readonly reason?: string
}

/** Validates what the step captured and completes the task. */
export async function advance(
  tx: Db,
  deps: AppDeps,
  actor: Actor,
  ctx: Pick<Context, 'address' | 'endpointId'>,
  request: Advance,
): ReturnType<typeof runCommand> {
  const now = deps.clock.now()
  let data: Readonly<Record<string, unknown>> = {}
  return runCommand(tx, applyDeps(deps), actor, {
    caseId: request.caseId,
    version: request.version,
    verb: ctx.endpointId,
    address: ctx.address,
    // an official named by the step can get the very next task, so the engine needs their roles
    people: Object.values(request.data).filter((value) => typeof value === 'string'),
    derive: async (whole) => {
      const loaded = { ...whole, state: seenFrom(whole.state, { id: request.taskId }) }
      const task = taskById(loaded.state.flow, request.taskId)
      const step =
        task === undefined ? undefined : deps.catalogue.of(loaded.row).workflow.steps.get(task.step)
      if (task === undefined || step === undefined) return {}
      const outcome = step.outcomes.find((o) => o.code === request.outcome)
      if (outcome?.move === 'sign')
        throw new Refusal('unmet', 'La firma se confirma con el código que le enviamos.', { code: 'regla' })
      data = captured(deps, loaded, step, request.outcome, request.data, bogotaDate(now.toISOString()))
      await ownFiles(tx, loaded.row.id, step, data)
      await ableStaff(tx, step, data, loaded.state.office)
      if (outcome?.does?.includes('cobro.aprobado') === true)
        refuseUnrepeatable(loaded.state.facts, deps.catalogue.feeFigures)
      // an outcome that needs none of the captured fields derives nothing from them either
      if (outcome?.needs?.length !== 0)
        data = { ...data, ...(await derivedFacts(tx, deps, loaded, step, data, actor)) }
      return {}
    },
    commands: () => [
      {
        type: 'complete',
        taskId: request.taskId,
        outcome: request.outcome,
        data,
        ...(request.reason !== undefined && { reason: request.reason }),
      },
    ],
  })
}

/** Validates the captured data: in full when the outcome needs them, otherwise only the filled fields. */
export function captured(
  deps: AppDeps,
  loaded: LoadedCase,
  step: StepDef,
  outcomeCode: string,
  given: Readonly<Record<string, unknown>>,
  today: string,
): Readonly<Record<string, unknown>> {
  const form = captureForm(step)
  const outcome = step.outcomes.find((o) => o.code === outcomeCode)
  const facts = loaded.state.facts
  const options = {
    lists: listsOf(deps.catalogue.lists, facts),
    today,
    office: loaded.state.office,
    facts,
    items: itemsOf(deps, loaded, step),
  }
  const problems = errorsOf(validateForm(form, given, { ...options, mode: 'final' })).filter((p) =>
    stops(step, outcome, p),
  )
  const readOnly = new Set(step.capture.filter((f) => f.readOnly === true).map((f) => f.key))
  const real = problems.filter((p) => !readOnly.has(p.path))
  if (real.length > 0)
    throw new Refusal('invalid', refusalSentence(form, real), {
      code: 'datos_invalidos',
      problems: real.map((p) => ({ path: p.path, message: p.message, code: p.code })),
    })
  const kept = prune(form, given, facts)
  // the client cannot change values that the portal decides (type and series of an act)
  return Object.fromEntries(Object.entries(kept).filter(([key]) => !readOnly.has(key)))
}

async function openTask(tx: Db, taskId: string, caseId: string): Promise<{ id: string; step: string }> {
  const task = await tx.one<{ id: string; step: string }>(
    sql`select id, step from tasks where id = ${taskId}::uuid and case_id = ${caseId}::uuid`,
  )
  if (task === undefined) throw notFound()
  return task
}

/** Section 7's continuePreviousComponent: a reviewer or signer returns the document with a reason. */
export const previousComponent =
  (deps: AppDeps): Handler<Previous> =>
  async (ctx, { body }) => {
    const actor = me(ctx)
    return ctx.command(async (tx) => {
      const { row } = await viewCase(tx, actor, 'cases.act', body.idSolicitud)
      const task = await openTask(tx, body.idComponent, body.idSolicitud)
      const { workflow } = deps.catalogue.of(row)
      if (!mayReturn(partOf(workflow, task)))
        throw new Refusal('conflict', `${NOT_RETURNED} Este paso no se devuelve.`, { code: 'sin_retorno' })
      const done = await advance(tx, deps, actor, ctx, {
        taskId: task.id,
        caseId: body.idSolicitud,
        version: body.version ?? null,
        outcome: outcomeOf(stepOf({ workflow }, task.step), 'return').code,
        data: {},
        reason: body.reason ?? '',
      })
      return {
        status: 200 as const,
        body: {
          status: 200,
          message: 'La actualización del caso se ha realizado correctamente.',
          data: { version: done.version },
        },
      }
    })
  }
