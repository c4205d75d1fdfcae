import { useId } from 'react'
import type { InputHTMLAttributes } from 'react'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id'> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly hint?: string
  readonly fieldId?: string
}

/** One line of text with label, hint and error tied together; for pages that do without Mantine. */
export function TextField({ label, value, onChange, error, hint, fieldId, ...rest }: TextFieldProps) {
  const own = useId()
  const id = fieldId ?? own
  const described = [hint === undefined ? '' : `${id}-ayuda`, error === undefined ? '' : `${id}-error`]
    .join(' ')
    .trim()
  return (
    <div className="v-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className="v-input"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={described === '' ? undefined : described}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <span className="v-hint" id={`${id}-ayuda`}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span className="v-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
