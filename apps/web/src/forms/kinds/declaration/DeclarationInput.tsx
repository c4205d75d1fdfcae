import type { InputProps } from '../../input-props.ts'
import styles from '../../forms.module.css'

/** A statement to accept; its label is the statement. */
export function DeclarationInput({ field, value, onChange, ids, describedBy, invalid }: InputProps) {
  return (
    <label className={styles.declaration} htmlFor={ids.input}>
      <input
        id={ids.input}
        type="checkbox"
        checked={value === true}
        disabled={field.readOnly}
        required={field.required}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked ? true : null)}
      />
      <span id={ids.label}>{field.label}</span>
    </label>
  )
}
