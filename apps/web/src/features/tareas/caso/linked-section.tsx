import { href } from '../../../client/links.ts'
import { useLinked, useOpenDoor } from '../../../client/use-linked.ts'
import { DoorList, LinkedList } from '../../../ui/linked-cases.tsx'

/** The chain in which a case stands, and what the official may begin beside it; nothing where there is neither. */
export function LinkedSection({ caseId }: { readonly caseId: string }) {
  const { data } = useLinked(caseId)
  const door = useOpenDoor({ caseId })
  if (data === undefined || (data.rows.length === 0 && data.doors.length === 0)) return null
  return (
    <>
      {data.rows.length > 0 && (
        <>
          <h2>Trámites vinculados</h2>
          <LinkedList rows={data.rows} addressOf={(id) => href('/solicitudes/expediente/:id', { id })} />
        </>
      )}
      {data.doors.length > 0 && (
        <>
          <h2>Iniciar junto a este trámite</h2>
          <DoorList doors={data.doors} busy={door.busy} failure={door.failure} onOpen={door.open} />
        </>
      )}
    </>
  )
}
