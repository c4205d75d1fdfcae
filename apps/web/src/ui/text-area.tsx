import { useId } from 'react'
import { FieldNotes, notesOf } from './field-notes.tsx'
import { useField } from './use-field.ts'

/** Several lines of text, as `TextField` has one. */
export function TextArea(props: {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength: number
  readonly rows: number
  readonly required?: boolean
  readonly onBlur?: () => void
  readonly error?: string | undefined
}) {
  const id = useId()
  const { error, change, blur } = useField(props)
  return (
    <div className="v-field">
      <label htmlFor={id}>{props.label}</label>
      <textarea
        id={id}
        className="v-input"
        name={props.name}
        rows={props.rows}
        maxLength={props.maxLength}
        required={props.required}
        aria-invalid={error !== undefined}
        aria-describedby={notesOf(id, undefined, error)}
        value={props.value}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={blur}
      />
      <FieldNotes id={id} error={error} />
    </div>
  )
}
