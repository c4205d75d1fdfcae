import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as http from '../../../client/network/http.ts'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import { stageHook } from '../../../keeping/testing/hook-stage.ts'
import type { ActHandle } from '../acto/act-workspace.tsx'
import type { TaskDetail } from '../task-data.ts'
import { mayHandIn, useHandIn } from './use-hand-in.ts'

let done: string[]
let answer: () => unknown
vi.mock('../../../client/network/http.ts', async (original) => ({
  ...(await original<typeof http>()),
  call: ({ id }: { id: string }, { body }: { body: { version: number } }) => {
    done.push(`${id} ${body.version}`)
    return Promise.resolve().then(() => answer())
  },
}))

const task = {
  task: { id: 't' },
  caseVersion: 3,
  canAct: true,
  act: { id: 'a', state: 'draft' },
  definition: { actPart: null },
} as unknown as TaskDetail
const engine = {
  flush: () => Promise.resolve(done.push('trabajo guardado') > 0),
  get: () => ({ conflicts: [] }),
} as unknown as DraftEngine
const textThat = (saves: boolean): { current: ActHandle } => ({
  current: {
    flush: () => {
      done.push(saves ? 'texto guardado' : 'texto sin guardar')
      return Promise.resolve(saves)
    },
  },
})
const around = (drawn: ReactElement): ReactElement =>
  createElement(QueryClientProvider, { client: new QueryClient() }, drawn)
const refresh = (): Promise<void> => {
  done.push('leído de nuevo')
  return Promise.resolve()
}

beforeEach(() => {
  done = []
  answer = () => ({ status: 200, body: { version: 4 } })
})

describe('handing in a document from its open text', () => {
  it('saves the text and the work first, and reads what became of it', async () => {
    const stage = await stageHook(() => useHandIn(task, engine, textThat(true), refresh), null, around)
    await stage.change(() => void stage.now().handIn())
    expect(done).toEqual(['texto guardado', 'trabajo guardado', 'tasks.submitAct 3', 'leído de nuevo'])
    expect(stage.now()).toMatchObject({ busy: false, failure: null })
    await stage.leave()
  })

  it('hands nothing in while the text on the screen is not the one that the server has', async () => {
    const stage = await stageHook(() => useHandIn(task, engine, textThat(false), refresh), null, around)
    await stage.change(() => void stage.now().handIn())
    expect(done).toEqual(['texto sin guardar'])
    expect(stage.now()).toMatchObject({
      busy: false,
      failure: expect.stringContaining('no se ha podido guardar'),
    })
    await stage.leave()
  })

  it('says why it was refused, until it is pressed again', async () => {
    answer = () => {
      throw new http.CallError(422, 'Falta el valor de la tasa.')
    }
    const stage = await stageHook(() => useHandIn(task, engine, textThat(true), refresh), null, around)
    await stage.change(() => void stage.now().handIn())
    expect(stage.now()).toMatchObject({ busy: false, failure: 'Falta el valor de la tasa.' })
    answer = () => ({ status: 200, body: { version: 4 } })
    await stage.change(() => void stage.now().handIn())
    expect(stage.now().failure).toBeNull()
    await stage.leave()
  })

  it.each([
    ['a draft of the step', {}, true],
    ['nothing that is being signed', { act: { state: 'sign' } }, false],
    ['nothing of other people', { canAct: false }, false],
    ['no act that a step of its own hands on', { definition: { actPart: 'draft' } }, false],
  ])('is offered for %s', (_what, more, may) => {
    expect(mayHandIn({ ...task, ...more } as unknown as TaskDetail)).toBe(may)
  })
})
