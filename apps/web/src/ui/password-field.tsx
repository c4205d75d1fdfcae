import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { FieldNotes, notesOf } from './field-notes.tsx'
import styles from './password-field.module.css'
import { useField } from './use-field.ts'

interface PasswordFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly autoComplete: 'current-password' | 'new-password'
  readonly error?: string | undefined
  readonly hint?: string
  readonly name?: string
  readonly disabled?: boolean
  readonly required?: boolean
}

/** The server takes no longer ones; a page of text that is pasted by mistake stops here. */
const PASTED_MAX = 400

/** Password with a switch to show it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const id = useId()
  const { hint } = props
  const { error, change, blur } = useField(props)
  return (
    <div className="v-field">
      <label htmlFor={id}>{props.label}</label>
      <span className={styles.field}>
        <input
          id={id}
          className="v-input"
          type={shown ? 'text' : 'password'}
          name={props.name}
          value={props.value}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          maxLength={PASTED_MAX}
          spellCheck={false}
          disabled={props.disabled}
          required={props.required}
          aria-invalid={error !== undefined}
          aria-describedby={notesOf(id, hint, error)}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={blur}
        />
        <button
          type="button"
          className="v-icon-btn"
          aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff aria-hidden className="v-icon" /> : <IconEye aria-hidden className="v-icon" />}
        </button>
      </span>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
