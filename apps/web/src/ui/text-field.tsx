import { useId } from 'react'
import type { InputHTMLAttributes } from 'react'
import { FieldNotes, notesOf } from './field-notes.tsx'
import { useField } from './use-field.ts'

interface TextFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onBlur' | 'value' | 'id'
> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  readonly hint?: string
  readonly fieldId?: string
}

/** What is searched for stands in the address, which must stay short. */
const SEARCH_MAX = 100

/** One line of text with label, hint and error tied together; for pages that do without Mantine. */
export function TextField({ label, hint, fieldId, ...props }: TextFieldProps) {
  const own = useId()
  const id = fieldId ?? own
  const { value, error: found, onChange, onBlur, ...rest } = props
  const { error, change, blur } = useField({
    value,
    name: rest.name,
    required: rest.required,
    error: found,
    onChange,
    onBlur,
  })
  return (
    <div className="v-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...(rest.type === 'search' && { maxLength: SEARCH_MAX })}
        {...rest}
        id={id}
        className="v-input"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={notesOf(id, hint, error)}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={blur}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
