import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { createElement, type ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as http from '../../client/network/http.ts'
import { stageHook } from '../testing/hook-stage.ts'
import { useList } from './use-list.ts'

const OLD = { id: '1', text: 'Falta el plano.', at: '2026-02-02T15:00:00.000Z', author: 'Ana Ruiz' }
const NEW = { ...OLD, id: '2', text: 'Ya llegó el plano.' }
let rows: readonly (typeof OLD)[]
let calls: number
vi.mock('../../client/network/http.ts', async (original) => ({
  ...(await original<typeof http>()),
  call: () => {
    calls += 1
    return Promise.resolve({ status: 200, body: { rows } })
  },
}))

let client: QueryClient
const around = (drawn: ReactElement): ReactElement => createElement(QueryClientProvider, { client }, drawn)
const useNotes = () => useList(cases.notes, { params: { id: 'c' } }, { under: ['caso', 'c'] })

beforeEach(() => {
  client = new QueryClient()
  rows = [OLD]
  calls = 0
})
afterEach(() => vi.unstubAllGlobals())

it('is read again with everything that stands under the same key', async () => {
  const list = await stageHook(useNotes, undefined, around)
  await list.until(() => expect(list.now().rows).toEqual([OLD]))
  rows = [NEW, OLD]
  await list.change(() => void client.invalidateQueries({ queryKey: ['caso', 'c'] }))
  await list.until(() => expect(list.now().rows).toEqual([NEW, OLD]))
  expect(calls).toBe(2)
  await list.leave()
})

it('shows the list that the answer to a change carries, without reading it again', async () => {
  const list = await stageHook(useNotes, undefined, around)
  await list.until(() => expect(list.now().rows).toEqual([OLD]))
  await list.change(() => list.now().put({ rows: [NEW, OLD] }))
  await list.until(() => expect(list.now().rows).toEqual([NEW, OLD]))
  expect(list.now().more.exists).toBe(false)
  expect(calls).toBe(1)
  await list.leave()
})
