import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { configurationTrials } from '@ventanilla/contract/configuration-trials.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { configuration } from '@ventanilla/contract/generated/configuration'
import { call } from '../../../client/network/http.ts'
import type { ItemName } from '../item-data.ts'

export type Shown = EndpointAnswer<(typeof configurationTrials)['configuration.trial']>['body']
export type Trial = NonNullable<Shown['trial']>
export type Sum = Trial['sums'][number]
export type Line = Sum['lines'][number]

/** Milliseconds between two looks at a trial that is under way. */
const LOOK_MS = 1_500

const trialKey = ({ kind, key }: ItemName) => ['prueba de la configuracion', kind, key] as const

/** The last trial of an item. `stamp`: changes with what the draft says, which outdates it. */
export const useTrial = (name: ItemName, stamp: string) =>
  useQuery({
    queryKey: [...trialKey(name), stamp],
    queryFn: async ({ signal }) => (await call(configuration.trial, { params: name }, { signal })).body,
    refetchInterval: (query) => (query.state.data?.trial?.state === 'probando' ? LOOK_MS : false),
  })

/** Begins and stops the trial of a draft. */
export function useTrying(name: ItemName, stamp: string) {
  const client = useQueryClient()
  const shown = (body: Shown): void => void client.setQueryData([...trialKey(name), stamp], body)
  const start = useMutation({
    mutationFn: async () =>
      (await call(configuration.startTrial, { params: name, body: { hash: stamp } })).body,
    onSuccess: shown,
  })
  const stop = useMutation({
    mutationFn: async () => (await call(configuration.stopTrial, { params: name })).body,
    onSuccess: shown,
  })
  return { start, stop }
}
