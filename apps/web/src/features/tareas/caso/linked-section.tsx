import { DoneSteps } from '../../../forms/done-steps.tsx'
import type { FormSurroundings } from '../../../forms/context.ts'
import { href } from '../../../client/address/links.ts'
import { useLinked, useStartCase } from '../../../client/use-linked.ts'
import { EntryPointList, LinkedList } from '../../../ui/lists/linked-cases.tsx'

/** Chain of linked cases, and what was written in its steps; renders nothing without either. */
export function LinkedSection({
  caseId,
  surroundings,
}: {
  readonly caseId: string
  readonly surroundings: FormSurroundings
}) {
  const { data } = useLinked(caseId)
  if (data === undefined) return null
  return (
    <>
      {data.done.length > 0 && (
        <>
          <h2>Lo registrado en cada paso</h2>
          <DoneSteps steps={data.done} surroundings={surroundings} />
        </>
      )}
      {data.rows.length > 0 && (
        <>
          <h2>Trámites vinculados</h2>
          <LinkedList rows={data.rows} addressOf={(id) => href('/solicitudes/expediente/:id', { id })} />
        </>
      )}
    </>
  )
}

/** Cases the official may start from this one, each with the reason when closed. */
export function EntryPointsSection({ caseId }: { readonly caseId: string }) {
  const { data } = useLinked(caseId)
  const door = useStartCase({ caseId })
  if (data === undefined || data.doors.length === 0) return null
  return (
    <>
      <h2>Iniciar junto a este trámite</h2>
      <EntryPointList doors={data.doors} busy={door.busy} failure={door.failure} onOpen={door.open} />
    </>
  )
}
