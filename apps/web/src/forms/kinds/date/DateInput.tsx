import type { InputProps } from '../../input-props.ts'
import styles from '../../forms.module.css'

/** Date with the device's native calendar, which users know. */
export function DateInput({ field, value, onChange, ids, describedBy, invalid }: InputProps) {
  return (
    <input
      id={ids.input}
      className={`v-input ${styles.short}`}
      type="date"
      min="1900-01-01"
      max="2199-12-31"
      value={typeof value === 'string' ? value : ''}
      readOnly={field.readOnly}
      required={field.required}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  )
}
