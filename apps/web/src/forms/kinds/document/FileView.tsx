import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import { FileLine } from './FileLine.tsx'
import styles from '../../forms.module.css'

/** Read-only attached files. */
export default function FileView({ files }: { readonly files: readonly StoredFile[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <FileLine key={file.fileId} file={file} />
      ))}
    </ul>
  )
}
