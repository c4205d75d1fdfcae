import { useQuery } from '@tanstack/react-query'
import { definitionsInUse } from '@ventanilla/contract/generated/definitionsInUse'
import { useState } from 'react'
import { call } from '../../../client/network/http.ts'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import picture from '../../../ui/illustrations/vacio-resultados.svg'
import { formatInstant } from '../../../ui/formats.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import styles from '../configuracion.module.css'
import { GroupCases } from './group-cases.tsx'
import { type Group, VERSIONS_KEY } from './versions-data.ts'

const TITLE = 'Versiones en uso'
const keyOf = ({ ttId, family, release }: Group): string => `${ttId} ${family ?? ''} ${release}`

/** By which versions of their workflow the running cases go, and their move to the newest. */
export default function VersionsScreen() {
  const read = useQuery({
    queryKey: VERSIONS_KEY,
    queryFn: async ({ signal }) => (await call(definitionsInUse.list, {}, { signal })).body,
  })
  if (read.error !== null && read.data === undefined)
    return (
      <FailedRead
        title={TITLE}
        error={read.error}
        retry={() => void read.refetch()}
        missing="La atiende quien administra el portal"
      />
    )
  return (
    <>
      <PageHeader title={TITLE} />
      <Note>
        Cada caso va por el flujo con que se radicó hasta que termina. Aquí se pasa a la versión nueva, si sus
        pasos abiertos existen en ella. Su formulario y sus documentos no cambian.
      </Note>
      {read.data === undefined ? (
        <SkeletonRows rows={5} height={56} />
      ) : read.data.rows.length === 0 ? (
        <EmptyState title="No hay ningún caso abierto" picture={picture} />
      ) : (
        <Groups rows={read.data.rows} newest={read.data.newest} />
      )}
    </>
  )
}

function Groups({ rows, newest }: { readonly rows: readonly Group[]; readonly newest: number }) {
  const older = rows.filter(({ release }) => release < newest)
  const current = rows.filter(({ release }) => release >= newest)
  const total = current.reduce((sum, { cases }) => sum + cases, 0)
  return (
    <div className="v-stack">
      {older.length === 0 ? (
        <p>Todos los casos abiertos van por la versión en vigor.</p>
      ) : (
        <ul className="v-stack">
          {older.map((group) => (
            <li key={keyOf(group)} className={styles.panel}>
              <OlderGroup group={group} />
            </li>
          ))}
        </ul>
      )}
      {current.length > 0 && (
        <details className={styles.fold}>
          <summary>
            <strong>Por la versión en vigor</strong>
            <span className="v-muted"> · {casesWords(total)}</span>
          </summary>
          <ul data-bullets data-indent>
            {current.map((group) => (
              <li key={keyOf(group)}>{titleOf(group)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const casesWords = (cases: number): string => (cases === 1 ? '1 caso' : `${cases} casos`)
const titleOf = ({ name, cases }: Group): string => `${name}: ${casesWords(cases)}`

function OlderGroup({ group }: { readonly group: Group }) {
  const [open, setOpen] = useState(false)
  const verb = open ? 'Ocultar los casos' : 'Ver los casos'
  return (
    <>
      <h2>{titleOf(group)}</h2>
      <p className="v-row">
        <StatusBadge tone="warn">Versión anterior</StatusBadge>
        <span className="v-muted v-small">
          {group.since === null
            ? 'De antes de que el portal guardara sus versiones'
            : `Publicada el ${formatInstant(group.since)}`}
        </span>
      </p>
      <div className="v-row">
        <button
          type="button"
          className="v-btn"
          data-kind="default"
          aria-expanded={open}
          aria-label={`${verb} de ${group.name}, versión ${group.release}`}
          onClick={() => setOpen(!open)}
        >
          {verb}
        </button>
      </div>
      {open && <GroupCases group={group} />}
    </>
  )
}
