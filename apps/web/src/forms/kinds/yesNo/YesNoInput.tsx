import type { InputProps } from '../../input-props.ts'
import styles from '../../forms.module.css'

/** Yes or no; nothing is preselected, because silence is not a no. */
export function YesNoInput({ field, value, onChange, ids, invalid }: InputProps) {
  return (
    <div className={styles.options} data-short>
      {[true, false].map((answer) => (
        <label key={String(answer)} className={styles.option}>
          <input
            type="radio"
            name={ids.input}
            checked={value === answer}
            disabled={field.readOnly}
            required={field.required}
            aria-invalid={invalid || undefined}
            onChange={() => onChange(answer)}
          />
          <span>{answer ? 'Sí' : 'No'}</span>
        </label>
      ))}
    </div>
  )
}
