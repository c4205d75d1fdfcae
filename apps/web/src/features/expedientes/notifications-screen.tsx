import { IconArrowLeft } from '@tabler/icons-react'
import { expedientes } from '@ventanilla/contract/generated/expedientes'
import { FILE_PATH, placeOfFile } from '@ventanilla/domain/cases/file-address'
import { href } from '../../client/address/links.ts'
import { useParam } from '../../client/address/navigation.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FailedRead } from '../../keeping/failed-read.tsx'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { NotificationRow } from './notification-row.tsx'
import styles from './expedientes.module.css'

/** How and when each act of a file was notified, as far as the user may see. */
export default function NotificationsScreen() {
  const id = useParam('id')
  const list = useList(expedientes.notifications, { params: { id } })
  const file = list.parts[0]
  usePageTitle(
    file === undefined ? undefined : `Notificaciones · ${file.file ?? file.radicado ?? 'Expediente'}`,
  )
  if (list.error !== null)
    return (
      <FailedRead
        title="Notificaciones"
        missing="Este expediente no existe o no puede consultarlo"
        error={list.error}
        retry={list.again}
      />
    )
  return (
    <>
      <PageHeader
        title="Notificaciones"
        {...(file !== undefined && {
          number: file.file === null ? (file.radicado ?? '') : `Expediente ${file.file}`,
          subtitle: file.procedure,
          actions: (
            <a className="v-btn" data-kind="default" href={href(FILE_PATH, placeOfFile(id, file.migrated))}>
              <IconArrowLeft aria-hidden className="v-icon" />
              Documentos del expediente
            </a>
          ),
        })}
      />
      <PlainList
        list={list}
        loading={{ rows: 5, height: 120 }}
        empty={
          <EmptyState title="Todavía no hay notificaciones" picture={picture}>
            Aquí aparece cada acto que la Corporación le notifique o le comunique, con su fecha y su prueba.
          </EmptyState>
        }
        className={styles.rows}
        renderRow={(row) => <NotificationRow key={row.id} row={row} caseId={id} />}
      />
    </>
  )
}
