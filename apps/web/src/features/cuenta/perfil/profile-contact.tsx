import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { isPhone, phoneDigits, shownPhone } from '@ventanilla/domain/identity/phone'
import { useState } from 'react'
import { deviceNow } from '../../../client/clock.ts'
import { call, CallError, refusalOf } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { refreshSession } from '../../../client/session/session.ts'
import { useDeviceForm } from '../../../keeping/use-device-form.ts'
import { CodeBoxes } from '../../../ui/fields/code-boxes.tsx'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Segments } from '../../../ui/fields/segments.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { sendCode, useCountdown } from '../countdown.ts'
import { text } from '../cuenta.text.ts'
import { CodeWait } from '../code-wait.tsx'
import { ProfileCard } from './profile-card.tsx'

type Kind = 'correo' | 'celular'
const KINDS: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'correo', label: 'Correo' },
  { value: 'celular', label: 'Celular' },
]

/** `asked`: when the code was sent; the code boxes are restored after a visit to another application. */
const NOTHING = { kind: 'correo', correo: '', celular: '', asked: '' }

const CODE_LIVES_MS = 600_000

/** Changes the e-mail or phone: asks for the password, then for the code sent to the new one. */
export function ProfileContact() {
  const [written, setWritten] = useState(NOTHING)
  const write = (change: Partial<typeof NOTHING>): void => setWritten((now) => ({ ...now, ...change }))
  useDeviceForm('perfil: contacto', written, NOTHING, ({ asked = '', ...kept }) =>
    write({ ...kept, asked: deviceNow() - Number(asked) < CODE_LIVES_MS ? asked : '' }),
  )
  const [justAsked, setJustAsked] = useState(false)
  const [nextCode, setNextCode] = useState(0)
  const kind: Kind = written.kind === 'celular' ? 'celular' : 'correo'
  const value = written[kind]
  return (
    <ProfileCard title="Cambiar correo o celular">
      {written.asked === '' ? (
        <AskForm
          kind={kind}
          value={value}
          write={write}
          nextCode={nextCode}
          onNext={setNextCode}
          onAsked={() => {
            setJustAsked(true)
            write({ asked: String(deviceNow()) })
          }}
        />
      ) : (
        <CodeForm
          autoFocus={justAsked}
          kind={kind}
          value={value}
          onAgain={() => write({ asked: '' })}
          onEnd={() => setWritten({ ...NOTHING, kind })}
        />
      )}
    </ProfileCard>
  )
}

function AskForm({
  kind,
  value,
  write,
  nextCode,
  onNext,
  onAsked,
}: {
  readonly kind: Kind
  readonly value: string
  readonly write: (change: Partial<typeof NOTHING>) => void
  /** earliest time of another code (ms) */
  readonly nextCode: number
  readonly onNext: (at: number) => void
  readonly onAsked: () => void
}) {
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState(false)
  const ask = useMutation({
    mutationFn: () => sendCode(() => call(accounts.askContact, { body: { kind, value, password } }), onNext),
    onSuccess: onAsked,
  })
  const wait = useCountdown(nextCode)
  const valid = kind === 'correo' ? isEmail(value) : isPhone(value)
  const wrong = kind === 'correo' ? text.fault.email : text.fault.phone
  const field = {
    name: 'value',
    required: true,
    value,
    onBlur: () => setLeft(true),
    error: left && value !== '' && !valid ? wrong : undefined,
  }
  return (
    <Form
      ready={valid && password !== '' && wait === 0}
      busy={ask.isPending}
      refusal={refusalOf(ask.error)}
      onSubmit={() => ask.mutate()}
    >
      <Segments
        label="Qué cambia"
        name="contacto"
        options={KINDS}
        value={kind}
        onChange={(one) => {
          write({ kind: one })
          setLeft(false)
          ask.reset()
        }}
      />
      {kind === 'correo' ? (
        <TextField
          {...field}
          key="correo"
          label="Correo nuevo"
          type="email"
          autoComplete="email"
          onChange={(typed) => write({ correo: normalizeEmail(typed) })}
        />
      ) : (
        <TextField
          {...field}
          key="celular"
          label="Celular nuevo"
          inputMode="tel"
          autoComplete="tel-national"
          hint="Diez dígitos."
          onChange={(typed) => write({ celular: phoneDigits(typed) })}
        />
      )}
      <PasswordField
        label="Su contraseña"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(typed) => setPassword(typed.replace(/\s/gu, ''))}
      />
      <Refused />
      <Submit kind="default" sending={text.reset.sending}>
        Enviar código
      </Submit>
      <CodeWait left={wait} />
    </Form>
  )
}

function CodeForm({
  autoFocus,
  kind,
  value,
  onAgain,
  onEnd,
}: {
  readonly autoFocus: boolean
  readonly kind: Kind
  readonly value: string
  /** the code has expired: requests another for the same address */
  readonly onAgain: () => void
  readonly onEnd: () => void
}) {
  const [code, setCode] = useState('')
  const change = useMutation({
    mutationFn: async () => (await call(accounts.changeContact, { body: { kind, value, code } })).body,
    onSuccess: (fresh) => {
      queryClient.setQueryData(['perfil'], fresh)
      void queryClient.invalidateQueries({ queryKey: ['sesiones'] })
      showMessage(kind === 'correo' ? 'Su correo cambió' : 'Su celular cambió', 'success')
      onEnd()
      void refreshSession()
    },
    // clears a rejected code; keeps one whose request failed, to be sent again
    onError: (error) => {
      if (error instanceof CallError && error.status > 0 && error.status < 500) setCode('')
    },
  })
  const isOver = change.error instanceof CallError && change.error.code === 'codigo_vencido'
  return (
    <Form
      ready={/^\d{4}$/.test(code)}
      busy={change.isPending}
      refusal={refusalOf(change.error)}
      onSubmit={() => change.mutate()}
    >
      <p role="status">
        Enviamos un código a <strong>{kind === 'correo' ? value : shownPhone(value)}</strong>. Vence en 10
        minutos.
      </p>
      <CodeBoxes
        label="Código de 4 números"
        value={code}
        onChange={setCode}
        invalid={change.isError && code === ''}
        disabled={isOver}
        autoFocus={autoFocus}
      />
      <Refused />
      <Submit sending={text.code.checking}>Confirmar</Submit>
      {isOver && (
        <button type="button" className="v-btn" data-kind="default" onClick={onAgain}>
          Pedir otro código
        </button>
      )}
      <button type="button" className="v-btn" data-kind="quiet" onClick={onEnd}>
        Cancelar
      </button>
    </Form>
  )
}
