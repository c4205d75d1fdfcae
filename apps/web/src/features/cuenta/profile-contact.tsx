import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { isPhone, shownPhone } from '@ventanilla/domain/identity/phone'
import { useState } from 'react'
import { call, failureText } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import { queryClient } from '../../client/query.tsx'
import { refreshSession } from '../../client/session.ts'
import { CodeBoxes } from '../../ui/code-boxes.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { phoneDigits } from './account-fields.ts'
import styles from './cuenta.module.css'
import { ProfileCard } from './profile-card.tsx'

type Kind = 'correo' | 'celular'
const KINDS: readonly (readonly [Kind, string])[] = [
  ['correo', 'Correo'],
  ['celular', 'Celular'],
]

/** A new e-mail or telephone: the password first, then the code that arrives there. */
export function ProfileContact() {
  const [kind, setKind] = useState<Kind>('correo')
  const [value, setValue] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const ask = useMutation({
    mutationFn: () => call(accounts.askContact, { body: { kind, value, password } }),
    onSuccess: () => setPassword(''),
  })
  const change = useMutation({
    mutationFn: async () => (await call(accounts.changeContact, { body: { kind, value, code } })).body,
    onSuccess: (fresh) => {
      queryClient.setQueryData(['perfil'], fresh)
      void queryClient.invalidateQueries({ queryKey: ['sesiones'] })
      showMessage(kind === 'correo' ? 'Su correo cambió' : 'Su celular cambió', 'success')
      begin(kind)
      void refreshSession()
    },
    onError: () => setCode(''),
  })
  const begin = (next: Kind): void => {
    setKind(next)
    setValue('')
    setPassword('')
    setCode('')
    ask.reset()
    change.reset()
  }
  const valid = kind === 'correo' ? isEmail(value) : isPhone(value)
  const failure = change.error ?? ask.error
  return (
    <ProfileCard title="Cambiar correo o celular">
      {ask.isSuccess ? (
        <form
          className="v-stack"
          onSubmit={(event) => {
            event.preventDefault()
            if (code.length === 4) change.mutate()
          }}
        >
          <p role="status">
            Enviamos un código a <strong>{kind === 'correo' ? value : shownPhone(value)}</strong>. Vence en 10
            minutos.
          </p>
          <CodeBoxes label="Código de 4 números" value={code} onChange={setCode} autoFocus />
          {change.isError && (
            <Note tone="bad" role="alert">
              {failureText(change.error)}
            </Note>
          )}
          <button
            type="submit"
            className="v-btn"
            data-kind="primary"
            disabled={code.length !== 4 || change.isPending}
          >
            Confirmar
          </button>
          <button type="button" className="v-btn" data-kind="quiet" onClick={() => begin(kind)}>
            Cancelar
          </button>
        </form>
      ) : (
        <form
          className="v-stack"
          onSubmit={(event) => {
            event.preventDefault()
            if (valid && password !== '') ask.mutate()
          }}
        >
          <div role="radiogroup" aria-label="Qué cambia" className={styles.segments}>
            {KINDS.map(([one, label]) => (
              <label key={one}>
                <input
                  type="radio"
                  name="contacto"
                  value={one}
                  checked={kind === one}
                  onChange={() => begin(one)}
                />
                {label}
              </label>
            ))}
          </div>
          {kind === 'correo' ? (
            <TextField
              label="Correo nuevo"
              type="email"
              autoComplete="email"
              value={value}
              onChange={(text) => setValue(normalizeEmail(text))}
            />
          ) : (
            <TextField
              label="Celular nuevo"
              inputMode="tel"
              autoComplete="tel-national"
              hint="Diez dígitos."
              value={value}
              onChange={(text) => setValue(phoneDigits(text))}
            />
          )}
          <PasswordField
            label="Su contraseña"
            autoComplete="current-password"
            value={password}
            onChange={(text) => setPassword(text.replace(/\s/gu, ''))}
          />
          {failure !== null && (
            <Note tone="bad" role="alert">
              {failureText(failure)}
            </Note>
          )}
          <button
            type="submit"
            className="v-btn"
            data-kind="default"
            disabled={!valid || password === '' || ask.isPending}
          >
            Enviar código
          </button>
        </form>
      )}
    </ProfileCard>
  )
}
