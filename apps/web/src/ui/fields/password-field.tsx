import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { LabelledField } from './labelled-field.tsx'
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

/** The server accepts no longer password; stops a page of text pasted by mistake. */
const PASTED_MAX = 400

/** Password with a switch to show it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const field = useField(props)
  return (
    <LabelledField label={props.label} field={field}>
      <span className={styles.field}>
        <input
          {...field.control}
          type={shown ? 'text' : 'password'}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          maxLength={PASTED_MAX}
          spellCheck={false}
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
    </LabelledField>
  )
}
