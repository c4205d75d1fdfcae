import type { InputHTMLAttributes } from 'react'
import { LabelledField } from './labelled-field.tsx'
import { likelyHint } from './likely-hint.ts'
import { SEARCH_MAX } from './search-max.ts'
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

/** Attributes of every field for an address; the props may choose others. */
const EMAIL = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

/** A field for an address asks about a likely typing error before its own hint. */
function hintOf({ type, value, hint, disabled, readOnly }: TextFieldProps): string | undefined {
  const asks = type === 'email' && disabled !== true && readOnly !== true
  const said = [asks ? likelyHint(value) : undefined, hint].filter((one) => one !== undefined)
  return said.length > 0 ? said.join(' ') : undefined
}

/** One line of text with label, hint and error tied together; for pages without Mantine. */
export function TextField(props: TextFieldProps) {
  const { label, hint: _hint, error: _error, fieldId: _id, ...rest } = props
  const field = useField({ ...props, hint: hintOf(props) })
  return (
    <LabelledField label={label} field={field}>
      <input
        {...(rest.type === 'search' && { maxLength: SEARCH_MAX })}
        {...(rest.type === 'email' && EMAIL)}
        {...rest}
        {...field.control}
      />
    </LabelledField>
  )
}
