import { LabelledField } from './labelled-field.tsx'
import { useField } from './use-field.ts'

interface SelectFieldProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** label of the empty choice; omitted: none */
  readonly empty?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly name?: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** Native select: light, familiar, good on phones. */
export function SelectField(props: SelectFieldProps) {
  const field = useField(props)
  return (
    <LabelledField label={props.label} field={field}>
      <select {...field.control}>
        {props.empty !== undefined && <option value="">{props.empty}</option>}
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </LabelledField>
  )
}
