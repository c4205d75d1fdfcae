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
  const [open, setOpen] = useState<string | null>(null)
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
      <PageHeader title={TITLE} subtitle={<a href="/configuracion">Configuración</a>} />
      <Note>
        Cada caso va por el flujo con que se radicó hasta que termina. Aquí se pasa a la versión nueva, si sus
        pasos abiertos existen en ella. Su formulario y sus documentos no cambian.
      </Note>
      {read.data === undefined ? (
        <SkeletonRows rows={5} height={56} />
      ) : read.data.rows.length === 0 ? (
        <EmptyState title="No hay ningún caso abierto" picture={picture} />
      ) : (
        <ul className="v-stack">
          {read.data.rows.map((group) => {
            const key = keyOf(group)
            const isNewest = group.release >= read.data.newest
            return (
              <li key={key} className={styles.panel}>
                <h2>{`${group.name}: ${group.cases === 1 ? '1 caso' : `${group.cases} casos`}`}</h2>
                <p className="v-row">
                  <StatusBadge tone={isNewest ? 'ok' : 'warn'}>
                    {isNewest ? 'Versión en vigor' : 'Versión anterior'}
                  </StatusBadge>
                  <span className="v-muted v-small">
                    {group.since === null
                      ? 'De antes de que el portal guardara sus versiones'
                      : `Publicada el ${formatInstant(group.since)}`}
                  </span>
                </p>
                {!isNewest && (
                  <div className="v-row">
                    <button
                      type="button"
                      className="v-btn"
                      data-kind="default"
                      aria-expanded={open === key}
                      aria-label={`${open === key ? 'Ocultar los casos' : 'Ver los casos'} de ${group.name}, versión ${group.release}`}
                      onClick={() => setOpen(open === key ? null : key)}
                    >
                      {open === key ? 'Ocultar los casos' : 'Ver los casos'}
                    </button>
                  </div>
                )}
                {open === key && <GroupCases group={group} />}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
