import { useQuery } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { reopenUsedUpFields } from '@ventanilla/contract/generated/fields/accounts'
import { waitWords } from '@ventanilla/domain/identity/wait-words'
import { useEffect, useRef, useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { ReasonField } from './reason-field.tsx'
import type { Heading } from './user-types.ts'

const WORDS = {
  firma: 'Sus intentos con códigos de firma',
  'pedir-firma': 'Los códigos de firma que puede pedir',
  recuperacion: 'Sus intentos con códigos para recuperar la contraseña',
  contacto: 'Sus intentos con códigos para confirmar un celular o un correo',
  ingreso: 'Los intentos de ingresar a su cuenta desde equipos que no conoce',
} as const satisfies Readonly<Record<string, string>>

/**
 * Codes that a user exhausted with wrong tries: an administrator reopens them with a reason. Renders nothing
 * when there are none.
 */
export function UserCodes({
  userId,
  heading: Title,
}: {
  readonly userId: string
  readonly heading: Heading
}) {
  const queryKey = ['codigos', userId]
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call(accounts.readUsedUp, { params: { id: userId } }, { signal })).body.rows,
  })
  const done = useRef<HTMLDivElement>(null)
  // the focused form has disappeared
  const isOpened = list.data?.length === 0
  useEffect(() => {
    if (isOpened) done.current?.focus()
  }, [isOpened])
  const [opened, setOpened] = useState(false)
  const { field, form, reset } = usePlainForm(
    reopenUsedUpFields,
    { reason: '' },
    {
      send: (body, options) => call(accounts.reopenUsedUp, { params: { id: userId }, body }, options),
      onDone: () => {
        showMessage('La persona puede volver a intentarlo', 'success')
        setOpened(true)
        reset()
        void queryClient.invalidateQueries({ queryKey })
      },
      kept: `usuario: códigos ${userId}`,
    },
  )
  if (list.isError)
    return (
      <Note tone="bad" role="alert">
        {failureText(list.error)}
      </Note>
    )
  const rows = list.data ?? []
  if (rows.length === 0)
    return opened ? (
      <div ref={done} tabIndex={-1}>
        <Note tone="ok" role="status">
          Los intentos quedaron abiertos y la persona recibió un correo con el motivo.
        </Note>
      </div>
    ) : null
  return (
    <section className="v-stack">
      <Title>Intentos agotados</Title>
      <ul className="v-stack" data-gap="1">
        {rows.map((row) => (
          <li key={row.what}>
            {WORDS[row.what]}: vuelven en {waitWords(row.seconds)}.
          </li>
        ))}
      </ul>
      <Form {...form}>
        <p>
          Puede ser alguien que adivina. Antes de volver a abrirlos compruebe con la persona, en la oficina o
          llamando a su celular, que fue ella.
        </p>
        <ReasonField {...field('reason')} />
        <Refused />
        <Submit sending="Guardando…">Volver a abrir</Submit>
      </Form>
    </section>
  )
}
