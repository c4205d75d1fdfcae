import type { cases } from '@ventanilla/contract/cases.contract'
import { stepsRequesting } from '@ventanilla/domain/workflow/definition/subprocesses'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { Command } from '@ventanilla/domain/workflow/definition/commands'
import type { AppealClass, Outcome, StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { outcomeOf } from '@ventanilla/domain/workflow/definition/outcome-of'
import { type CaseState, stepOf } from '@ventanilla/domain/workflow/state/state'
import { type NextCommand, runCommand } from '../../db/cases/command.ts'
import type { RunsBy } from '../../db/cases/catalogue.ts'
import { type LoadedCase, viewCase } from '../../db/cases/load.ts'
import type { Db } from '../../db/connection/sql.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import type { Handler } from '../../http/routes.ts'
import { appealSteps, isMeanwhile } from './appeal-window.ts'
import { forgetAppealDrafts } from './appeal-draft.ts'
import { captured } from './continue-component.ts'

type Table = typeof cases

interface Filing {
  readonly caseId: string
  readonly version: number
  readonly taskId: string
  readonly data: Readonly<Record<string, unknown>>
  /** steps in which it can be written; the step being left, or the kind of appeal, selects one */
  readonly steps: readonly string[]
  /** the case, by whose definitions */
  readonly of: RunsBy
}

/** Code of the outcome that files what a step writes. */
const filed = (step: StepDef): string => outcomeOf(step, 'file').code

/** Turns a workflow rule's 202 (the status section 7 requires) into an ordinary rejection. */
function asRefusal(error: unknown): never {
  if (error instanceof Refusal && error.kind === 'unmet')
    throw new Refusal('conflict', error.message, { code: 'regla' })
  throw error
}

/**
 * Receives an appeal while another party is still being notified or waives the term; the case does not move.
 */
async function fileMeanwhile(tx: Db, deps: AppDeps, ctx: Context, request: Filing): Promise<number> {
  const today = bogotaDate(deps.clock.now().toISOString())
  const kind = request.data['recurso.clase']
  const step = request.steps
    .flatMap((id) => deps.catalogue.of(request.of).workflow.steps.get(id) ?? [])
    .find((one) => one.files?.some((file) => file === kind))
  if (step === undefined)
    throw new Refusal('invalid', 'Elija la clase de recurso.', {
      code: 'recurso',
      problems: [{ path: 'recurso.clase', code: 'obligatorio', message: 'Elija la clase de recurso.' }],
    })
  let data: Readonly<Record<string, unknown>> = {}
  const done = await runCommand(tx, applyDeps(deps), me(ctx), {
    caseId: request.caseId,
    version: request.version,
    verb: ctx.endpointId,
    address: ctx.address,
    derive: (loaded: LoadedCase) => {
      const asks = step.capture.some((field) => field.key === 'recurso.clase')
      const { 'recurso.clase': _kind, ...rest } = request.data
      data = captured(deps, loaded, step, filed(step), asks ? request.data : rest, today)
      return Promise.resolve({})
    },
    // a class that the step files
    commands: (): Command[] => [{ type: 'appeal', taskId: request.taskId, kind: kind as AppealClass, data }],
  }).catch(asRefusal)
  deps.wake()
  return done.version
}

/**
 * Completes the step in which the case waits and files the applicant's document at once: an appeal, extension
 * or waiver is two workflow steps but one user action.
 */
async function leaveAndFile(tx: Db, deps: AppDeps, ctx: Context, request: Filing): Promise<number> {
  const today = bogotaDate(deps.clock.now().toISOString())
  let data: Readonly<Record<string, unknown>> = {}
  const done = await runCommand(tx, applyDeps(deps), me(ctx), {
    caseId: request.caseId,
    version: request.version,
    verb: ctx.endpointId,
    address: ctx.address,
    derive: async (loaded: LoadedCase) => {
      const step = deps.catalogue
        .of(loaded.row)
        .workflow.steps.get(appealOutcome(deps, loaded.state, request).to)
      if (step === undefined) throw new Error('Un recurso lleva a un paso que no existe')
      // the kind has already selected the step; a step of a single kind does not capture it
      const { 'recurso.clase': kind, ...rest } = request.data
      const asks = step.capture.some((field) => field.key === 'recurso.clase')
      const given = asks && kind !== undefined ? request.data : rest
      data = captured(deps, loaded, step, filed(step), given, today)
      if (step.files !== undefined) data = { ...data, 'recurso.fecha': today }
      return {}
    },
    commands: (state: CaseState): NextCommand[] => {
      const { code, to } = appealOutcome(deps, state, request)
      return [
        { type: 'complete', taskId: request.taskId, outcome: code, data: {} },
        (opened) => {
          const between = opened.find((task) => task.step === to)
          if (between === undefined) throw new Error('Un recurso lleva a un paso que no se abrió')
          return {
            type: 'complete',
            taskId: between.id,
            outcome: filed(stepOf(deps.catalogue.of(state), to)),
            data,
          }
        },
      ]
    },
  }).catch(asRefusal)
  deps.wake()
  return done.version
}

/** The outcome by which the applicant leaves the step; an appeal follows its kind. */
function appealOutcome(
  deps: AppDeps,
  state: CaseState,
  request: Pick<Filing, 'taskId' | 'steps' | 'data'>,
): Outcome {
  const open = state.flow.tasks.find((t) => t.id === request.taskId)
  const ways = (open && deps.catalogue.of(state).workflow.steps.get(open.step)?.outcomes) ?? []
  const mine = ways.filter((o) => o.by === 'applicant' && request.steps.includes(o.to))
  const wanted = request.data['recurso.clase']
  const takes = (o: Outcome): boolean =>
    deps.catalogue
      .of(state)
      .workflow.steps.get(o.to)
      ?.files?.some((one) => one === wanted) ?? false
  const way = mine.find(takes) ?? mine[0]
  if (way === undefined)
    throw new Refusal('conflict', 'El término para hacer esto ya pasó o el caso está en otro paso.', {
      code: 'fuera_de_termino',
    })
  return way
}

export const appeal =
  (deps: AppDeps): Handler<Table['cases.appeal']> =>
  (ctx, { params, body }) =>
    ctx.command(async (tx) => {
      const { state } = await viewCase(tx, me(ctx), 'cases.act', params.id)
      const request = { caseId: params.id, ...body, of: state, steps: appealSteps(deps, state) }
      const version = isMeanwhile(deps, state, body.taskId)
        ? await fileMeanwhile(tx, deps, ctx, request)
        : await leaveAndFile(tx, deps, ctx, request)
      await forgetAppealDrafts(tx, deps, params.id)
      return { status: 200 as const, body: { version, message: 'Su recurso quedó radicado.' } }
    })

export const waive =
  (deps: AppDeps): Handler<Table['cases.waive']> =>
  (ctx, { params, body }) =>
    ctx.command(async (tx) => {
      const { state } = await viewCase(tx, me(ctx), 'cases.act', params.id)
      const version = await leaveAndFile(tx, deps, ctx, {
        caseId: params.id,
        ...body,
        of: state,
        steps: stepsRequesting(deps.catalogue.of(state).workflow, 'waiver'),
      })
      await forgetAppealDrafts(tx, deps, params.id)
      return { status: 200 as const, body: { version, message: 'Su renuncia al término quedó radicada.' } }
    })

export const extend =
  (deps: AppDeps): Handler<Table['cases.extend']> =>
  (ctx, { params, body }) =>
    ctx.command(async (tx) => {
      const { state } = await viewCase(tx, me(ctx), 'cases.act', params.id)
      const version = await leaveAndFile(tx, deps, ctx, {
        caseId: params.id,
        ...body,
        of: state,
        steps: stepsRequesting(deps.catalogue.of(state).workflow, 'extension'),
      })
      return { status: 200 as const, body: { version, message: 'Su solicitud de prórroga quedó radicada.' } }
    })
