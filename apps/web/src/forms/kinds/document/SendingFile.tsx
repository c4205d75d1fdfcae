import { sizeText } from './file-text.ts'
import type { Sending } from './upload-desk.ts'
import styles from '../../forms.module.css'

/** The name of a file on its way, with how far it has come or why it stopped. */
export function SendingName({
  one,
  withSize = false,
}: {
  readonly one: Sending
  readonly withSize?: boolean
}) {
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

/** A file on its way, which can be sent again where it stopped. */
export function SendingFile({ one, onRetry }: { readonly one: Sending; readonly onRetry: () => void }) {
  return (
    <div className={styles.file} data-failed={one.error !== null || undefined}>
      <SendingName one={one} />
      {one.error !== null && (
        <button type="button" className="v-btn" data-kind="default" onClick={onRetry}>
          Reintentar
        </button>
      )}
    </div>
  )
}
