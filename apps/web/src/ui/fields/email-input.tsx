import type { InputHTMLAttributes } from 'react'
import { likelyHint } from './likely-hint.ts'

interface EmailInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'onChange' | 'value' | 'id' | 'aria-describedby' | 'className'
> {
  readonly id: string
  readonly value: string
  readonly describedBy: string | undefined
  /** without spaces */
  readonly onChange: (typed: string) => void
}

/** Control for an address in a form of questions; screens with a label of their own use `TextField`. */
export function EmailInput({ id, value, describedBy, onChange, ...rest }: EmailInputProps) {
  const hint = rest.readOnly === true ? undefined : likelyHint(value)
  const hintId = `${id}-parecido`
  const notes = [describedBy, hint === undefined ? undefined : hintId].filter((one) => one !== undefined)
  return (
    <>
      <input
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        {...rest}
        id={id}
        type="email"
        className="v-input"
        value={value}
        aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
        onChange={(event) => onChange(event.target.value.replace(/\s/g, ''))}
      />
      {hint !== undefined && (
        <p className="v-hint" id={hintId}>
          {hint}
        </p>
      )}
    </>
  )
}
