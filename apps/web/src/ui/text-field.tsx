import type { InputHTMLAttributes } from 'react'
import { LabelledField } from './labelled-field.tsx'
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

/** Searches are kept in the address, which must stay short. */
const SEARCH_MAX = 100

/** One line of text with label, hint and error tied together; for pages without Mantine. */
export function TextField(props: TextFieldProps) {
  const { label, hint: _hint, error: _error, fieldId: _id, ...rest } = props
  const field = useField(props)
  return (
    <LabelledField label={label} field={field}>
      <input {...(rest.type === 'search' && { maxLength: SEARCH_MAX })} {...rest} {...field.control} />
    </LabelledField>
  )
}
