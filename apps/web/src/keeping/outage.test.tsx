import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as http from '../client/network/http.ts'
import { CallError } from '../client/network/http.ts'
import { ErrorState } from '../ui/states/error-state.tsx'
import { FailedRead } from './failed-read.tsx'
import { does, elementsOf, wordsOf } from './testing/elements.ts'
import { stageHook } from './testing/hook-stage.ts'
import { WaitingList } from './waiting-list.tsx'

let answer: () => unknown
let asked: number
vi.mock('../client/network/http.ts', async (original) => ({
  ...(await original<typeof http>()),
  call: () => {
    asked += 1
    return Promise.resolve().then(() => answer())
  },
}))

const AWAY = 'No hay conexión con el servidor. Revise su señal e intente de nuevo.'
const away = (): never => {
  throw new CallError(0, AWAY)
}
const around = (drawn: ReactElement): ReactElement =>
  createElement(
    QueryClientProvider,
    { client: new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }) },
    drawn,
  )
/** The retry button. */
const retry = (node: unknown) => {
  const shown = elementsOf(node).find(({ type }) => type === ErrorState)
  return shown === undefined ? null : ErrorState(shown.props as Parameters<typeof ErrorState>[0])
}
beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  answer = away
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page that the server did not answer', () => {
  it('says so and has a button that asks again, until it answers', async () => {
    const stage = await stageHook(() => WaitingList({ empty: 'Nada espera por usted.' }), null, around)
    const settled = (): Promise<void> => stage.change(() => void vi.advanceTimersByTime(100))
    const press = async (): Promise<void> => {
      await stage.change(() => does(retry(stage.now()), (one) => wordsOf(one) === 'Reintentar', 'onClick'))
      await settled()
      await settled()
    }
    await settled()
    await settled()
    expect([asked, wordsOf(retry(stage.now()))]).toEqual([1, expect.stringContaining(AWAY)])
    await press()
    expect([asked, wordsOf(retry(stage.now()))]).toEqual([2, expect.stringContaining(AWAY)])
    answer = () => ({ status: 200, body: { rows: [] } })
    await press()
    expect([asked, retry(stage.now())]).toEqual([3, null])
    expect(wordsOf(stage.now())).toContain('Nada espera por usted.')
    await stage.leave()
  })

  it.each([
    ['no answer', 0, true],
    ['a failure of the server', 500, true],
    ['one that is overloaded', 503, true],
    ['a case that does not exist', 404, false],
    ['a case of somebody else', 403, false],
  ])('with %s offers to try again only where that may help', (_what, status, again) => {
    let tried = 0
    const page = FailedRead({
      title: 'Solicitud',
      error: new CallError(status, AWAY),
      retry: () => void (tried += 1),
    })
    const state = retry(page)
    expect(state !== null).toBe(again)
    if (state === null) return
    does(state, (one) => wordsOf(one) === 'Reintentar', 'onClick')
    expect(tried).toBe(1)
  })
})
