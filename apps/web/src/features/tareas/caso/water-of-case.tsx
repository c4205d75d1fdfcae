import { useQuery, useQueryClient } from '@tanstack/react-query'
import { places } from '@ventanilla/contract/generated/places'
import { call, failureText } from '../../../client/network/http.ts'
import { ConfirmReach } from '../../../keeping/water/confirm-reach.tsx'
import { JoiningLine } from '../../../keeping/water/joining-line.tsx'
import { WaterSection } from '../../../keeping/water/water-section.tsx'
import { litresWords } from '../../../keeping/water/water-words.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

const keyOf = (caseId: string): readonly string[] => ['captación del caso', caseId]

/** The capture of a case, and those of the same water. */
export const useCaptureOfCase = (caseId: string) =>
  useQuery({
    queryKey: keyOf(caseId),
    queryFn: async ({ signal }) =>
      (await call(places.captureOfCase, { params: { id: caseId } }, { signal })).body,
  })

/** On which reach the capture of the case is, and which captures are above and below it; nothing where it takes no water. */
export function WaterOfCase({ caseId }: { readonly caseId: string }) {
  const client = useQueryClient()
  const found = useCaptureOfCase(caseId)
  if (found.isError)
    return <ErrorState onRetry={() => void found.refetch()}>{failureText(found.error)}</ErrorState>
  if (found.data === undefined) return <Skeleton height={96} />
  const { capture, water } = found.data
  if (capture === null || water === null) return null
  const renew = (): void => void client.invalidateQueries({ queryKey: keyOf(caseId) })
  return (
    <>
      <section className="v-stack" aria-labelledby="captacion-del-caso">
        <h2 id="captacion-del-caso">Captación</h2>
        <p>
          {capture.source === '' ? 'Fuente sin nombre' : capture.source}:{' '}
          <span className="v-num">
            {litresWords(capture.litres)}
            {capture.state === 'en_tramite' && ' pedidos'}
          </span>
        </p>
        <JoiningLine joining={capture.joining} />
        {capture.mayConfirm && water.streams !== null && (
          <ConfirmReach capture={capture} streams={water.streams.layer} onConfirmed={renew} />
        )}
      </section>
      <WaterSection water={water} onConfirmed={renew} />
    </>
  )
}
