import { IconMail } from '@tabler/icons-react'
import { expedientes } from '@ventanilla/contract/generated/expedientes'
import { failureText } from '../../client/network/http.ts'
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
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import { FileAccess } from './file-access.tsx'
import styles from './expedientes.module.css'

/** One file: the part of its foliated index visible to the user, and its other readers. */
export default function FileScreen() {
  const id = useParam('id')
  const migrated = useParam('stateMigration') === 'migrado'
  const user = useUser()
  const list = useList(expedientes.index, { params: { id } })
  const file = list.parts[0]
  const number = file?.number ?? null
  usePageTitle(number === null ? undefined : `Expediente ${number}`)
  const open = async (fileId: string): Promise<void> => {
    try {
      await downloadFile(fileId)
    } catch (error) {
      showMessage(failureText(error), 'error')
    }
  }
  const title = number === null ? 'Expediente' : `Expediente ${number}`
  if (list.error !== null)
    return (
      <FailedRead
        title="Expediente"
        missing="Este expediente no existe o no puede consultarlo"
        error={list.error}
        retry={list.again}
      />
    )
  return (
    <>
      <PageHeader
        title={title}
        {...(file?.until != null && {
          badge: <StatusBadge tone="info">{`Hasta el ${formatShortDate(file.until)}`}</StatusBadge>,
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
        {file?.openedOn != null && <p className="v-num">{fileWords(file)}</p>}
        <PlainList
          list={list}
          loading={{ rows: 6 }}
          empty={
            <p className="v-muted">Todavía no hay documentos que usted pueda leer en este expediente.</p>
          }
        >
          {(rows) => (
            <ol className={styles.rows}>
              {rows.map((row) => (
                <li key={row.position}>
                  {row.fileId === null ? (
                    <strong>{row.title}</strong>
                  ) : (
                    <button
                      type="button"
                      className={styles.paper}
                      onClick={() => void open(row.fileId ?? '')}
                    >
                      {row.title}
                    </button>
                  )}
                  <span className="v-small v-muted v-num">{sheetWords(row)}</span>
                </li>
              ))}
            </ol>
          )}
        </PlainList>
        {user !== null && rolesOf(user).includes('CLI_GESTION_DOCUMENTAL') && <FileAccess caseId={id} />}
      </div>
    </>
  )
}
