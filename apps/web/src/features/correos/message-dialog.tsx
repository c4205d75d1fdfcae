import { useQuery } from '@tanstack/react-query'
import type { SentMessage } from '@ventanilla/contract/messages.contract'
import { messages } from '@ventanilla/contract/generated/messages'
import { call, failureText } from '../../client/network/http.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { formatInstant } from '../../ui/formats.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import styles from './correos.module.css'
import { openedWords, shownAddress, STATE_BADGES, titleOf } from './message-words.ts'

/** A message with its text, the proof of its sending and its resends. */
export function MessageDialog({
  message,
  onClose,
}: {
  readonly message: SentMessage
  readonly onClose: () => void
}) {
  const read = useQuery({
    queryKey: ['correos', message.id],
    queryFn: async ({ signal }) =>
      (await call(messages.read, { params: { id: message.id } }, { signal })).body,
  })
  return (
    <Dialog open title={titleOf(message)} onClose={onClose} size="large">
      {read.data !== undefined ? (
        <div className="v-stack">
          {read.data.paragraphs === null ? (
            <p className="v-muted">
              El texto no se muestra: puede llevar un código o un enlace que solo es de la persona.
            </p>
          ) : (
            <div className="v-stack" data-gap="2">
              {read.data.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
          <section className={styles.proof}>
            <h3>Constancia del envío</h3>
            {read.data.proof === null ? (
              <p>Todavía no ha salido.</p>
            ) : (
              <>
                <p>
                  Aceptado por {message.channel === 'sms' ? 'el proveedor' : 'el servidor de correo'} el{' '}
                  {formatInstant(read.data.proof.acceptedAt)}, para {shownAddress(message)}
                </p>
                <p className="v-small">
                  Identificador: <code>{read.data.proof.messageId}</code>
                </p>
                {read.data.proof.fingerprint !== null && (
                  <p className="v-small">
                    Huella del texto (SHA-256): <code>{read.data.proof.fingerprint}</code>
                  </p>
                )}
              </>
            )}
            <p>{openedWords(read.data) ?? 'No se ha abierto en el portal.'}</p>
          </section>
          {read.data.resends.length > 0 && (
            <section className={styles.proof}>
              <h3>Reenvíos</h3>
              <ul className="v-stack" data-gap="2">
                {read.data.resends.map((one) => (
                  <li key={one.id}>
                    A {shownAddress({ channel: message.channel, to: one.to })} el {formatInstant(one.at)} (
                    {STATE_BADGES[one.state][1]}). Motivo: {one.reason}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      ) : read.error === null ? (
        <SkeletonRows rows={3} height={64} />
      ) : (
        <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error)}</ErrorState>
      )}
    </Dialog>
  )
}
