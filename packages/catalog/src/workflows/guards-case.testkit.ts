import type { Actor } from '@ventanilla/domain/access/actor'
import { procedureFacts } from '@ventanilla/domain/procedures/procedure'
import { makeCalendar } from '@ventanilla/domain/terms/calendar'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueDate } from '@ventanilla/domain/terms/term'
import { begin, decide } from '@ventanilla/domain/workflow/engine/decide'
import type { Outcome, StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { durationDue } from '@ventanilla/domain/workflow/state/duration'
import { expiryOf } from '@ventanilla/domain/workflow/state/expiry'
import {
  type ActLife,
  type CaseState,
  EMPTY_FLOW,
  type OpenTask,
  type World,
} from '@ventanilla/domain/workflow/state/state'
import { DecisionBuilder } from '@ventanilla/domain/workflow/decision/decision-builder'
import { COMPETENCE } from '../competence/competence.ts'
import { PROCEDURES } from '../procedures/procedures.ts'
import { applyWord, type Facts, ordinary, type Scene } from './guards-words.testkit.ts'
import { families, workflow } from './loaded.ts'
import { CAST, OWNER, rules } from './walk.testkit.ts'

/** Cases in the situations of spec/guards.json; the engine itself takes the earlier steps when they matter. */
export const defined = (id: string): StepDef => {
  const step = workflow.steps.get(id)
  if (step === undefined) throw new Error(`No hay paso ${id}`)
  return step
}
export const outcomeOf = (step: string, code: string | null): Outcome | undefined =>
  defined(step).outcomes.find((one) => one.code === code)

const ROLES_OF = new Map(CAST.map((person) => [person.id, person.roles]))
let ids = 0

const NATIONAL = makeCalendar()

/** Noon of a day in Bogotá. */
export const noon = (day: string): string => `${day}T17:00:00.000Z`

export const worldAt = (now: string, scene: Scene): World => ({
  workflow,
  acts: rules,
  competence: COMPETENCE,
  today: bogotaDate(now),
  now,
  due: (from, term) => dueDate(from, term.amount, term.unit, NATIONAL),
  stepTerms: {},
  parameters: { 'notificacion.dias_acceso': 5 },
  rolesOf: (id) => ROLES_OF.get(id) ?? [],
  isStaffed: () => true,
  remarksOn: () =>
    Array.from({ length: scene.remarks }, (_, n) => ({
      id: `o${n}`,
      actId: 'acto',
      said: { by: 'otra', at: now, text: 'Falta la coordenada.' },
      quote: 'El predio',
      passage: { length: 1 } as never,
      answer: null,
      accepted: null,
      authorSeenAt: null,
      place: { from: 0, to: 1 },
    })),
  newId: () => `id-${++ids}`,
})

const lived = (more: Partial<ActLife> & Pick<ActLife, 'template' | 'origin'>): ActLife => ({
  id: `act-${++ids}`,
  task: null,
  mode: 'jump',
  phase: 'signed',
  drafter: 'quien-proyecta',
  reviewer: 'quien-revisa',
  signer: 'quien-firma',
  signerRole: 'CLI_SUBDIRECTOR_JURIDICO',
  signedOn: '2026-01-05',
  number: 'X-1',
  ...more,
})

export const owner: Actor = {
  id: OWNER.personId,
  kind: 'ciudadano',
  name: OWNER.name,
  roles: ['USER_CIUDADANO'],
  office: null,
  audience: [],
}

/** An official who can do a step. */
export const official = (step: StepDef): Actor =>
  CAST.find((person) => person.roles.some((role) => step.roles.includes(role))) ?? (CAST[0] as Actor)

export function sceneOf(step: string, outcome: string | null, facts: Facts): Scene {
  const scene = ordinary(step, outcome)
  for (const [word, value] of Object.entries(facts)) applyWord(scene, word, value, facts)
  return scene
}

export function stateOf(scene: Scene): CaseState {
  const procedure = PROCEDURES.find(({ ttId }) => ttId === scene.ttId)
  const day = scene.told?.at(-1) ?? '2026-01-20'
  const acts = scene.decision === null ? [] : [lived({ ...scene.decision, told: scene.told !== undefined })]
  const posted = scene.published ? { posted: { at: noon('2026-01-20'), until: null } } : {}
  return {
    id: 'caso',
    ttId: scene.ttId,
    definitions: 0,
    movedTo: null,
    status: 'radicada',
    office: 'ibague',
    parties: scene.parties,
    facts: {
      'tramite.tipo': scene.ttId,
      ...(procedure !== undefined && procedureFacts(procedure, scene.answers)),
      ...scene.facts,
    },
    flow: {
      ...EMPTY_FLOW,
      acts: acts.map((act) => ({ ...act, ...posted })),
      visits: scene.visits,
      doers: scene.doers,
      lastNotifiedOn: scene.told === undefined && acts.length === 0 ? null : day,
      ...(scene.told !== undefined && {
        notifying: {
          actId: acts[0]?.id ?? '',
          current: scene.told.length - 1,
          recipients: scene.parties.map((party, n) => ({
            ...party,
            notificationId: `n${n}`,
            means: 'personal',
            legalOn: scene.told?.[n] ?? null,
          })),
        },
      }),
    },
  }
}

/** The case at a step, opened without any earlier step. */
function opened(scene: Scene, state: CaseState, step: string, day: string): CaseState {
  return begin(worldAt(noon(day), scene), state, official(defined(step)), step).state
}

export const taskIn = (state: CaseState, step: string): OpenTask | undefined =>
  state.flow.tasks.find((task) => task.step === step)

const withTask = (state: CaseState, step: string, more: Partial<OpenTask>): CaseState => ({
  ...state,
  flow: {
    ...state.flow,
    tasks: state.flow.tasks.map((task) => (task.step === step ? { ...task, ...more } : task)),
  },
})

/** Signs the acts that the outcome needs, in its task. */
export function signing(state: CaseState, task: OpenTask, templates: readonly string[]): CaseState {
  const acts = templates.map((template) =>
    lived({ template, origin: task.step, task: task.id, mode: 'inline' }),
  )
  return { ...state, flow: { ...state.flow, acts: [...state.flow.acts, ...acts] } }
}

/** Takes an outcome of a step through the whole engine. */
export function take(
  scene: Scene,
  state: CaseState,
  at: { step: string; outcome: string; day: string; data?: Facts },
) {
  const task = taskIn(state, at.step) as OpenTask
  return decide(
    worldAt(noon(at.day), scene),
    state,
    {
      type: 'complete',
      taskId: task.id,
      outcome: at.outcome,
      data: at.data ?? {},
      reason: 'Por las razones del expediente.',
    },
    official(defined(at.step)),
  ).state
}

/** The case in a row's situation, on its day, after the steps that the row names. */
export function caseIn(scene: Scene): CaseState {
  const { step } = scene
  const day = scene.from ?? scene.today
  let state = stateOf(scene)
  if (
    scene.told !== undefined &&
    defined(step).outcomes.some(({ to }) => to === 'REC-01' || to.startsWith('RWF'))
  ) {
    const last = scene.told.at(-1) as string
    state = { ...state, flow: { ...state.flow, stack: [step] } }
    if (scene.waived === undefined) {
      state = opened(scene, state, 'NOT-06', last)
      state = signing(state, taskIn(state, 'NOT-06') as OpenTask, ['CONST_TERMINO'])
      state = take(scene, state, { step: 'NOT-06', outcome: 'constancia', day: last })
    } else {
      state = opened(scene, state, 'REN-03', scene.waived)
      state = take(scene, state, { step: 'REN-03', outcome: 'continua', day: scene.waived })
    }
  } else if (scene.after !== undefined) {
    state = opened(scene, state, scene.after.step, scene.today)
    state = take(scene, state, { ...scene.after, day: scene.today })
  } else state = opened(scene, state, step, day)
  if (scene.since !== undefined) {
    const at = worldAt(noon(day), scene)
    const term = new DecisionBuilder(at, state, 'x').termOf(scene.sinceStep ?? defined(step))
    const dueOn = term && at.due(scene.since, term)
    state = withTask(state, step, { dueOn, expiresAt: expiryOf(defined(step), dueOn) })
  }
  if (scene.began !== undefined) {
    const family = families.find(({ id }) => id === defined(step).family)
    const begun = lived({ template: 'AUTO_INICIO_SAN', origin: 'SAN-06', signedOn: scene.began })
    const flow = { ...state.flow, acts: [...state.flow.acts, begun] }
    state = { ...state, flow, dueOn: durationDue(family, { facts: state.facts, flow }, NATIONAL) }
  }
  if (scene.part !== undefined) {
    const act = lived({ id: 'acto', template: 'RES_OTORGA', origin: 'PG-13', ...scene.part })
    state = withTask({ ...state, flow: { ...state.flow, acts: [act] } }, step, { actId: 'acto' })
  }
  return state
}
