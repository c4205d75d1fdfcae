import { href } from '../../client/links.ts'
import { useLinked, useOpenDoor } from '../../client/use-linked.ts'
import { DoorList, LinkedList } from '../../ui/linked-cases.tsx'

/** What came of a case and what its party may begin beside it: withdrawing, waiving terms, revoking. It comes when it comes. */
export function LinkedCard({ caseId }: { readonly caseId: string }) {
  const { data } = useLinked(caseId)
  const door = useOpenDoor({ caseId })
  if (data === undefined || (data.rows.length === 0 && data.doors.length === 0)) return null
  return (
    <>
      {data.rows.length > 0 && (
        <section className="v-card v-pad v-stack" aria-labelledby="vinculados">
          <h2 id="vinculados">Trámites vinculados</h2>
          <LinkedList
            rows={data.rows}
            addressOf={(id) => href('/mis-solicitudes/ver-solicitud/:id', { id })}
          />
        </section>
      )}
      {data.doors.length > 0 && (
        <section className="v-card v-pad v-stack" aria-labelledby="puertas">
          <h2 id="puertas">Qué puede pedir</h2>
          <DoorList doors={data.doors} busy={door.busy} failure={door.failure} onOpen={door.open} />
        </section>
      )}
    </>
  )
}
