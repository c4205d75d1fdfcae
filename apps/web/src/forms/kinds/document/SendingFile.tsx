import { sizeText } from './file-text.ts'
import type { Sending } from './upload-desk.ts'
import styles from '../../forms.module.css'

/** Name of a file being uploaded, with its progress or error. */
function SendingName({ one, withSize }: { readonly one: Sending; readonly withSize: boolean }) {
  return (
    <span className={styles.fileName}>
      {one.file.name}
      {withSize && <span className="v-small v-muted"> {sizeText(one.file.size)}</span>}
      {one.error === null ? (
        <progress
          className={styles.progress}
          max={1}
          value={one.progress}
          aria-label={`Subiendo ${one.file.name}`}
        />
      ) : (
        <span className="v-error" role="alert">
          {one.error}
        </span>
      )}
    </span>
  )
}

/** A file being uploaded: a failed one can be retried or removed, and stays until then. */
export function SendingFile({
  one,
  withSize = false,
  onRetry,
  onDrop,
}: {
  readonly one: Sending
  readonly withSize?: boolean
  readonly onRetry: () => void
  readonly onDrop: () => void
}) {
  return (
    <div className={styles.file} data-failed={one.error !== null || undefined}>
      <SendingName one={one} withSize={withSize} />
      <span className={styles.fileActions}>
        {one.error !== null && (
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            aria-label={`Reintentar ${one.file.name}`}
            onClick={onRetry}
          >
            Reintentar
          </button>
        )}
        <button
          type="button"
          className="v-btn"
          data-kind="quiet"
          aria-label={`${one.error === null ? 'Cancelar' : 'Descartar'} ${one.file.name}`}
          onClick={onDrop}
        >
          {one.error === null ? 'Cancelar' : 'Descartar'}
        </button>
      </span>
    </div>
  )
}
