import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { askDeletionFields } from '@ventanilla/contract/generated/fields/accounts'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { saveFile } from '../../../client/network/save-file.ts'
import { FormDialog } from '../../../keeping/plain-form/form-dialog.tsx'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DateText, formatLongDate } from '../../../ui/formats.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../cuenta.module.css'
import { LEGAL_TITLES } from '../registro/legal-dialog.tsx'
import { ProfileCard } from './profile-card.tsx'
import type { OwnProfile } from './profile-types.ts'

/** Titles by id; a text that registration does not ask to accept has none. */
const TITLES: Readonly<Record<string, string>> = LEGAL_TITLES

async function download(): Promise<void> {
  const { body } = await call(accounts.downloadOwnData, {})
  saveFile(new Blob([JSON.stringify(body, null, 2)], { type: 'application/json' }), 'mis-datos.json')
}

/** Personal data held by the portal: export, accepted texts, and how to request deletion. */
export function ProfileOwnData({ profile }: { readonly profile: OwnProfile }) {
  const save = useMutation({
    mutationFn: download,
    onSuccess: () => showMessage('Descargamos sus datos', 'success'),
  })
  return (
    <ProfileCard title="Mis datos personales">
      <p>Descargue todo lo que el portal guarda de usted: cuenta, solicitudes, sesiones, avisos y poderes.</p>
      {save.isError && (
        <Note tone="bad" role="alert">
          {failureText(save.error)}
        </Note>
      )}
      <ActionButton busy={save.isPending} onPress={() => save.mutate()}>
        <IconDownload aria-hidden className="v-icon" />
        {save.isPending ? 'Preparando…' : 'Descargar mis datos'}
      </ActionButton>
      {profile.accepted.length > 0 && (
        <>
          <h3>Textos que aceptó</h3>
          <ul className={styles.rows}>
            {profile.accepted.map((one) => (
              <li key={`${one.text} ${one.version}`}>
                <div>
                  <strong>{TITLES[one.text] ?? one.text}</strong>
                  <p className="v-hint">
                    Versión {one.version}, el <DateText value={one.at} form="instant" />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {profile.kind !== 'funcionario' && <Deletion />}
    </ProfileCard>
  )
}

function Deletion() {
  const [asking, setAsking] = useState(false)
  const state = useQuery({
    queryKey: ['eliminacion'],
    queryFn: async ({ signal }) => (await call(accounts.readDeletion, {}, { signal })).body,
  })
  const keep = (body: { request: { reason: string; askedAt: string } | null }): void => {
    queryClient.setQueryData(['eliminacion'], body)
    setAsking(false)
    reset()
  }
  const { field, form, forget, reset } = usePlainForm(
    askDeletionFields,
    { reason: '' },
    {
      send: async (body, options) => (await call(accounts.askDeletion, { body }, options)).body,
      onDone: (body) => {
        keep(body)
        showMessage('Recibimos su petición', 'success')
      },
      kept: 'perfil: eliminación',
    },
  )
  const withdraw = useMutation({
    mutationFn: async () => (await call(accounts.withdrawDeletion, {})).body,
    onSuccess: (body) => {
      keep(body)
      showMessage('Retiró la petición', 'success')
    },
  })
  const close = (): void => {
    setAsking(false)
    forget()
    reset()
  }
  const request = state.data?.request ?? null
  const failed = withdraw.error ?? state.error
  return (
    <>
      <h3>Eliminar mis datos</h3>
      {failed !== null && (
        <Note tone="bad" role="alert">
          {failureText(failed)}
        </Note>
      )}
      {request === null ? (
        <>
          <p className="v-small">
            Lo que hace parte de un expediente y el registro de actuaciones se conservan: la ley lo ordena. Lo
            demás se elimina.
          </p>
          <button
            type="button"
            className="v-btn"
            data-kind="quiet"
            disabled={state.data === undefined}
            onClick={() => setAsking(true)}
          >
            Pedir la eliminación
          </button>
        </>
      ) : (
        <>
          <Note title={`La pidió el ${formatLongDate(request.askedAt)}`}>
            La Corporación le responde en 15 días hábiles. Motivo: {request.reason}
          </Note>
          <ActionButton kind="quiet" busy={withdraw.isPending} onPress={() => withdraw.mutate()}>
            Retirar la petición
          </ActionButton>
        </>
      )}
      {asking && (
        <FormDialog
          title="¿Pedir que eliminemos sus datos?"
          form={form}
          verb="Pedir la eliminación"
          sending="Enviando…"
          onClose={close}
        >
          <p>
            Una persona revisa la petición y le responde en 15 días hábiles. Mientras tenga solicitudes en
            curso, sus datos se necesitan para terminarlas.
          </p>
          <TextField {...field('reason')} label="Motivo" hint="Al menos cinco letras." />
        </FormDialog>
      )}
    </>
  )
}
