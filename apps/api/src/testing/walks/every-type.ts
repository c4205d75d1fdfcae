import { actTemplates } from '@ventanilla/catalog/acts/index-of-acts'
import { caseStatuses, workflow } from '@ventanilla/catalog/workflows/loaded'
import { expect } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { walk } from '../stories/family-walk.ts'
import type { WayToEnd } from './paths-to-ends.ts'
import { type Given, type TypeToEnd, verdictsOf } from './types-to-ends.ts'
import { type ApiWorld, START } from '../stories/world.ts'

const CITIZEN = 'ciudadano@demo.test'

/** Step data that no definition gives. */
const SAYS: Readonly<Record<string, Given>> = {}

/** Files the application, follows its path to the end, and reads there what each party is entitled to read. */
export async function driveToEnd(world: ApiWorld, { ttId, answers, fails, way }: TypeToEnd): Promise<void> {
  world.clock.set(START)
  const { caseId, radicado } = await world.fileProcedure(ttId, { applicant: CITIZEN, answers })
  let found = false
  for (const turn of way.turns) {
    const [stepId, outcome, data = {}] = turn
    await world.advanceTo(caseId, stepId)
    const verdicts = found ? undefined : await verdictsOf(world, caseId, turn, fails)
    await walk(world, caseId, [[stepId, outcome, { ...SAYS[stepId], ...data, ...verdicts }]])
    if (verdicts === undefined) continue
    found = true
    await requirementNames(
      world,
      caseId,
      fails.map((one) => one.documentId),
    )
  }
  await world.drain()
  await readsItsEnd(world, caseId, radicado, way)
}

/** The next requerimiento names what failed. */
async function requirementNames(
  world: ApiWorld,
  caseId: string,
  documentIds: readonly number[],
): Promise<void> {
  const { row, state } = await world.load(caseId)
  const procedure = world.deps.catalogue.newest.procedures.get(row.tt_id)
  const titles = procedure?.documents
    .filter((one) => documentIds.includes(one.documentId))
    .map((one) => one.title)
  const step = state.flow.tasks.at(-1)?.step ?? ''
  const asks = workflow.steps.get(step)?.capture.some((field) => field.kind === 'requirements')
  if (asks !== true) return
  const who = await world.doerOf(caseId, step)
  const reply = await world.call(
    'GET',
    `/api/v1/tareas/${state.flow.tasks.at(-1)?.id}`,
    undefined,
    await world.tokenFor(who.id),
  )
  const proposed = JSON.stringify((reply.body as { data?: unknown }).data)
  for (const title of titles ?? []) expect(proposed, `${step} pide ${title}`).toContain(title)
}

async function readsItsEnd(world: ApiWorld, caseId: string, radicado: string, way: WayToEnd): Promise<void> {
  const { state } = await world.load(caseId)
  expect(state.flow.closed, 'the case has ended').toBe(true)
  if (way.status !== undefined) expect(state.status).toBe(way.status)
  expect(caseStatuses[state.status]).toBeDefined()
  const signed = state.flow.acts.filter((act) => act.phase === 'signed')
  const numbers = signed.map((act) => {
    const template = actTemplates.get(act.template)
    expect(template, act.template).toBeDefined()
    // an act without a series has no number
    if (template?.series === 'SIN_SERIE') expect(act.number, act.template).toBeNull()
    else expect(act.number, act.template).toMatch(/\d/)
    return act.number
  })
  const given = numbers.filter((number) => number !== null)
  expect(new Set(given).size).toBe(given.length)
  for (const [stepId, outcome, data = {}] of way.turns) {
    const step = workflow.steps.get(stepId)
    const chosen = step?.actChoice?.find(({ when }) => {
      const [left, right] = (when as { '=='?: [{ var: string }, unknown] })['=='] ?? []
      return left !== undefined && (data as Given)[left.var.replace(/^(hecho|dato)\./, '')] === right
    })
    const needed = step?.outcomes.find((one) => one.code === outcome)
    // an outcome that can leave the question unanswered need not produce the act
    if (chosen !== undefined && needed?.needs === undefined)
      expect(
        signed.map((act) => act.template),
        `${stepId} ${outcome}`,
      ).toContain(chosen.act)
    const alone = step?.produces.length === 1 && step.actChoice === undefined ? step.produces[0] : undefined
    if (
      alone !== undefined &&
      needed?.acts === undefined &&
      needed?.needs === undefined &&
      needed?.automatic === undefined
    )
      expect(
        signed.map((act) => act.template),
        `${stepId} ${outcome}`,
      ).toContain(alone)
  }
  if (way.opens !== undefined) {
    const beside = await world.db.one<{ family: string }>(
      sql`select family from cases where parent_id = ${caseId}::uuid and family = ${way.opens}`,
    )
    expect(beside?.family).toBe(way.opens)
  }
  await applicantReads(world, caseId, radicado)
}

/** The applicant finds the case, its end and the document of each notified act. */
async function applicantReads(world: ApiWorld, caseId: string, radicado: string): Promise<void> {
  const token = await world.tokenFor(CITIZEN)
  const reply = await world.call('GET', `/api/v1/solicitudes/${caseId}`, undefined, token)
  expect(reply.status).toBe(200)
  const detail = reply.body as {
    radicado: string
    status: string
    acts: readonly { id: string; template: string; number: string | null; state: string }[]
  }
  expect(detail.radicado).toBe(radicado)
  expect(detail.acts.length).toBeGreaterThan(0)
  const last = detail.acts.filter((act) => act.number !== null).at(-1)
  expect(last).toBeDefined()
  const opened = await world.call('POST', `/api/v1/actos/${last?.id}/acceso`, {}, token)
  expect([opened.status, last?.template]).toEqual([200, last?.template])
  expect((opened.body as { url: string }).url).toMatch(/^http/)
}
