import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { expedientes } from '@ventanilla/contract/generated/expedientes'
import { call, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { showMessage } from '../../client/messages.ts'
import { useParam } from '../../client/address/navigation.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import { rolesOf } from '../../client/session/session-user.ts'
import { useUser } from '../../client/session/session.ts'
import { downloadFile } from '../../client/network/upload.ts'
import { fileWords, sheetWords } from '../../ui/lists/file-words.ts'
import { formatShortDate } from '../../ui/formats.tsx'
import { FailedRead } from '../../keeping/failed-read.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import { FileAccess } from './file-access.tsx'
import styles from './expedientes.module.css'

/** One file: the part of its foliated index visible to the user, and its other readers. */
export default function FileScreen() {
  const id = useParam('id')
  const migrated = useParam('stateMigration') === 'migrado'
  const user = useUser()
  const index = useQuery({
    queryKey: ['expediente', id],
    queryFn: async ({ signal }) => (await call(expedientes.index, { params: { id } }, { signal })).body,
  })
  usePageTitle(index.data?.number == null ? undefined : `Expediente ${index.data.number}`)
  const open = async (fileId: string): Promise<void> => {
    try {
      await downloadFile(fileId)
    } catch (error) {
      showMessage(failureText(error), 'error')
    }
  }
  const title = index.data?.number == null ? 'Expediente' : `Expediente ${index.data.number}`
  if (index.error !== null)
    return (
      <FailedRead
        title="Expediente"
        missing="Este expediente no existe o no puede consultarlo"
        error={index.error}
        retry={() => void index.refetch()}
      />
    )
  return (
    <>
      <PageHeader
        title={title}
        {...(index.data?.until != null && {
          badge: <StatusBadge tone="info">{`Hasta el ${formatShortDate(index.data.until)}`}</StatusBadge>,
        })}
        subtitle={
          migrated ? 'Viene del archivo o del sistema anterior.' : 'Sus documentos, por la fecha de cada uno.'
        }
        actions={
          <a
            className="v-btn"
            data-kind="default"
            href={href('/mis-expedientes/ver-expediente/:id/notificaciones', { id })}
          >
            <IconMail aria-hidden className="v-icon" />
            Notificaciones
          </a>
        }
      />
      <div className="v-stack" data-gap="5">
        {index.data?.openedOn != null && <p className="v-num">{fileWords(index.data)}</p>}
        {index.data === undefined ? (
          <SkeletonRows rows={6} />
        ) : index.data.rows.length === 0 ? (
          <p className="v-muted">Todavía no hay documentos que usted pueda leer en este expediente.</p>
        ) : (
          <ol className={styles.rows}>
            {index.data.rows.map((row) => (
              <li key={row.position}>
                {row.fileId === null ? (
                  <strong>{row.title}</strong>
                ) : (
                  <button type="button" className={styles.paper} onClick={() => void open(row.fileId ?? '')}>
                    {row.title}
                  </button>
                )}
                <span className="v-small v-muted v-num">{sheetWords(row)}</span>
              </li>
            ))}
          </ol>
        )}
        {user !== null && rolesOf(user).includes('CLI_GESTION_DOCUMENTAL') && <FileAccess caseId={id} />}
      </div>
    </>
  )
}
