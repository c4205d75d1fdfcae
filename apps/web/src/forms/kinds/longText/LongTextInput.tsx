import { TEXT_MAX } from '@ventanilla/domain/forms/kinds/text/text'
import type { InputProps } from '../../input-props.ts'
import styles from '../../forms.module.css'

/** Multi-line text, with a counter once little room is left. */
export function LongTextInput({ field, value, onChange, ids, describedBy, invalid }: InputProps) {
  const text = typeof value === 'string' ? value : ''
  const limit = field.maxLength ?? TEXT_MAX.longText
  return (
    <>
      <textarea
        id={ids.input}
        className={`v-input ${styles.long}`}
        rows={4}
        value={text}
        readOnly={field.readOnly}
        required={field.required}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      />
      {text.length > limit * 0.8 && (
        <p className="v-hint">
          {text.length} de {limit} caracteres
        </p>
      )}
    </>
  )
}
