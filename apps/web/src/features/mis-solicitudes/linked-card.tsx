import { DoneSteps } from '../../forms/done-steps.tsx'
import { href } from '../../client/address/links.ts'
import { useLinked, useStartCase } from '../../client/use-linked.ts'
import { EntryPointList, LinkedList } from '../../ui/lists/linked-cases.tsx'
import { StillThere, useDiscard } from '../../keeping/discard-draft.tsx'
import type { CaseDetail } from './case-data.ts'
import { useCaseSurroundings } from './surroundings.ts'

/**
 * Cases linked to this one and those its party can start: withdrawal, waiver of terms, revocation. Appears when
 * loaded.
 */
export function LinkedCard({ caseId }: { readonly caseId: string }) {
  const { data } = useLinked(caseId)
  const door = useStartCase({ caseId })
  const discard = useDiscard()
  if (data === undefined || (data.rows.length === 0 && data.doors.length === 0)) return null
  return (
    <>
      {data.rows.length > 0 && (
        <section className="v-card v-pad v-stack" aria-labelledby="vinculados">
          <h2 id="vinculados">Trámites vinculados</h2>
          <StillThere failure={discard.failure} />
          <LinkedList
            rows={data.rows}
            addressOf={(id) => href('/mis-solicitudes/ver-solicitud/:id', { id })}
            onDiscard={(id) => discard.now(id)}
          />
        </section>
      )}
      {data.doors.length > 0 && (
        <section className="v-card v-pad v-stack" aria-labelledby="puertas">
          <h2 id="puertas">Qué puede pedir</h2>
          <EntryPointList doors={data.doors} busy={door.busy} failure={door.failure} onOpen={door.open} />
        </section>
      )}
    </>
  )
}

/** What the party submitted, in a case without a form of its own. */
export function PresentedCard({ detail }: { readonly detail: CaseDetail }) {
  const { data } = useLinked(detail.id)
  const surroundings = useCaseSurroundings(detail, undefined, '')
  if (data === undefined || data.done.length === 0 || surroundings === null) return null
  return (
    <section className="v-stack" aria-labelledby="presentado">
      <h2 id="presentado">Lo que usted presentó</h2>
      <DoneSteps steps={data.done} surroundings={surroundings} />
    </section>
  )
}
