import { IconDownload, IconFileZip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { expedientes } from '@ventanilla/contract/generated/expedientes'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { saveFile } from '../../../client/network/save-file.ts'
import { downloadFile } from '../../../client/network/upload.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { fileWords, sheetWords } from '../../../ui/lists/file-words.ts'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../task.module.css'

/** Foliated index of the expediente, with each document and, for users allowed to, the whole as a ZIP. */
export function FileIndex({ caseId }: { readonly caseId: string }) {
  const [busy, setBusy] = useState(false)
  const index = useQuery({
    queryKey: ['expediente', caseId],
    queryFn: async ({ signal }) =>
      (await call(expedientes.index, { params: { id: caseId } }, { signal })).body,
  })
  const exportAll = async (): Promise<void> => {
    setBusy(true)
    try {
      const { body } = await call(expedientes.export, { params: { id: caseId } })
      // a body that is not JSON is read as a blob
      saveFile(body as Blob, `${index.data?.number ?? 'expediente'}.zip`)
    } catch (error) {
      showMessage(failureText(error), 'error')
    } finally {
      setBusy(false)
    }
  }
  const open = async (fileId: string): Promise<void> => {
    try {
      await downloadFile(fileId)
    } catch (error) {
      showMessage(failureText(error), 'error')
    }
  }
  if (index.error !== null)
    return <ErrorState onRetry={() => void index.refetch()}>{failureText(index.error)}</ErrorState>
  if (index.data === undefined) return <SkeletonRows rows={5} />
  const { data } = index
  if (data.number === null) return <p className="v-muted">El expediente todavía no se ha abierto.</p>
  return (
    <>
      <div className="v-row" data-spread>
        <p>
          <strong>{data.number}</strong>
          <br />
          <span className="v-hint">{fileWords(data)}</span>
        </p>
        {data.mayExport && (
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            disabled={busy}
            onClick={() => void exportAll()}
          >
            <IconFileZip aria-hidden className="v-icon" />
            {busy ? 'Preparando…' : 'Exportar ZIP'}
          </button>
        )}
      </div>
      {data.rows.length === 0 ? (
        <p className="v-muted">Todavía no hay documentos que usted pueda leer en este expediente.</p>
      ) : (
        <ol className={styles.history}>
          {data.rows.map((row) => (
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
    </>
  )
}
