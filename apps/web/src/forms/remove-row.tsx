import { IconTrash } from '@tabler/icons-react'
import styles from './forms.module.css'

/** Takes a row out of a list. `what` names it: whoever hears the screen must know which one goes. */
export function RemoveRow({ what, onRemove }: { readonly what: string; readonly onRemove: () => void }) {
  return (
    <button type="button" className={`v-icon-btn ${styles.removeRow}`} aria-label={what} onClick={onRemove}>
      <IconTrash aria-hidden className="v-icon" />
    </button>
  )
}
