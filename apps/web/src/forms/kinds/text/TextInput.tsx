import { useState } from 'react'
import { type Offer, offersOf } from '@ventanilla/domain/forms/filled/listed-texts'
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
  // a long table has a list in each row: its options are in the page only while one writes there
  const [isHere, setIsHere] = useState(false)
  const offers: readonly Offer[] =
    field.municipalityOf === undefined
      ? isHere
        ? offersOf(field, lists)
        : []
      : (lists.territory?.municipalities ?? []).map(({ name }) => ({ text: name }))
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
      list={offers.length === 0 ? undefined : `${ids.input}-nombres`}
      onFocus={() => setIsHere(true)}
      onBlur={() => setIsHere(false)}
      onChange={(event) => {
        const typed = event.target.value
        const text = tight ? typed.replace(/[\s.()]/g, '') : typed
        onChange(text === '' ? null : text)
      }}
    />
  )
  // the list comes and goes beside the input, which keeps its place and the cursor
  return (
    <>
      {input}
      {offers.length > 0 && (
        <datalist id={`${ids.input}-nombres`}>
          {offers.map(({ text, of }) => (
            <option key={text} value={text}>
              {of}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}
