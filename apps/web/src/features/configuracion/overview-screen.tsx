import { useUser } from '../../client/session/session.ts'
import { may } from '../../client/session/session-user.ts'
import { FailedRead } from '../../keeping/failed-read.tsx'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import styles from './configuracion.module.css'
import { useKinds } from './item-data.ts'
import { doorOf, isOpenKind } from './puertas/doors.ts'

/** Everything that the reader can decide about the portal, with what is under way. */
export default function OverviewScreen() {
  const kinds = useKinds()
  const administers = may(useUser(), 'parameters.admin')
  if (kinds.error !== null && kinds.data === undefined)
    return <FailedRead title="Configuración" error={kinds.error} retry={() => void kinds.refetch()} />
  const open = (kinds.data ?? []).flatMap((row) =>
    isOpenKind(row.kind) ? [{ row, door: doorOf(row.kind) }] : [],
  )
  return (
    <>
      <PageHeader
        title="Configuración"
        subtitle="Lo que la autoridad decide de su portal. Nada entra en vigor hasta que se publica."
      />
      {administers && (
        <>
          <p>
            <a href="/configuracion/versiones-en-uso">Versiones en uso</a>: por qué flujo va cada caso
            abierto, y cómo pasarlo al nuevo.
          </p>
          <p>
            <a href="/configuracion/llevar">Llevar la configuración</a>: descargarla, o traer la de otro
            portal como borradores.
          </p>
        </>
      )}
      {kinds.data === undefined ? (
        <SkeletonRows rows={4} height={112} />
      ) : open.length === 0 ? (
        <EmptyState title="Su rol no decide nada de la configuración" picture={picture} />
      ) : (
        <ul className={styles.cards}>
          {open.map(({ row, door }) => (
            <li key={row.kind} className={styles.panel}>
              <h2>
                <a href={door.list}>{door.title}</a>
              </h2>
              <p className="v-muted">{door.subtitle}</p>
              <p className={styles.tags}>
                <StatusBadge tone="none">{counted(row.items, 'elemento', 'elementos')}</StatusBadge>
                {row.drafts > 0 && (
                  <StatusBadge tone="info">{counted(row.drafts, 'borrador', 'borradores')}</StatusBadge>
                )}
                {row.waiting > 0 && (
                  <StatusBadge tone="info">
                    {counted(row.waiting, 'versión programada', 'versiones programadas')}
                  </StatusBadge>
                )}
                {row.news > 0 && (
                  <StatusBadge tone="warn">
                    {counted(row.news, 'novedad del producto', 'novedades del producto')}
                  </StatusBadge>
                )}
              </p>
              <p className="v-small v-muted">{rightWords(row)}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What the reader may do with a kind. */
function rightWords(row: { readonly twoPeople: boolean; readonly canPublish: boolean }): string {
  if (!row.canPublish) return 'Usted prepara borradores; otra persona los publica.'
  return row.twoPeople
    ? 'Lo publica otra persona que la que lo escribe.'
    : 'Usted puede escribirlo y publicarlo.'
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
