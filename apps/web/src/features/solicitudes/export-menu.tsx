import { IconDownload } from '@tabler/icons-react'
import { inbox } from '@ventanilla/contract/generated/inbox'
import { useState } from 'react'
import { call, failureText } from '../../client/network/http.ts'
import { showMessage } from '../../client/messages.ts'
import { saveFile } from '../../client/network/save-file.ts'
import { asQuery, type InboxState } from './inbox-query.ts'
import styles from './inbox.module.css'

/** Exports exactly the filtered rows to a file. */
export function ExportMenu({ state }: { readonly state: InboxState }) {
  const [busy, setBusy] = useState(false)
  const download = async (formato: 'csv' | 'xlsx'): Promise<void> => {
    setBusy(true)
    try {
      const { body } = await call(inbox.export, { query: { ...asQuery(state), formato } })
      // a body that is not JSON is read as a blob
      saveFile(body as Blob, `solicitudes.${formato}`)
    } catch (error) {
      showMessage(failureText(error), 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <details className={styles.menu}>
      <summary className="v-btn" data-kind="default" aria-disabled={busy}>
        <IconDownload aria-hidden className="v-icon" />
        {busy ? 'Exportando…' : 'Exportar'}
      </summary>
      <div className={styles.menuBody}>
        {(['csv', 'xlsx'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className={styles.option}
            disabled={busy}
            onClick={() => void download(format)}
          >
            {format === 'csv' ? 'Texto separado (CSV)' : 'Libro de Excel (XLSX)'}
          </button>
        ))}
      </div>
    </details>
  )
}
