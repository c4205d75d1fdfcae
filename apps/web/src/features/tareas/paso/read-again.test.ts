import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { stageHook } from '../../../keeping/testing/hook-stage.ts'
import { caseKey, type TaskDetail, taskKey } from '../task-data.ts'
import { useAdvance } from './use-advance.ts'

const task = {
  task: { id: 'signing', screen: '/solicitudes/x/:id' },
  caseId: 'c',
  caseVersion: 3,
  data: {},
  definition: { step: 'A-01' },
} as unknown as TaskDetail

it('what was read of another step before a signature is not believed after it', async () => {
  const client = new QueryClient()
  const stale = (key: readonly string[]): boolean | undefined => client.getQueryState(key)?.isInvalidated
  const keys = [taskKey('waits-for-it'), taskKey('signing'), caseKey('c'), ['avisos']]
  for (const key of keys) client.setQueryData(key, {})
  const stage = await stageHook(
    () => useAdvance(task, null),
    null,
    (drawn) => createElement(QueryClientProvider, { client }, drawn),
  )
  await stage.change(() => void stage.now().refresh())
  expect(keys.map(stale)).toEqual([true, true, true, false])
  await stage.leave()
})
