import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { useRef } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { usePhoto } from '../../../client/session/photo.ts'
import { refreshSession, useUser } from '../../../client/session/session.ts'
import { uploadFile } from '../../../client/network/upload.ts'
import { Note } from '../../../ui/states/note.tsx'
import { PersonMark } from '../../../ui/person-mark.tsx'
import styles from '../cuenta.module.css'
import { drawPhoto } from './draw-photo.ts'

const save = async (photoURL: string | null): Promise<void> => {
  await call(accounts.updateUser, { body: { user: { data: { photoURL } } } })
  await refreshSession()
}

/** Profile photo: choose, replace, remove. Visible to the user only. */
export function ProfilePhoto() {
  const user = useUser()
  const input = useRef<HTMLInputElement>(null)
  const photo = usePhoto(user?.avatar ?? null)
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      if (file === null) return save(null)
      const { fileId } = await uploadFile(await drawPhoto(file), `images/images-perfil/${user?.id ?? ''}`)
      await save(fileId)
    },
    onSuccess: (_done, file) =>
      void showMessage(file === null ? 'Quitamos su foto' : 'Su foto quedó guardada', 'success'),
  })
  if (user === null) return null
  const chosen = user.avatar !== null
  return (
    <div className={styles.photo}>
      <PersonMark name={user.displayName} photo={photo} size={72} />
      <div className="v-stack" data-gap="2">
        <div className={styles.photoActions}>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            hidden
            aria-label="Foto de perfil"
            onChange={(event) => {
              const file = event.target.files?.[0]
              // lets the user choose the same file again after a failure
              event.target.value = ''
              if (file !== undefined) change.mutate(file)
            }}
          />
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            disabled={change.isPending}
            onClick={() => input.current?.click()}
          >
            {change.isPending ? 'Guardando…' : chosen ? 'Cambiar foto' : 'Agregar foto'}
          </button>
          {chosen && (
            <button
              type="button"
              className="v-btn"
              data-kind="quiet"
              disabled={change.isPending}
              onClick={() => change.mutate(null)}
            >
              Quitar foto
            </button>
          )}
        </div>
        <p className="v-hint">Solo usted la ve. La recortamos en cuadro y quitamos el lugar donde se tomó.</p>
      </div>
      {change.isError && (
        <Note tone="bad" role="alert">
          {failureText(change.error)}
        </Note>
      )}
    </div>
  )
}
