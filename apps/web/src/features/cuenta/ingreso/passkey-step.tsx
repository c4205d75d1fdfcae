import { IconKey } from '@tabler/icons-react'
import { passkeys } from '@ventanilla/contract/generated/passkeys'
import type { RequestOptions } from '@ventanilla/contract/passkey-shapes'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { signIn } from '../../../client/session/session.ts'
import { Note } from '../../../ui/states/note.tsx'
import { DeviceFault, readKey } from '../../../client/session/passkey-device.ts'

export interface PasskeyAsked {
  readonly ticket: string
  readonly options: RequestOptions
}

/** Second login step for accounts with passkeys. */
export default function PasskeyStep({
  asked,
  onRefused,
  onBack,
}: {
  readonly asked: PasskeyAsked
  /** the ticket is spent: the user starts again with the password */
  readonly onRefused: (message: string) => void
  readonly onBack: () => void
}) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    setFault(null)
    try {
      const response = await readKey(asked.options)
      const answer = await call(
        passkeys.logIn,
        { body: { ticket: asked.ticket, response } },
        { leave401: true },
      )
      if (answer.status !== 200) onRefused(answer.body.message)
      else if (!signIn(answer.body.auth_info)) onRefused('No pudimos abrir su sesión. Intente de nuevo.')
    } catch (error) {
      setFault(error instanceof DeviceFault ? error.message : failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="v-stack">
      <h2>Confirme con su llave de acceso</h2>
      <p role="status">
        Su contraseña es correcta. Falta su llave: el navegador le pedirá la huella, el rostro, el PIN o la
        llave de seguridad. Tiene cinco minutos.
      </p>
      {fault !== null && (
        <Note tone="bad" role="alert">
          {fault}
        </Note>
      )}
      <button
        type="button"
        className="v-btn"
        data-kind="primary"
        data-full
        // the pressed button disappears, so focus moves to the next one
        autoFocus
        disabled={busy}
        onClick={() => void confirm()}
      >
        <IconKey aria-hidden className="v-icon" />
        {busy ? 'Esperando su llave…' : 'Usar mi llave de acceso'}
      </button>
      <button type="button" className="v-btn" data-kind="quiet" disabled={busy} onClick={onBack}>
        Volver
      </button>
      <p className="v-hint">
        ¿Perdió su llave? Un administrador de la Corporación puede quitarla después de comprobar que es usted.
      </p>
    </div>
  )
}
