import fc from 'fast-check'
import { expect, it } from 'vitest'
import { verifyHistories } from '../../db/cases/verify-histories.ts'
import { sql } from '../../db/connection/sql.ts'
import { forgetLimits } from '../../testing/account-app.ts'
import {
  askBody,
  CALL_NAMES,
  type CallName,
  type Change,
  GIVER,
  say,
  TAKER,
  TWENTY,
} from '../../testing/attacks/change-calls.ts'
import { becomeFinal, CHANGE_MACHINE, stateOfChange, tellBoth } from '../../testing/attacks/change-states.ts'
import { everythingRead, partsOf } from '../../testing/walks/everything-read.ts'
import { givePower } from '@ventanilla/demo/people/powers'
import { tokenMailed } from '@ventanilla/demo/teller/applicant-change'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/**
 * Whatever transferor, transferee, proxy and officials do, in any order: a case belongs to one person; nobody
 * reads it before they have it, and a former applicant reads nothing later than the transfer.
 */

const PROXY = 'apoderado@demo.test'
const PEOPLE = [GIVER, TAKER, PROXY] as const
/** steps to which the case can advance meanwhile */
const STOPS = ['PG-03', 'PG-05', 'LIQ-04', 'PG-06', 'PG-07', 'PG-08'] as const

type Doing =
  | { readonly do: 'ask' | 'link'; readonly by: string }
  | { readonly do: 'call'; readonly name: CallName; readonly by: string | null; readonly deny: boolean }
  | { readonly do: 'onward'; readonly other: boolean }
  | { readonly do: 'case' | 'finish' | 'leave' }
  | { readonly do: 'days'; readonly days: number }

const person = fc.constantFrom(...PEOPLE)
const doing: fc.Arbitrary<Doing> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({ do: fc.constant('onward' as const), other: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('call' as const),
      name: fc.constantFrom(...CALL_NAMES),
      by: fc.option(person, { nil: null }),
      deny: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('ask' as const, 'link' as const), by: person }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('case' as const, 'finish' as const, 'leave' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 9 }) }),
  },
)

const onwards = (steps: number): Doing[] =>
  Array.from({ length: steps }, () => ({ do: 'onward', other: false }))

/** Progress of the request before anything else happens. */
const begun = fc.constantFrom(0, 3, 7, 8, 9).map(onwards)
/** A run that reaches the transfer whatever the random part does, and later attempts of both applicants. */
const STRAIGHT: [Doing[], Doing[]] = [
  onwards(17),
  [{ do: 'ask', by: GIVER }, { do: 'ask', by: TAKER }, { do: 'link', by: GIVER }, { do: 'leave' }],
]

interface Scene {
  readonly world: ApiWorld
  readonly caseId: string
  stops: number
  left: boolean
}

/** The open request, or the last one. */
async function changeOf({ world, caseId }: Scene): Promise<Change | undefined> {
  const row = await world.db.one<{ id: string }>(
    sql`select id from cases where parent_id = ${caseId}::uuid order by (closed_at is null) desc, created_at desc limit 1`,
  )
  return row && { caseId, id: row.id, token: await tokenMailed(world.deps, row.id) }
}

const link = async ({ world, caseId }: Scene, by: string): Promise<void> => {
  const change = await changeOf({ world, caseId, stops: 0, left: false })
  await world.call(
    'POST',
    `/api/v1/cambios-solicitante/${caseId}/aceptar-enlace`,
    { token: change?.token ?? 'ninguno' },
    await world.tokenFor(by),
  )
}

/** Performs one action; the product decides whether it is allowed. */
async function does(scene: Scene, doing: Doing): Promise<void> {
  const { world, caseId } = scene
  const change = await changeOf(scene)
  if (doing.do === 'ask') {
    const body = await askBody(world, caseId, TAKER, doing.by)
    await world.call('POST', '/api/v1/solicitar_cambio_solicitante', body, await world.tokenFor(doing.by))
  } else if (doing.do === 'link') await link(scene, doing.by)
  else if (doing.do === 'call' && change !== undefined && doing.name !== 'changes.ask') {
    const body = doing.name === 'changes.answer' ? { state: doing.deny ? 'denegada' : 'aceptada' } : {}
    await say(world, doing.name, change, { by: doing.by ?? TWENTY[doing.name].who, body })
  } else if (doing.do === 'onward') await onward(scene, change, doing.other)
  else if (doing.do === 'case') {
    const stop = STOPS[scene.stops]
    if (stop === undefined) return
    scene.stops += 1
    await world.advanceTo(caseId, stop)
    // pending notifications of the initial auto block the transfer
    await world.notifyBeside(caseId)
  } else if (doing.do === 'finish' && change !== undefined) {
    const [task] = await world.openTasks(change.id)
    if (task?.step === 'CAM-15') await world.doTask(change.id, 'CAM-15', 'comunicado')
    if (task?.step === 'CAM-16') await world.doTask(change.id, 'CAM-16', 'cerrado')
  } else if (doing.do === 'leave') {
    const { status } = await world.call(
      'POST',
      `/api/v1/solicitudes-cedidas/${caseId}/terminar`,
      {},
      await world.tokenFor(GIVER),
    )
    scene.left ||= status === 200
  } else if (doing.do === 'days') {
    world.clock.advance(doing.days * 86_400_000)
    await world.drain()
  }
}

/** Makes the machine's next call, as the user it belongs to. */
async function onward(scene: Scene, change: Change | undefined, other: boolean): Promise<void> {
  const { world, caseId } = scene
  if (change === undefined) {
    const body = await askBody(world, caseId)
    await world.call('POST', '/api/v1/solicitar_cambio_solicitante', body, await world.tokenFor(GIVER))
    return
  }
  const [task] = await world.openTasks(change.id)
  if (task?.step === 'CAM-02') return link(scene, TAKER)
  const state = await stateOfChange(world, change.id)
  const turns = CHANGE_MACHINE.filter(({ from }) => from === state)
  // mostly the transition that moves on
  const turn = turns[other && Number(world.clock.now()) % 3 === 0 ? turns.length - 1 : 0]
  if (turn === undefined) return
  if (state === 'lawyer-assigned') await say(world, 'changes.startAct', change)
  if (state === 'signed') await tellBoth(world, change.id)
  if (state === 'accepted') await becomeFinal(world, change.id)
  await say(world, turn.call, change, {
    body: turn.call === 'changes.answer' ? { state: turn.to === 'denied' ? 'denegada' : 'aceptada' } : {},
  })
}

interface Standing {
  readonly applicant: string
  readonly terms: string
  readonly at: Date | null
}

const standingOf = async ({ world, caseId }: Scene): Promise<Standing> =>
  (await world.db.one<Standing>(sql`
    select u.email as applicant, (select max(e.at) from case_events e where e.case_id = c.id and e.type = 'solicitante.cambiado') as at,
      json_build_array(c.due_on, c.flow->'suspensions', (select json_agg(json_build_array(t.id, t.due_on, t.expires_at) order by t.id)
        from tasks t where t.case_id = c.id and t.state = 'open'))::text as terms
    from cases c join users u on u.id = c.applicant_id where c.id = ${caseId}::uuid`)) as Standing

/** Invariants after every step; `whole` checks all parts of the case, not only its newest. */
async function mustHold(scene: Scene, before: Standing, whole: boolean): Promise<void> {
  const { world, caseId } = scene
  const now = await standingOf(scene)
  expect([GIVER, TAKER]).toContain(now.applicant)
  expect(now.applicant === TAKER, 'a case has a new applicant exactly when its history says so').toBe(
    now.at !== null,
  )
  if (now.applicant !== before.applicant) expect(now.terms).toBe(before.terms)
  const parts = await partsOf(world, caseId)
  const newest = (ids: readonly string[]): readonly string[] => (whole ? ids : ids.slice(-2))
  if (now.at === null) {
    const ids = parts.map(({ id }) => id)
    const { opened, text } = await everythingRead(world, TAKER, [caseId, ...newest(ids)])
    expect(opened, 'before it is applied').toEqual([])
    expect(ids.filter((id) => text.includes(id))).toEqual([])
    return
  }
  const since = now.at
  const ids = parts.filter(({ at }) => at > since).map(({ id }) => id)
  for (const who of [GIVER, PROXY]) {
    const { opened, text } = await everythingRead(world, who, [caseId, ...newest(ids)])
    const mayRead = who === GIVER && !scene.left ? [`changes.formerCase ${caseId}`] : []
    expect(opened, `${who} after it was applied`).toEqual(mayRead)
    expect(ids.filter((id) => text.includes(id))).toEqual([])
  }
}

it(
  'holds for any order of what transferor, transferee, proxy and officials do',
  { timeout: 1_800_000 },
  async () => {
    let applied = 0
    await fc.assert(
      fc.asyncProperty(begun, fc.array(doing, { minLength: 18, maxLength: 30 }), async (first, doings) => {
        const world = await startWorld()
        try {
          const { caseId } = await world.fileConcession({ applicant: GIVER })
          await givePower(world, GIVER, PROXY, caseId)
          const scene: Scene = { world, caseId, stops: 0, left: false }
          for (const doing of [...first, ...doings]) {
            const before = await standingOf(scene)
            // events in one instant have no order: each action takes a minute
            world.clock.advance(61_000)
            await forgetLimits(world.db)
            await does(scene, doing)
            world.clock.advance(61_000)
            await mustHold(scene, before, false)
          }
          await mustHold(scene, await standingOf(scene), true)
          expect((await verifyHistories(world.db)).broken).toEqual([])
          applied += (await standingOf(scene)).applicant === TAKER ? 1 : 0
        } finally {
          await world.close()
        }
      }),
      { numRuns: Number(process.env['RUNS'] ?? 10), examples: [STRAIGHT], endOnFailure: true, verbose: 1 },
    )
    expect(applied, 'some of them reach the application').toBeGreaterThan(0)
  },
)
