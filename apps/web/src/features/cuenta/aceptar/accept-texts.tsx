import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { ACCEPTED_AT_REGISTRATION } from '@ventanilla/domain/configuration/texts/legal-texts'
import { showMessage } from '../../../client/messages.ts'
import { call, CallError, failureText } from '../../../client/network/http.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Note } from '../../../ui/states/note.tsx'
import styles from '../cuenta.module.css'
import { LegalText } from '../registro/legal-text.tsx'
import { type OwedTextRow, owedTextsKey } from './use-owed-texts.ts'

type Asked = (typeof ACCEPTED_AT_REGISTRATION)[number]
const isAsked = (id: string): id is Asked => ACCEPTED_AT_REGISTRATION.some((one) => one === id)

interface AcceptTextsProps {
  readonly userId: string
  readonly texts: readonly OwedTextRow[]
  /** goes on without accepting; only called where no text waits */
  readonly onLater: () => void
}

/** Legal texts that changed, to be read and accepted before the open page. */
export default function AcceptTexts({ userId, texts, onLater }: AcceptTextsProps) {
  const client = useQueryClient()
  const waits = texts.some((one) => one.waits)
  const accept = useMutation({
    mutationFn: async () => {
      const given = texts.flatMap(({ id, version }) => (isAsked(id) ? [{ id, version }] : []))
      return (await call(accounts.acceptTexts, { body: { texts: given } })).body.rows
    },
    onSuccess: (left) => {
      client.setQueryData(owedTextsKey(userId), left)
      showMessage('Quedó guardada su aceptación', 'success')
    },
    // another version came into force meanwhile: it is shown
    onError: (error) => {
      if (error instanceof CallError && error.status === 409)
        void client.invalidateQueries({ queryKey: owedTextsKey(userId) })
    },
  })
  return (
    <>
      <PageHeader
        title={texts.length === 1 ? 'Cambió un texto que debe aceptar' : 'Cambiaron textos que debe aceptar'}
        subtitle={
          waits
            ? 'La ley pide que lo acepte antes de continuar.'
            : 'Léalo y acéptelo. Si lo deja para después, puede seguir con sus trámites y se le pedirá al volver a ingresar.'
        }
      />
      <div className="v-stack">
        {texts.map(({ id, title, version }) => (
          <section key={`${id} ${version}`} className={styles.owed} aria-label={title}>
            <h2>{title}</h2>
            {isAsked(id) && <LegalText id={id} />}
          </section>
        ))}
        {accept.isError && (
          <Note tone="bad" role="alert">
            {failureText(accept.error)}
          </Note>
        )}
        <div className="v-row">
          <ActionButton kind="primary" busy={accept.isPending} onPress={() => accept.mutate()}>
            Acepto
          </ActionButton>
          {!waits && (
            <ActionButton busy={false} onPress={onLater}>
              Ahora no
            </ActionButton>
          )}
        </div>
      </div>
    </>
  )
}
