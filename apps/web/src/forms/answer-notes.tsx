import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './forms.module.css'

/** Notes of the chosen options: a warning, never an error. Announced when it appears. */
export function AnswerNotes({ notes }: { readonly notes: readonly string[] }) {
  return (
    <div aria-live="polite" className={styles.problems}>
      {notes.map((note) => (
        <p key={note} className={styles.warning}>
          <IconAlertTriangle aria-hidden className={styles.mark} />
          <span>{note}</span>
        </p>
      ))}
    </div>
  )
}
