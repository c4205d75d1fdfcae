import { useMutation } from '@tanstack/react-query'
import { changes } from '@ventanilla/contract/generated/changes'
import type { ReactNode } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Note } from '../../../ui/states/note.tsx'
import type { ChangeRecord } from '../case-data.ts'
import { useRefreshCase } from '../use-case.ts'
import styles from '../mis-solicitudes.module.css'

/** Action of one of the two parties on a request; none can be undone. */
export type ChangeAnswer = 'enviar' | 'aceptada' | 'denegada'

interface Words {
  readonly title: string
  readonly confirm: string
  readonly danger?: boolean
  readonly body: (change: ChangeRecord) => ReactNode
}

const WORDS: Readonly<Record<ChangeAnswer, Words>> = {
  enviar: {
    title: '¿Enviar la petición?',
    confirm: 'Enviar',
    body: (change) => (
      <p>
        La Corporación estudiará que su trámite pase a <strong>{change.cs_nombre_o_razon_social}</strong>.
        Después de enviarla no se puede corregir.
      </p>
    ),
  },
  aceptada: {
    title: '¿Aceptar el trámite?',
    confirm: 'Aceptar',
    body: (change) => (
      <>
        <p>
          El trámite {change.radicadoTramite} pasará a su nombre cuando el auto quede en firme. Desde ese día:
        </p>
        <ul className={styles.bullets}>
          <li>usted cumple las obligaciones que dice el auto;</li>
          <li>usted responde los requerimientos y paga lo que esté pendiente, con los mismos plazos;</li>
          <li>las notificaciones le llegan a usted.</li>
        </ul>
        <p>No podrá deshacerlo aquí.</p>
      </>
    ),
  },
  denegada: {
    title: '¿No aceptar el trámite?',
    confirm: 'No aceptar',
    danger: true,
    body: (change) => (
      <p>
        El trámite sigue a nombre de <strong>{change.solicitante.nombre}</strong> y esta petición termina.
        Para recibirlo después habría que pedir otro cambio.
      </p>
    ),
  },
}

const act = async (answer: ChangeAnswer, change: ChangeRecord): Promise<string> => {
  if (answer === 'enviar') return (await call(changes.send, { params: { id: change.id } })).body.message
  const body = { id: change.id, state: answer, version: change.version }
  return (await call(changes.answer, { body })).body.message
}

/** Explains the consequences before the action. */
export function AnswerDialog({
  asking,
  change,
  onClose,
}: {
  readonly asking: ChangeAnswer | null
  readonly change: ChangeRecord
  readonly onClose: () => void
}) {
  const refresh = useRefreshCase(change.id)
  const done = useMutation({
    mutationFn: (answer: ChangeAnswer) => act(answer, change),
    onSuccess: async (message) => {
      onClose()
      showMessage(message, 'success')
      await refresh()
    },
    // the action may have succeeded with a lost response, or been taken elsewhere
    onError: () => void refresh(),
  })
  const words = asking === null ? null : WORDS[asking]
  const close = (): void => {
    done.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={words !== null}
      title={words?.title ?? ''}
      confirm={words?.confirm ?? ''}
      danger={words?.danger === true}
      busy={done.isPending}
      onConfirm={() => asking !== null && done.mutate(asking)}
      onClose={close}
    >
      <div className="v-stack">
        {words?.body(change)}
        {done.isError && (
          <Note tone="bad" role="alert">
            {failureText(done.error)}
          </Note>
        )}
      </div>
    </ConfirmDialog>
  )
}
