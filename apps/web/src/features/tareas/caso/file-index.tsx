import { IconDownload, IconFileZip } from '@tabler/icons-react'
import { expedientes } from '@ventanilla/contract/generated/expedientes'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { downloadFile } from '../../../client/network/upload.ts'
import { PlainList } from '../../../keeping/plain-list/plain-list.tsx'
import { useExport } from '../../../keeping/plain-list/use-export.ts'
import { useList } from '../../../keeping/plain-list/use-list.ts'
import { fileWords, sheetWords } from '../../../ui/lists/file-words.ts'
import styles from '../task.module.css'

/** Foliated index of the expediente, with each document and, for users allowed to, the whole as a ZIP. */
export function FileIndex({ caseId }: { readonly caseId: string }) {
  const list = useList(expedientes.index, { params: { id: caseId } })
  const { busy, save } = useExport()
  const open = async (fileId: string): Promise<void> => {
    try {
      await downloadFile(fileId)
    } catch (error) {
      showMessage(failureText(error), 'error')
    }
  }
  const [file] = list.parts
  const number = file?.number ?? null
  if (file !== undefined && number === null)
    return <p className="v-muted">El expediente todavía no se ha abierto.</p>
  return (
    <>
      {file !== undefined && (
        <div className="v-row" data-spread>
          <p>
            <strong>{number}</strong>
            <br />
            <span className="v-hint">{fileWords(file)}</span>
          </p>
          {file.mayExport && (
            <button
              type="button"
              className="v-btn"
              data-kind="default"
              disabled={busy}
              onClick={() =>
                void save(
                  () => call(expedientes.export, { params: { id: caseId } }),
                  `${number ?? 'expediente'}.zip`,
                )
              }
            >
              <IconFileZip aria-hidden className="v-icon" />
              {busy ? 'Preparando…' : 'Exportar ZIP'}
            </button>
          )}
        </div>
      )}
      <PlainList
        list={list}
        empty={<p className="v-muted">Todavía no hay documentos que usted pueda leer en este expediente.</p>}
      >
        {(rows) => (
          <ol className={styles.history}>
            {rows.map((row) => (
              <li key={row.position} className={styles.folio}>
                <span>
                  <strong>{row.title}</strong>
                  <span className="v-hint v-num"> {sheetWords(row)}</span>
                </span>
                {row.fileId !== null && (
                  <button
                    type="button"
                    className="v-icon-btn"
                    aria-label={`Descargar ${row.title}`}
                    onClick={() => void open(row.fileId ?? '')}
                  >
                    <IconDownload aria-hidden className="v-icon" />
                  </button>
                )}
              </li>
            ))}
          </ol>
        )}
      </PlainList>
    </>
  )
}
