import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useId, useState } from 'react'
import styles from './password-field.module.css'

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

/** Password with a switch to show it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const id = useId()
  const { error, hint } = props
  const described = [hint === undefined ? '' : `${id}-ayuda`, error === undefined ? '' : `${id}-error`]
    .join(' ')
    .trim()
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
          spellCheck={false}
          disabled={props.disabled}
          required={props.required}
          aria-invalid={error !== undefined}
          aria-describedby={described === '' ? undefined : described}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          onBlur={props.onBlur}
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
      {hint !== undefined && (
        <span className="v-hint" id={`${id}-ayuda`}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span className="v-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
