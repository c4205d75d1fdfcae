import { IconDownload } from '@tabler/icons-react'
import { inbox } from '@ventanilla/contract/generated/inbox'
import { call } from '../../client/network/http.ts'
import { useExport } from '../../keeping/plain-list/use-export.ts'
import { asQuery, type InboxState } from './inbox-query.ts'
import styles from './inbox.module.css'

/** Exports exactly the filtered rows to a file. */
export function ExportMenu({ state }: { readonly state: InboxState }) {
  const { busy, save } = useExport()
  const download = (formato: 'csv' | 'xlsx'): Promise<void> =>
    save(() => call(inbox.export, { query: { ...asQuery(state), formato } }), `solicitudes.${formato}`)
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
