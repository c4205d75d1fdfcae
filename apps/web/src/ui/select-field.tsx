import { useId } from 'react'
import { FieldNotes, notesOf } from './field-notes.tsx'
import { useField } from './use-field.ts'

interface SelectFieldProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** words of the empty choice; left out: none */
  readonly empty?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly name?: string
  readonly error?: string | undefined
}

/** The browser's own list: light, known to everybody, good on phones. */
export function SelectField(props: SelectFieldProps) {
  const id = useId()
  const { error, change, blur } = useField(props)
  return (
    <div className="v-field">
      <label htmlFor={id}>{props.label}</label>
      <select
        id={id}
        className="v-input"
        name={props.name}
        value={props.value}
        required={props.required}
        disabled={props.disabled}
        aria-invalid={error !== undefined}
        aria-describedby={notesOf(id, undefined, error)}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={blur}
      >
        {props.empty !== undefined && <option value="">{props.empty}</option>}
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
