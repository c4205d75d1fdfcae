import { LabelledField } from './labelled-field.tsx'
import { useField } from './use-field.ts'

/** Multi-line counterpart of `TextField`. */
export function TextArea(props: {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength: number | undefined
  readonly rows: number
  readonly hint?: string
  readonly fieldId?: string
  readonly required?: boolean
  readonly onBlur?: () => void
  readonly error?: string | undefined
}) {
  const field = useField(props)
  return (
    <LabelledField label={props.label} field={field}>
      <textarea rows={props.rows} maxLength={props.maxLength} {...field.control} />
    </LabelledField>
  )
}
