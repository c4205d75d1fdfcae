import { IconDownload, IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatBytes } from '../formats.tsx'
import { WholeNumbers } from '../fields/whole-numbers.tsx'
import styles from './file-list.module.css'

export interface ListedFile {
  readonly id: string
  readonly name: string
  /** 'Comunicado el 20/11/2026 · 2 páginas' */
  readonly detail?: string
  readonly bytes?: number
  readonly badge?: ReactNode
  /** additional buttons of the row (view, replace) */
  readonly actions?: ReactNode
}

/** Documents and acts with their actions. Downloads are short-lived links, requested on click. */
export function FileList({
  files,
  onDownload,
}: {
  readonly files: readonly ListedFile[]
  readonly onDownload?: (id: string) => void
}) {
  return (
    <ul className={`v-card ${styles.list ?? ''}`}>
      {files.map((file) => (
        <li key={file.id}>
          <IconFileText aria-hidden className="v-icon" />
          {/* on a phone badge and further buttons wrap under the name; the download stays at the end */}
          <div className={styles.body}>
            <div className={styles.name}>
              <strong>
                <WholeNumbers>{file.name}</WholeNumbers>
              </strong>
              <span className="v-hint">
                {[file.detail, file.bytes === undefined ? undefined : formatBytes(file.bytes)]
                  .filter((part) => part !== undefined)
                  .join(' · ')}
              </span>
            </div>
            {file.badge}
            {file.actions}
          </div>
          {onDownload !== undefined && (
            <button
              type="button"
              className="v-icon-btn"
              aria-label={`Descargar ${file.name}`}
              onClick={() => onDownload(file.id)}
            >
              <IconDownload aria-hidden className="v-icon" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
