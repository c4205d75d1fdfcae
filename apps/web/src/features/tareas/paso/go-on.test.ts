import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as http from '../../../client/network/http.ts'
import { installNavigator } from '../../../client/address/navigation.ts'
import { elementsOf, does, wordsOf } from '../../../keeping/testing/elements.ts'
import { stageHook } from '../../../keeping/testing/hook-stage.ts'
import { type CaseDetail, type TaskDetail, taskKey, type TaskRef } from '../task-data.ts'
import { type Ended, GoOn, SingleOutcome } from './go-on.tsx'
import { ownTasksKey } from './own-tasks.ts'

/** Server state: version of the case, and tasks open for the user. */
let server: { version: number; rows: TaskRef[] }
let sent: { id: string; version: unknown; key: unknown }[]
const WHY = 'El caso cambió mientras usted lo tenía abierto.'

const ME = 'u-1'
const row = (id: string, assignee: string | null): TaskRef =>
  ({
    id,
    title: 'Recibo de pago',
    screen: '',
    assignee: assignee === null ? null : { id: assignee, name: 'Ana' },
  }) as unknown as TaskRef
const detailOf = (version: number): TaskDetail =>
  ({
    task: row('t-2', null),
    caseId: 'c',
    caseVersion: version,
    canAct: true,
    act: null,
    actToStart: null,
    openRemarks: [],
    proposed: false,
    mine: true,
    data: {},
    items: {},
    choices: { parties: [], feeCategories: [] },
    outcomes: [{ code: 'emitido', label: 'Emitido', enabled: true, needsReason: false, onward: true }],
    definition: { step: 'LIQ-03', title: 'Recibo de pago', capture: [], actPart: null, question: null },
  }) as unknown as TaskDetail
const detail = { id: 'c', applicant: { id: 'p' }, facts: {}, lists: {}, updatedAt: '2026-11-25T15:00:00Z' }

vi.mock('../../../client/session/session.ts', async (original) => ({
  ...(await original<object>()),
  useUser: () => ({ id: ME }),
}))
const engine = {
  subscribe: () => () => undefined,
  get: () => SETTLED,
  flush: () => Promise.resolve(true),
  finish: () => Promise.resolve(),
}
const SETTLED = { answers: {}, conflicts: [] }
vi.mock('../../../keeping/task-work.ts', () => ({ useTaskWork: () => ({ engine, after: null }) }))
vi.mock('../../../client/network/http.ts', async (original) => ({
  ...(await original<typeof http>()),
  call: (
    { id }: { id: string },
    given: { body?: { version?: number } },
    options?: { idempotencyKey?: string },
  ) => {
    if (id === 'tasks.read') return Promise.resolve({ status: 200, body: detailOf(server.version) })
    if (id === 'tasks.current') return Promise.resolve({ status: 200, body: { rows: server.rows } })
    sent.push({ id, version: given.body?.version, key: options?.idempotencyKey })
    if (given.body?.version !== server.version) return Promise.reject(new http.CallError(409, WHY))
    return Promise.resolve({ status: 200, body: { data: { component: { name: 'Pago' }, closed: false } } })
  },
}))

let client: QueryClient
let went: string[]
beforeEach(() => {
  // the hook listens there for pending work of other tabs
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  client = new QueryClient()
  server = { version: 7, rows: [] }
  sent = []
  went = []
  installNavigator({
    go: (to) => void went.push(to),
    place: () => ({ pathname: '/', search: '', hash: '', params: {} }),
    subscribe: () => () => undefined,
  })
})
afterEach(() => vi.unstubAllGlobals())
const around = (drawn: ReactElement): ReactElement => createElement(QueryClientProvider, { client }, drawn)

interface Props {
  readonly row: TaskRef
  readonly detail: CaseDetail
  readonly signed: boolean
  readonly onEnded: (ended: Ended) => void
  readonly onRefused: (why: string | null) => void
}
function propsOf() {
  const ended: string[] = []
  const refused: (string | null)[] = []
  const props: Props = {
    row: row('t-2', null),
    detail: detail as unknown as CaseDetail,
    signed: true,
    onEnded: (one) => void ended.push(`${one.title}: ${one.label}. Sigue: ${one.done.next ?? ''}`),
    onRefused: (why) => void refused.push(why),
  }
  return { props, ended, refused }
}
const press = (drawn: unknown): void => does(drawn, ({ type }) => type === 'button', 'onClick')
const taskOffered = (drawn: unknown): TaskDetail | undefined =>
  elementsOf(drawn).find(({ type }) => type === SingleOutcome)?.props['task'] as TaskDetail | undefined

describe('the one way on from the next step', () => {
  it('is one press, sent with the version that was read and a key of its own, and says what follows', async () => {
    const { props, ended, refused } = propsOf()
    const stage = await stageHook(SingleOutcome, { ...props, task: detailOf(7) }, around)
    expect(wordsOf(stage.now())).toBe('Continuar: Emitido')
    await stage.change(() => press(stage.now()))
    await stage.until(() => expect(ended).toEqual(['Recibo de pago: Emitido. Sigue: Pago']))
    expect(sent).toEqual([
      { id: 'workflow.continue', version: 7, key: expect.stringMatching(/^[\da-f-]{36}$/) },
    ])
    expect(refused).toEqual([null])
    expect(went).toEqual([])
    await stage.leave()
  })

  it('is never sent from what was read before the step that has just ended', async () => {
    const { props } = propsOf()
    // the user had this step open a moment ago: its data is still cached
    client.setQueryData(taskKey('t-2'), detailOf(6))
    const versions: number[] = []
    const stage = await stageHook(
      (given: Props) => {
        const drawn = GoOn(given)
        const { caseVersion } = taskOffered(drawn) ?? {}
        if (caseVersion !== undefined) versions.push(caseVersion)
        return drawn
      },
      props,
      around,
    )
    await stage.until(() => expect(versions).not.toEqual([]))
    expect(new Set(versions)).toEqual(new Set([7]))
    await stage.leave()
  })

  it('that was refused says why, reads the case again, and goes with the new version under a new key', async () => {
    const { props, ended, refused } = propsOf()
    const way = await stageHook(GoOn, props, around)
    await way.until(() => expect(taskOffered(way.now())).toBeDefined())
    const first = taskOffered(way.now())
    const stage = await stageHook(SingleOutcome, { ...props, task: first as TaskDetail }, around)
    server.version = 8
    await stage.change(() => press(stage.now()))
    await stage.until(() => expect(refused.at(-1)).toContain(WHY))
    expect(ended).toEqual([])
    await way.until(() => expect(taskOffered(way.now())?.caseVersion).toBe(8))
    await stage.draw({ ...props, task: taskOffered(way.now()) as TaskDetail })
    await stage.change(() => press(stage.now()))
    await stage.until(() => expect(ended).toHaveLength(1))
    expect(sent.map(({ version }) => version)).toEqual([7, 8])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
    await stage.leave()
    await way.leave()
  })

  it.each([
    ['opens the step that follows where it is the same person’s by name', ME, 1],
    ['leaves what is offered to a group for whoever takes it', null, 0],
    ['leaves what another person has', 'u-2', 0],
  ])('%s', async (_what, assignee, times) => {
    const { props, ended } = propsOf()
    client.setQueryData(ownTasksKey('c'), [row('t-2', null), row('t-3', assignee)])
    const stage = await stageHook(SingleOutcome, { ...props, task: detailOf(7) }, around)
    await stage.change(() => press(stage.now()))
    await stage.until(() => expect(ended).toHaveLength(1))
    expect(went.filter((to) => to.includes('t-3'))).toHaveLength(times)
    await stage.leave()
  })
})
