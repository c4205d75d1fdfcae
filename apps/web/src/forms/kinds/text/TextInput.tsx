import { PHONE_TYPED_MAX } from '@ventanilla/domain/forms/kinds/phone/phone'
import { useSurroundings } from '../../context.ts'
import { EmailInput } from '../../../ui/fields/email-input.tsx'
import type { InputProps } from '../../input-props.ts'

/** Keyboard and autofill hints by what the field asks. */
function hintsFor(kind: string, key: string, pattern: string | undefined) {
  if (kind === 'phone') return { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' } as const
  const digits = pattern !== undefined && /^\^\(?\[0-9\]/.test(pattern) && !pattern.includes('-[')
  if (digits) return { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const
  const names: Readonly<Record<string, string>> = {
    nombres: 'given-name',
    apellidos: 'family-name',
    direccion_correspondencia: 'street-address',
  }
  return { type: 'text', inputMode: 'text', autoComplete: names[key] ?? 'off' } as const
}

/** Single line: text, e-mail, phone. Strips meaningless spaces from pasted e-mails and numbers. */
export function TextInput(props: InputProps) {
  const { field, value, onChange, ids, describedBy, invalid } = props
  if (field.kind !== 'email') return <LineInput {...props} />
  return (
    <EmailInput
      id={ids.input}
      value={typeof value === 'string' ? value : ''}
      autoComplete="email"
      readOnly={field.readOnly}
      required={field.required}
      aria-invalid={invalid || undefined}
      describedBy={describedBy}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
    />
  )
}

function LineInput({ field, value, onChange, ids, describedBy, invalid }: InputProps) {
  const hints = hintsFor(field.kind, field.key, field.pattern)
  const { lists } = useSurroundings()
  const names = field.municipalityOf === undefined ? [] : (lists.territory?.municipalities ?? [])
  const tight = hints.inputMode !== 'text'
  const input = (
    <input
      id={ids.input}
      className="v-input"
      {...hints}
      value={typeof value === 'string' ? value : ''}
      maxLength={field.kind === 'phone' ? PHONE_TYPED_MAX : undefined}
      readOnly={field.readOnly}
      required={field.required}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      list={names.length === 0 ? undefined : `${ids.input}-nombres`}
      onChange={(event) => {
        const typed = event.target.value
        const text = tight ? typed.replace(/[\s.()]/g, '') : typed
        onChange(text === '' ? null : text)
      }}
    />
  )
  if (names.length === 0) return input
  return (
    <>
      {input}
      <datalist id={`${ids.input}-nombres`}>
        {names.map(({ dane, name }) => (
          <option key={dane} value={name} />
        ))}
      </datalist>
    </>
  )
}
