import { IconTrash } from '@tabler/icons-react'
import styles from './forms.module.css'

/** Removes a row from a list. `what` names it for screen readers. */
export function RemoveRow({ what, onRemove }: { readonly what: string; readonly onRemove: () => void }) {
  return (
    <button type="button" className={`v-icon-btn ${styles.removeRow}`} aria-label={what} onClick={onRemove}>
      <IconTrash aria-hidden className="v-icon" />
    </button>
  )
}
