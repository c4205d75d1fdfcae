import type { ThirdParty } from '@ventanilla/contract/third-parties.contract'
import { useState } from 'react'
import { href } from '../../client/address/links.ts'
import { formatLongDate } from '../../ui/formats.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import { EndDialog } from './end-dialog.tsx'
import styles from './intervinientes.module.css'
import { actWords, numbersOf, periodOf } from './third-party-words.ts'

type Capacity = ThirdParty['capacities'][number]

interface CapacitiesProps {
  readonly person: ThirdParty
  readonly onChanged: (now: ThirdParty) => void
}

/** The cases in which a person is third party, with the way to end each capacity. */
export function Capacities({ person, onChanged }: CapacitiesProps) {
  const [ending, setEnding] = useState<string | null>(null)
  const open = person.capacities.find(({ caseId }) => caseId === ending)
  return (
    <section className="v-stack" aria-labelledby="calidades-titulo">
      <h2 id="calidades-titulo">Trámites en los que interviene</h2>
      <ul className={styles.people}>
        {person.capacities.map((one) => (
          <li key={one.caseId} className="v-card v-pad v-stack" data-gap="2">
            <CapacityFacts capacity={one} />
            {one.until === null && <WayToEnd capacity={one} onEnd={() => setEnding(one.caseId)} />}
          </li>
        ))}
      </ul>
      {open !== undefined && open.until === null && (
        <EndDialog
          person={person}
          capacity={open}
          onClose={() => setEnding(null)}
          onDone={(now) => {
            setEnding(null)
            onChanged(now)
          }}
        />
      )}
    </section>
  )
}

function CapacityFacts({ capacity }: { readonly capacity: Capacity }) {
  const { recognisedBy, ended } = capacity
  return (
    <>
      <div className={styles.head}>
        <a
          className={`v-num ${styles.name ?? ''}`}
          href={href('/solicitudes/expediente/:id', { id: capacity.caseId })}
        >
          {numbersOf(capacity)}
        </a>
        <StatusBadge tone={capacity.until === null ? 'ok' : 'none'}>
          {capacity.until === null ? 'Interviene' : 'Terminada'}
        </StatusBadge>
      </div>
      <p className="v-small v-muted">
        {capacity.procedure} · {periodOf(capacity)}
        {capacity.closed && ' · El trámite ya terminó'}
      </p>
      <p className="v-small">
        {recognisedBy === null
          ? 'El acto que lo reconoció no está en el portal.'
          : `Lo reconoció: ${actWords(recognisedBy)}.`}
      </p>
      {ended !== null && (
        <p className="v-small">
          Dejó de intervenir desde el {formatLongDate(ended.on)}, por: {actWords(ended.act)}. Lo anotó{' '}
          {ended.by}. Motivo: {ended.reason}
        </p>
      )}
    </>
  )
}

function WayToEnd({ capacity, onEnd }: { readonly capacity: Capacity; readonly onEnd: () => void }) {
  const why =
    capacity.whyNot ??
    (capacity.acts.length === 0
      ? 'Su calidad termina con un auto o una resolución de este trámite, y todavía no hay ninguno firmado desde que se le reconoció.'
      : null)
  if (why !== null) return <p className="v-hint">{why}</p>
  return (
    <div>
      <button type="button" className="v-btn" data-kind="default" onClick={onEnd}>
        Terminar su calidad<span className="v-sr"> en {numbersOf(capacity)}</span>
      </button>
    </div>
  )
}
