import { useMutation, useQuery } from '@tanstack/react-query'
import { passkeys } from '@ventanilla/contract/generated/passkeys'
import { useEffect, useRef, useState } from 'react'
import { call, failureText, refusalOf } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { useDeviceForm } from '../../../keeping/use-device-form.ts'
import { DateText } from '../../../ui/formats.tsx'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { Note } from '../../../ui/states/note.tsx'
import styles from '../cuenta.module.css'
import { isReason, ReasonField } from './reason-field.tsx'

/**
 * Passkeys of an account: an administrator proposes to remove a lost one. Renders nothing when there are none.
 */
export function UserPasskeys({
  userId,
  heading: Title,
}: {
  readonly userId: string
  readonly heading: 'h2' | 'h3'
}) {
  const queryKey = ['llaves', userId]
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call(passkeys.listOf, { params: { id: userId } }, { signal })).body.rows,
  })
  const [chosen, setChosen] = useState<string | null>(null)
  if (list.isError)
    return (
      <Note tone="bad" role="alert">
        {failureText(list.error)}
      </Note>
    )
  const rows = list.data ?? []
  if (rows.length === 0) return null
  return (
    <section className="v-stack">
      <Title>Llaves de acceso</Title>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <strong>{row.name}</strong>
              <p className="v-hint">
                Agregada el <DateText value={row.createdAt} form="instant" />
              </p>
            </div>
            {chosen !== row.id && (
              <button
                type="button"
                className="v-btn"
                data-kind="quiet"
                aria-label={`Quitar la llave ${row.name}`}
                onClick={() => setChosen(row.id)}
              >
                Quitar
              </button>
            )}
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <RemovalForm
          key={chosen}
          userId={userId}
          passkeyId={chosen}
          name={rows.find((row) => row.id === chosen)?.name ?? ''}
          onDone={(removed) => {
            setChosen(null)
            if (removed) void queryClient.invalidateQueries({ queryKey })
          }}
        />
      )}
    </section>
  )
}

function RemovalForm({
  userId,
  passkeyId,
  name,
  onDone,
}: {
  readonly userId: string
  readonly passkeyId: string
  readonly name: string
  readonly onDone: (removed: boolean) => void
}) {
  const [reason, setReason] = useState('')
  const forget = useDeviceForm(`usuario: llave ${passkeyId}`, { reason }, { reason: '' }, (kept) =>
    setReason(kept['reason'] ?? ''),
  )
  const place = useRef<HTMLDivElement>(null)
  // the button that opened the form has disappeared
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const leave = (removed: boolean): void => {
    forget()
    onDone(removed)
  }
  const remove = useMutation({
    mutationFn: () => call(passkeys.removeOf, { params: { id: userId, passkeyId }, body: { reason } }),
    onSuccess: ({ body }) => {
      showMessage(body.message, 'success')
      leave(true)
    },
  })
  return (
    <div ref={place}>
      <Form
        ready={isReason(reason)}
        busy={remove.isPending}
        refusal={refusalOf(remove.error)}
        onSubmit={() => remove.mutate()}
      >
        <strong>Quitar «{name}»</strong>
        <p>
          Compruebe antes quién lo pide: con la cédula en la oficina, o llamando al celular de la cuenta. La
          llave se quita cuando otro administrador lo confirme.
        </p>
        <ReasonField value={reason} onChange={setReason} />
        <Refused />
        <div className="v-row">
          <Submit kind="danger" sending="Guardando…">
            Proponer que se quite
          </Submit>
          <button type="button" className="v-btn" data-kind="default" onClick={() => leave(false)}>
            Cancelar
          </button>
        </div>
      </Form>
    </div>
  )
}
