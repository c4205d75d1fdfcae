import { IconEye, IconFileText, IconPhoto, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import { useSurroundings } from '../../context.ts'
import { sizeText } from './file-text.ts'
import styles from '../../forms.module.css'

interface FileLineProps {
  readonly file: StoredFile
  readonly onReplace?: () => void
  readonly onRemove?: () => void
}

/** An uploaded file: name, size, preview in a new tab, replace, remove. */
export function FileLine({ file, onReplace, onRemove }: FileLineProps) {
  const { fileAddress } = useSurroundings()
  const [failed, setFailed] = useState(false)
  const image = file.mime.startsWith('image/')
  async function open(): Promise<void> {
    if (!fileAddress) return
    /* opens before the response arrives: later the popup blocker would stop it */
    const page = window.open('', '_blank')
    try {
      const address = await fileAddress(file.fileId)
      setFailed(false)
      if (page) page.location.href = address
      else window.location.assign(address)
    } catch {
      page?.close()
      setFailed(true)
    }
  }
  return (
    <li className={styles.file}>
      {image ? <IconPhoto aria-hidden className="v-icon" /> : <IconFileText aria-hidden className="v-icon" />}
      <span className={styles.fileName}>
        {file.name}
        <span className="v-small v-muted"> {sizeText(file.size)}</span>
        {failed && <span className="v-error"> No se pudo abrir. Intente de nuevo.</span>}
      </span>
      <span className={styles.fileActions}>
        {fileAddress && (
          <button
            type="button"
            className="v-icon-btn"
            aria-label={`Ver ${file.name}`}
            onClick={() => void open()}
          >
            <IconEye aria-hidden className="v-icon" />
          </button>
        )}
        {onReplace && (
          <button
            type="button"
            className="v-icon-btn"
            aria-label={`Cambiar ${file.name}`}
            onClick={onReplace}
          >
            <IconRefresh aria-hidden className="v-icon" />
          </button>
        )}
        {onRemove && (
          <button type="button" className="v-icon-btn" aria-label={`Quitar ${file.name}`} onClick={onRemove}>
            <IconTrash aria-hidden className="v-icon" />
          </button>
        )}
      </span>
    </li>
  )
}
