import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import { ErrorList } from '../../../forms/error-list.tsx'
import { alertsIn, does, elementsOf, wordsOf } from '../../../keeping/testing/elements.ts'
import { stageHook } from '../../../keeping/testing/hook-stage.ts'
import { appealForm } from './appeal-form.ts'
import { TaskForm } from '../tarea/task-form.tsx'

const offer = {
  taskId: 't',
  ways: [{ value: 'reposicion', label: 'Reposición' }],
  whyNot: null,
  due: { due: '2026-06-10', state: 'corre' },
} as unknown as Parameters<typeof appealForm>[0]
const surroundings = { lists: { options: {} }, today: '2026-06-01', now: () => 0 } as const

afterEach(() => void vi.unstubAllGlobals())

/** Presses «Radicar el recurso» with these answers; returns the number of submissions and what is missing. */
async function filed(answers: Readonly<Record<string, unknown>>, failure: string | null = null) {
  let sent = 0
  const draft = { answers, status: 'guardado', message: null, conflicts: [], rejected: {}, taken: [] }
  const engine = { subscribe: () => () => undefined, get: () => draft, change: () => undefined }
  const stage = await stageHook(TaskForm, {
    def: appealForm(offer),
    engine: engine as unknown as DraftEngine,
    surroundings,
    action: 'Radicar el recurso',
    busyAction: 'Radicando…',
    busy: false,
    failure,
    onSend: () => void (sent += 1),
  })
  await stage.change(() =>
    does(stage.now(), (one) => one.type === 'button' && wordsOf(one) === 'Radicar el recurso', 'onClick'),
  )
  const list = elementsOf(stage.now()).find(({ type }) => type === ErrorList)
  const missing = ((list?.props['problems'] ?? []) as { path: string }[]).map(({ path }) => path)
  const alerts = alertsIn(stage.now())
  await stage.leave()
  return { sent, missing, alerts }
}
const GROUNDS = 'El caudal otorgado no alcanza para el ganado.'

describe('an appeal', () => {
  it.each([
    ['no grounds', {}],
    ['empty ones', { 'recurso.motivos': '' }],
    ['nothing but spaces and lines', { 'recurso.motivos': ' \n\t ' }],
  ])('with %s is not sent, and the form says what is missing', async (_what, grounds) => {
    expect(await filed({ 'recurso.clase': 'reposicion', ...grounds })).toMatchObject({
      sent: 0,
      missing: ['recurso.motivos'],
    })
  })
  it('without its class is not sent either: none is chosen for the person', async () => {
    expect(await filed({ 'recurso.motivos': GROUNDS })).toMatchObject({ sent: 0, missing: ['recurso.clase'] })
  })
  it('with its class and its grounds is sent once', async () => {
    expect(await filed({ 'recurso.clase': 'reposicion', 'recurso.motivos': GROUNDS })).toMatchObject({
      sent: 1,
      missing: [],
    })
  })
  it('that the server refused says so in the form', async () => {
    const why = 'El término para presentar un recurso ya pasó.'
    expect((await filed({}, why)).alerts).toContain(why)
  })
})
