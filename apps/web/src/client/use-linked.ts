import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { linked } from '@ventanilla/contract/generated/linked'
import { call, failureText } from './network/http.ts'
import { useIntention } from './network/intention.ts'
import { fillPath } from './address/links.ts'
import { navigate } from './address/navigation.ts'

export type LinkedAnswer = Awaited<ReturnType<typeof readLinked>>
export type LinkedEntryPoint = LinkedAnswer['doors'][number]

async function readLinked(caseId: string, signal: AbortSignal) {
  return (await call(linked.ofCase, { params: { id: caseId } }, { signal })).body
}

/** Linked cases of a case, and those that may be started from it. */
export function useLinked(caseId: string) {
  return useQuery({
    queryKey: ['vinculados', caseId],
    queryFn: ({ signal }) => readLinked(caseId, signal),
  })
}

/** Cases the user may start, on their own or from a case they name. */
export function useOwnEntryPoints() {
  return useQuery({
    queryKey: ['vinculados', ''],
    queryFn: async ({ signal }) => (await call(linked.doors, {}, { signal })).body.doors,
  })
}

export type OwnEntryPoint = NonNullable<ReturnType<typeof useOwnEntryPoints>['data']>[number]

/**
 * Starts a case and goes to its first task. Retries of one intention reuse its idempotency key: prevents a
 * double press or a lost response from starting two cases.
 */
export function useStartCase(beside: { readonly caseId: string } | { readonly radicado: string } | null) {
  const client = useQueryClient()
  const intention = useIntention()
  const opening = useMutation({
    mutationFn: async (door: Pick<LinkedEntryPoint, 'family' | 'step'>) => {
      const body = { family: door.family, step: door.step, ...beside }
      const { body: opened } = await intention.send(body, (sent, options) =>
        call(linked.open, { body: sent }, options),
      )
      const { id, screen } = opened
      await client.invalidateQueries({ queryKey: ['vinculados'] })
      await client.invalidateQueries({ queryKey: ['mis-solicitudes'] })
      return { id, screen }
    },
    onSuccess: ({ id, screen }) => {
      navigate(screen ?? fillPath('/mis-solicitudes/ver-solicitud/:id', { id }))
    },
  })
  return {
    busy: opening.isPending,
    failure: opening.error === null ? null : failureText(opening.error),
    open: (door: Pick<LinkedEntryPoint, 'family' | 'step'>) => opening.mutate(door),
  }
}
