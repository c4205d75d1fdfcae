import { useMutation, useQuery } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { waitWords } from '@ventanilla/domain/identity/wait-words'
import { useEffect, useRef, useState } from 'react'
import { call, failureText, refusalOf } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { useDeviceForm } from '../../../keeping/use-device-form.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { isReason, ReasonField } from './reason-field.tsx'
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
  const [reason, setReason] = useState('')
  const forget = useDeviceForm(`usuario: códigos ${userId}`, { reason }, { reason: '' }, (kept) =>
    setReason(kept['reason'] ?? ''),
  )
  const open = useMutation({
    mutationFn: () => call(accounts.reopenUsedUp, { params: { id: userId }, body: { reason } }),
    onSuccess: () => {
      showMessage('La persona puede volver a intentarlo', 'success')
      setReason('')
      forget()
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  if (list.isError)
    return (
      <Note tone="bad" role="alert">
        {failureText(list.error)}
      </Note>
    )
  const rows = list.data ?? []
  if (rows.length === 0)
    return open.isSuccess ? (
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
      <Form
        ready={isReason(reason)}
        busy={open.isPending}
        refusal={refusalOf(open.error)}
        onSubmit={() => open.mutate()}
      >
        <p>
          Puede ser alguien que adivina. Antes de volver a abrirlos compruebe con la persona, en la oficina o
          llamando a su celular, que fue ella.
        </p>
        <ReasonField value={reason} onChange={setReason} />
        <Refused />
        <Submit sending="Guardando…">Volver a abrir</Submit>
      </Form>
    </section>
  )
}
