import { readFileSync } from 'node:fs'
import { CHANGE_STATES } from '@ventanilla/catalog/workflows/change-states.testdata'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetLimits } from '../../testing/account-app.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import {
  CALL_NAMES,
  type CallName,
  type Change,
  COORDINATOR,
  GIVER,
  say,
  TAKER,
  TWENTY,
} from '../../testing/attacks/change-calls.ts'
import {
  askedChange,
  becomeFinal,
  bind,
  bring,
  CHANGE_MACHINE,
  type ChangeState,
  standing,
  take,
  tellBoth,
  type Transition,
} from '../../testing/attacks/change-states.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => forgetLimits(world.db))

const READING: ReadonlySet<CallName> = new Set([
  'changes.read',
  'changes.open',
  'changes.dataToApply',
  'changes.corrections',
  'changes.readAct',
  'changes.preview',
])
/** The three calls that load the request: section 8 requires 403. */
const LOADING: ReadonlySet<CallName> = new Set(['changes.read', 'changes.open', 'changes.dataToApply'])
const NOTHING = /^No encontramos lo que busca o no tiene permiso para verlo\.$/
const ABOUT_THE_ACT: ReadonlySet<CallName> = new Set(['changes.readAct', 'changes.preview'])
/** States in which the lawyer writes the act. */
const WRITTEN: ReadonlySet<ChangeState> = new Set([
  'returned-by-legal-coordinator',
  'returned-by-legal-sub-director',
])

interface Stand {
  readonly state: ChangeState
  readonly involved: ReadonlySet<string>
  readonly hasAct: boolean
  /** calls made to reach this state */
  readonly made: ReadonlySet<CallName>
}

/** Expected response of a call in a state where it must not move the request. */
function expected(name: CallName, { state, involved, hasAct, made }: Stand): readonly [number, RegExp] {
  const { who } = TWENTY[name]
  const label = world.deps.catalogue.statuses[CHANGE_STATES[state]] ?? ''
  if (name === 'changes.ask')
    return state === 'applicant-changed'
      ? [404, NOTHING]
      : [201, /^Ya hay un cambio de solicitante en curso para este trámite\.$/]
  // for a user without a part in it, the request must look missing
  if (!involved.has(who))
    return LOADING.has(name) ? [403, /^No tienes los permisos necesarios/] : [404, NOTHING]
  if (ABOUT_THE_ACT.has(name) && !hasAct)
    return [
      409,
      name === 'changes.preview' ? /^No se puede previsualizar archivo$/ : /todavía no se ha empezado/,
    ]
  if (READING.has(name)) return [200, /./]
  // a GET is idempotent (decision 18): repeating it changes nothing
  if (TWENTY[name].method === 'GET' && made.has(name)) return [200, /quedó/]
  if (name === 'changes.saveAct' && WRITTEN.has(state)) return [200, /guardado/]
  if (name === 'changes.saveAct' && state === 'lawyer-assigned') return [409, /todavía no se ha empezado/]
  return [
    409,
    new RegExp(`^${label.replaceAll('.', '\\.')}\\. La solicitud (espera el paso «.+»|ya terminó)`),
  ]
}

/** Makes every call that must not move the request; returns the deviations. */
async function refuseTheRest(change: Change, stand: Stand): Promise<string[]> {
  const moves = new Set<CallName>(
    CHANGE_MACHINE.filter(({ from }) => from === stand.state).map(({ call }) => call),
  )
  if (stand.state === 'lawyer-assigned') moves.add('changes.startAct')
  const faults: string[] = []
  for (const name of CALL_NAMES) {
    if (moves.has(name)) continue
    const [status, sentence] = expected(name, stand)
    const before = await standing(world, change.caseId, change.id)
    const answer = await say(world, name, change)
    const after = await standing(world, change.caseId, change.id)
    if (answer.status !== status || !sentence.test(messageOf(answer)))
      faults.push(`${stand.state} ${name}: ${answer.status} ${messageOf(answer)}`)
    // saving rewrites the lawyer's text and nothing else of the request
    const same = name === 'changes.saveAct' && status === 200 ? withoutActs : (it: unknown): unknown => it
    if (JSON.stringify(same(before)) !== JSON.stringify(same(after)))
      faults.push(`${stand.state} ${name}: something changed`)
  }
  return faults
}

const messageOf = ({ body }: Answer): string => String(body.message)
const withoutActs = (standing: unknown): unknown => ({ ...(standing as object), acts: null })

/** Walks along transitions; in every newly reached state, checks that all other calls are rejected. */
async function walk(
  along: readonly ChangeState[],
  seen: Set<ChangeState>,
): Promise<{ faults: string[]; taken: Transition[] }> {
  const change = await askedChange(world, { bound: false })
  const faults: string[] = []
  const taken: Transition[] = []
  const stop = async (state: ChangeState): Promise<void> => {
    if (seen.has(state)) return
    seen.add(state)
    // actors of past steps and of the next one
    const turns = [...taken, ...CHANGE_MACHINE.filter(({ from }) => from === state)]
    const involved = new Set([GIVER, TAKER, ...turns.map(({ call }) => TWENTY[call].who)])
    if (state === 'sent') involved.add(COORDINATOR)
    const hasAct = taken.some(({ to }) => to === 'act-drafted')
    const made = new Set(taken.map(({ call }) => call))
    faults.push(...(await refuseTheRest(change, { state, involved, hasAct, made })))
  }
  if (!seen.has('created')) faults.push(...(await beforeAnybodyRegisters(change)))
  await bind(world, change)
  await stop('created')
  for (const [n, to] of along.entries()) {
    const from = along[n - 1] ?? 'created'
    const turn = CHANGE_MACHINE.find((one) => one.from === from && one.to === to)
    if (turn === undefined) throw new Error(`${from} does not lead to ${to}`)
    const { status, body } = await take(world, change, turn)
    if (status !== 200 || body.data.estado !== CHANGE_STATES[to])
      faults.push(`${from} ${turn.call}: ${status} ${JSON.stringify(body)}`)
    taken.push(turn)
    await stop(to)
  }
  return { faults, taken }
}

/** CAM-02: the link is unopened. Sending is impossible, and the named new applicant sees nothing. */
async function beforeAnybodyRegisters(change: Change): Promise<string[]> {
  const faults = await refuseTheRest(change, {
    state: 'created',
    involved: new Set([GIVER]),
    hasAct: false,
    made: new Set(),
  })
  const send = await say(world, 'changes.send', change)
  if (send.status !== 409 || !/Registro del nuevo solicitante/.test(messageOf(send)))
    faults.push(`sent too early: ${send.status} ${messageOf(send)}`)
  return faults
}

const seen = new Set<ChangeState>()
const taken: Transition[] = []
describe('in each state a request moves by the calls of that state alone, and every other call leaves it as it is', () => {
  it.each<[string, readonly ChangeState[]]>([
    [
      'to the new applicant, with both returns',
      [
        'sent',
        'approved',
        'lawyer-assigned',
        'act-drafted',
        'returned-by-legal-coordinator',
        'act-drafted',
        'approved-by-legal-coordinator',
        'returned-by-legal-sub-director',
        'act-drafted',
        'approved-by-legal-coordinator',
        'signed',
        'accepted',
        'applicant-changed',
      ],
    ],
    ['to a rejection', ['sent', 'rejected']],
    [
      'to a denial',
      [
        'sent',
        'approved',
        'lawyer-assigned',
        'act-drafted',
        'approved-by-legal-coordinator',
        'signed',
        'denied',
      ],
    ],
  ])('%s', async (_name, along) => {
    const walked = await walk(along, seen)
    taken.push(...walked.taken)
    expect(walked.faults).toEqual([])
  })

  it('that is every state and every transition of the machine', () => {
    expect([...seen].sort()).toEqual(Object.keys(CHANGE_STATES).sort())
    expect(new Set(taken)).toEqual(new Set(CHANGE_MACHINE))
  })
})

it('a call that moves answers 409 also between the steps of a state: while the act is notified and before it is final', async () => {
  const change = await bring(world, await askedChange(world), 'signed')
  const answer = await say(world, 'changes.answer', change)
  expect([answer.status, messageOf(answer)]).toEqual([
    409,
    'Cambio de solicitante: firmado. La solicitud espera el paso «Notificación del auto», y en ese estado no se puede aceptar.',
  ])
  await tellBoth(world, change.id)
  expect((await say(world, 'changes.answer', change)).status).toBe(200)
  const early = await say(world, 'changes.apply', change)
  expect([early.status, messageOf(early)]).toEqual([
    409,
    'Se aplica cuando lo aceptó quien recibe y el auto está en firme: vencido el término para recurrir, o decidido un recurso que no lo revocó.',
  ])
  await becomeFinal(world, change.id)
  expect((await say(world, 'changes.apply', change)).status).toBe(200)
})

/** The specification's catalogue, when present next to the project. */
const SPEC = new URL('../../../../../spec/states.json', import.meta.url)
describe('the machine that these tests walk', () => {
  it('is that of the catalogue, with the calls that it names', () => {
    const { machines } = JSON.parse(readFileSync(SPEC, 'utf8')) as { machines: readonly Machine[] }
    const machine = machines.find(({ id }) => id === 'change-of-applicant')
    expect(machine?.states.map(({ id }) => id)).toEqual(Object.keys(CHANGE_STATES))
    const way = ({ from, to }: { from: string; to: string }): string => `${from} → ${to}`
    const asked = [...(machine?.transitions ?? []), ...(machine?.interpretation.transitions ?? [])]
    expect(CHANGE_MACHINE.map(way).sort()).toEqual(asked.map(way).sort())
    for (const { from, to, interpretation } of machine?.transitions ?? []) {
      const { call } = CHANGE_MACHINE.find((one) => one.from === from && one.to === to) as Transition
      // «act drafted» is reached by handing in the document that `acto_admin` began
      if (to !== 'act-drafted') expect(TWENTY[call].path).toContain(interpretation.call)
    }
  })
})

interface Machine {
  readonly id: string
  readonly states: readonly { readonly id: string }[]
  readonly transitions: readonly {
    readonly from: string
    readonly to: string
    readonly interpretation: { readonly call: string }
  }[]
  readonly interpretation: { readonly transitions: readonly { readonly from: string; readonly to: string }[] }
}
