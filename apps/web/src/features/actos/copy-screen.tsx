import { copies } from '@ventanilla/contract/generated/copies'
import { useEffect, useRef, useState } from 'react'
import { href } from '../../client/address/links.ts'
import { call, failureText } from '../../client/network/http.ts'
import { useLinkToken } from '../../keeping/change-link.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { formatLongDate } from '../../ui/formats.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { DeadEnd } from '../../ui/states/dead-end.tsx'
import { Note } from '../../ui/states/note.tsx'
import styles from './public-act.module.css'

type Copy = Awaited<ReturnType<typeof open>>

const open = async (token: string) => (await call(copies.open, { body: { token } })).body

/** The copy of an act that a control body got by mail. It is opened by a press: each opening is recorded. */
export default function CopyScreen() {
  const token = useLinkToken('copia de un acto')
  const [copy, setCopy] = useState<Copy | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  if (token === '')
    return (
      <DeadEnd
        title="Falta el enlace del correo"
        to={href('/verificar/:codigo?', {})}
        label="Verificar un acto"
      >
        Abra la copia desde el correo que le enviamos.
      </DeadEnd>
    )
  const press = async (): Promise<void> => {
    setBusy(true)
    try {
      setCopy(await open(token))
      setFailure(null)
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={`v-wrap ${styles.page ?? ''}`}>
      <h1>Copia de un acto</h1>
      <p className="v-muted">La autoridad la envía a un ente de control. Cada apertura queda registrada.</p>
      {failure !== null && (
        <Note tone="bad" role="alert" title="No se abrió la copia.">
          {failure}
        </Note>
      )}
      {copy === null ? (
        <p>
          <ActionButton kind="primary" busy={busy} onPress={() => void press()}>
            Abrir la copia
          </ActionButton>
        </p>
      ) : (
        <Opened copy={copy} busy={busy} again={() => void press()} />
      )}
    </div>
  )
}

function Opened({
  copy,
  busy,
  again,
}: {
  readonly copy: Copy
  readonly busy: boolean
  readonly again: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  // the button that opened it is gone
  useEffect(() => heading.current?.focus(), [])
  return (
    <article className="v-card v-pad v-stack" data-raised aria-labelledby="copia">
      <h2 id="copia" ref={heading} tabIndex={-1}>
        {copy.title}
      </h2>
      <FactList
        facts={[
          { label: 'Número', value: copy.number },
          { label: 'Fecha', value: formatLongDate(copy.date) },
          { label: 'Radicado', value: copy.radicado },
          { label: 'Copia para', value: copy.body },
          { label: 'El enlace sirve hasta', value: formatLongDate(copy.until) },
        ]}
      />
      <p className="v-row">
        {copy.url === null ? (
          <>
            El documento se está sellando.
            <ActionButton busy={busy} onPress={again}>
              Intentar de nuevo
            </ActionButton>
          </>
        ) : (
          <a className="v-btn" data-kind="primary" href={copy.url} target="_blank" rel="noreferrer">
            Ver el documento <span className="v-sr">(se abre en otra pestaña)</span>
          </a>
        )}
        <a className="v-btn" data-kind="quiet" href={href('/verificar/:codigo?', { codigo: copy.code })}>
          Verificar el acto
        </a>
      </p>
    </article>
  )
}
