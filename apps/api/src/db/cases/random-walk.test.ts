import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diceOf, type Dice } from '@ventanilla/catalog/workflows/answering.testkit'
import { type Move, movesAt, type Scene } from '@ventanilla/catalog/workflows/random.testkit'
import { type Actor, SYSTEM } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { Command } from '@ventanilla/domain/workflow/definition/commands'
import { whyNotDo } from '@ventanilla/domain/workflow/engine/decide'
import { openTasks } from '@ventanilla/domain/workflow/state/running-beside'
import { type OpenTask, stepOf } from '@ventanilla/domain/workflow/state/state'
import { applyDeps } from '../../deps.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { sql } from '../connection/sql.ts'
import { firstBrokenLink, type Link } from './chain.ts'
import { runCommand } from './command.ts'
import { viewCase } from './load.ts'
import { worldFor } from './world.ts'

const DEEP = process.env['DEEP'] !== undefined
const COMMANDS = DEEP ? 2500 : 160

let world: ApiWorld
const staff: Actor[] = []
beforeAll(async () => {
  world = await startWorld()
  const rows = await world.db.rows<{ id: string }>(
    sql`select id from users where active and kind = 'funcionario' order by email`,
  )
  for (const { id } of rows) staff.push(await world.actor(id))
}, 120_000)
afterAll(() => world.close())

/** The case as a random move needs it, with derived facts pending for the next command. */
async function sceneOf(caseId: string): Promise<Scene & { readonly derived: Record<string, unknown> }> {
  const loaded = await viewCase(world.db, SYSTEM, 'cases.read', caseId)
  const now = world.clock.now()
  const derived: Record<string, unknown> = {}
  let { state } = loaded
  return {
    get state() {
      return state
    },
    world: await worldFor(world.db, world.deps.catalogue, loaded, {
      now,
      newId: world.deps.newId,
      people: staff.map((p) => p.id),
    }),
    today: bogotaDate(now.toISOString()),
    derived,
    derive(facts) {
      Object.assign(derived, facts)
      state = { ...state, facts: { ...state.facts, ...facts } }
    },
    staffWith(roles, dice) {
      const all = staff.filter(
        (p) =>
          p.roles.some((role) => roles.includes(role)) && (p.office === null || p.office === state.office),
      )
      return all[dice(all.length)]?.id ?? ''
    },
  }
}

async function actorsAt(scene: Scene, task: OpenTask): Promise<Actor[]> {
  const parties = await Promise.all(scene.state.parties.map((p) => world.actor(p.personId)))
  const near = staff.filter((p) =>
    task.assignee === null ? p.audience.some((key) => task.audience.includes(key)) : task.assignee === p.id,
  )
  const able = (task.turn === 'usuario' ? parties : near).filter(
    (p) => whyNotDo(scene.world, scene.state, task, p) === null,
  )
  const step = stepOf(scene.world, task.step)
  return step.turn === 'corporacion' && step.outcomes.some((o) => o.by === 'applicant')
    ? [...able, ...parties]
    : able
}

async function run(
  caseId: string,
  move: Move,
  derived: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await world.db.tx((tx) =>
    runCommand(tx, applyDeps(world.deps), move.actor, {
      caseId,
      version: null,
      verb: 'paseo',
      ...(move.command.type === 'access' && { permission: 'cases.read' as const }),
      derive: () => Promise.resolve(derived),
      commands: ({ facts }) => [asPaid(move.command, facts)],
    }),
  )
}

/** Adds a proof file and the receipt's reference to a payment: random words are not a valid reference. */
const asPaid = (command: Command, facts: Readonly<Record<string, unknown>>): Command =>
  command.type === 'complete' && command.data['pago.comprobante'] !== undefined
    ? {
        ...command,
        data: {
          ...command.data,
          'pago.comprobante': [{ fileId: world.deps.newId() }],
          'pago.referencia': facts['recibo.referencia'],
        },
      }
    : command

/** Runs one random legal command; returns false when it advanced the clock instead. */
async function step(caseId: string, dice: Dice): Promise<boolean> {
  const scene = await sceneOf(caseId)
  const { flow } = scene.state
  const tasks = openTasks(flow)
  const notices = [flow, ...(flow.beside ?? [])]
  const { notifying } = notices[dice(notices.length)] ?? flow
  const now = world.clock.now().toISOString()
  const late = tasks.find((t) => t.expiresAt !== null && t.expiresAt <= now)
  if (late !== undefined) {
    await run(caseId, { actor: SYSTEM, command: { type: 'expire', taskId: late.id } })
    return true
  }
  const next = tasks.flatMap((t) => (t.expiresAt === null ? [] : [t.expiresAt])).sort()[0]
  if (next !== undefined && dice(12) === 0) {
    world.clock.set(new Date(Date.parse(next) + 36_000_000))
    return false
  }
  const recipient = notifying?.current == null ? undefined : notifying.recipients[notifying.current]
  if (recipient !== undefined && tasks.some((t) => t.step === 'NOT-03') && dice(3) === 0) {
    const actor = await world.actor(recipient.personId)
    await run(caseId, {
      actor,
      command: { type: 'access', actId: notifying?.actId ?? '', personId: recipient.personId },
    })
    return true
  }
  for (let tries = 0; tries < 8; tries++) {
    const task = tasks[dice(tasks.length)]
    const actors = task === undefined ? [] : await actorsAt(scene, task)
    const actor = actors[dice(Math.max(actors.length, 1))]
    if (task === undefined || actor === undefined) continue
    const moves = movesAt(scene, task, actor, dice)
    const move = moves[dice(Math.max(moves.length, 1))]
    if (move === undefined) continue
    await run(caseId, move, scene.derived)
    return true
  }
  world.clock.set(new Date(Date.parse(now) + 86_400_000))
  return false
}

/** Asserts that the task rows match the state of the case. */
async function expectSameTasks(caseId: string): Promise<void> {
  const { state } = await viewCase(world.db, SYSTEM, 'cases.read', caseId)
  const open = openTasks(state.flow)
  const want = open.map((t) => ({
    id: t.id,
    step: t.step,
    assignee: t.assignee,
    due_on: t.dueOn,
    act_id: t.actId,
  }))
  const rows = await world.db.rows(
    sql`select id, step, assignee, due_on, act_id from tasks where case_id = ${caseId}::uuid and state = 'open' order by id`,
  )
  expect(rows).toEqual(want.toSorted((a, b) => a.id.localeCompare(b.id)))
  const offers = await world.db.rows<{ key: string }>(
    sql`select task_id || ' ' || audience || ' ' || coalesce(assignee::text, '') as key from task_offers where case_id = ${caseId}::uuid`,
  )
  const offered = open.flatMap((t) => t.audience.map((key) => `${t.id} ${key} ${t.assignee ?? ''}`))
  expect(offers.map((o) => o.key).sort()).toEqual(offered.sort())
  const acts = await world.db.rows<{ id: string; state: string }>(
    sql`select id, state from acts where case_id = ${caseId}::uuid order by id`,
  )
  expect(acts).toEqual(
    state.flow.acts.map((a) => ({ id: a.id, state: a.phase })).toSorted((a, b) => a.id.localeCompare(b.id)),
  )
}

describe('random legal commands on a real database', () => {
  it(
    'keep the chain intact, the numbers gapless and the rows as the case says',
    { timeout: 900_000 },
    async () => {
      // a fixed walk in the short run; random walks in the deep one
      const seed = DEEP ? Math.floor(Math.random() * 2 ** 31) : 20260202
      const dice = diceOf(seed)
      try {
        const cases = [
          await world.fileConcession(),
          await world.fileConcession(),
          await world.fileConcession(),
        ].map((c) => c.caseId)
        // one starts at the permit's decision, so that late families are covered too
        await world.advanceTo(cases[2] as string, 'PG-15')
        let done = 0
        for (let turn = 0; done < COMMANDS && turn < COMMANDS * 3; turn++) {
          const caseId = cases[turn % cases.length] as string
          const { state } = await viewCase(world.db, SYSTEM, 'cases.read', caseId)
          if (state.flow.closed) {
            cases[turn % cases.length] = (await world.fileConcession()).caseId
            continue
          }
          if (await step(caseId, dice)) {
            done += 1
            await expectSameTasks(caseId)
          }
        }
        expect(done).toBe(COMMANDS)
        const all = await world.db.rows<{ id: string; chain_seq: number; chain_hash: string }>(
          sql`select id, chain_seq, chain_hash from cases`,
        )
        for (const row of all) {
          const links = await world.db.rows<Link>(
            sql`select seq, type, actor_id, at, body, hash from case_events where case_id = ${row.id}::uuid order by seq`,
          )
          expect(firstBrokenLink(links, { seq: row.chain_seq, hash: row.chain_hash })).toBeNull()
        }
        const series = await world.db.rows<{ series: string; n: number; first: number; last: number }>(sql`
        select series || ' ' || number_scope as series, count(distinct number_seq)::int as n, min(number_seq) as first, max(number_seq) as last
        from acts where number_seq is not null group by 1`)
        expect(series.length).toBeGreaterThan(3)
        for (const one of series)
          expect({ ...one, first: one.first, last: one.last }).toEqual({ ...one, first: 1, last: one.n })
      } catch (error) {
        if (error instanceof Refusal) throw new Error(`semilla ${seed}: ${error.message}`, { cause: error })
        if (error instanceof Error) error.message = `semilla ${seed}: ${error.message}`
        throw error
      }
    },
  )
})
