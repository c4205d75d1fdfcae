import { useOwnEntryPoints } from '../../client/use-linked.ts'
import { EntryPointsByRadicado } from '../../keeping/entry-points-by-radicado.tsx'

/** Joining another person's case, identified by radicado only: Ley 99 de 1993, art. 69. */
export function OthersCase() {
  const { data } = useOwnEntryPoints()
  const doors = (data ?? []).filter((one) => one.needsCase)
  if (doors.length === 0) return null
  return (
    <details className="v-card v-pad">
      <summary>
        <strong>Intervenir en un trámite de otra persona</strong>
      </summary>
      <div className="v-stack">
        <p>
          Cualquier persona puede participar en un trámite ambiental que esté en curso. El radicado aparece en
          el aviso, en la cartelera o en el boletín de la Corporación.
        </p>
        <EntryPointsByRadicado doors={doors} />
      </div>
    </details>
  )
}
