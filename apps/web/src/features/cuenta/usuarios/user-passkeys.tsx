import { useQuery } from '@tanstack/react-query'
import { removeOfFields } from '@ventanilla/contract/generated/fields/passkeys'
import { passkeys } from '@ventanilla/contract/generated/passkeys'
import { useEffect, useRef, useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { DateText } from '../../../ui/formats.tsx'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { Note } from '../../../ui/states/note.tsx'
import styles from '../cuenta.module.css'
import { ReasonField } from './reason-field.tsx'

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
  const place = useRef<HTMLDivElement>(null)
  // the button that opened the form has disappeared
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const { field, form, forget } = usePlainForm(
    removeOfFields,
    { reason: '' },
    {
      send: (body, options) => call(passkeys.removeOf, { params: { id: userId, passkeyId }, body }, options),
      onDone: ({ body }) => {
        showMessage(body.message, 'success')
        onDone(true)
      },
      kept: `usuario: llave ${passkeyId}`,
    },
  )
  return (
    <div ref={place}>
      <Form {...form}>
        <strong>Quitar «{name}»</strong>
        <p>
          Compruebe antes quién lo pide: con la cédula en la oficina, o llamando al celular de la cuenta. La
          llave se quita cuando otro administrador lo confirme.
        </p>
        <ReasonField {...field('reason')} />
        <Refused />
        <div className="v-row">
          <Submit kind="danger" sending="Guardando…">
            Proponer que se quite
          </Submit>
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            onClick={() => {
              forget()
              onDone(false)
            }}
          >
            Cancelar
          </button>
        </div>
      </Form>
    </div>
  )
}
