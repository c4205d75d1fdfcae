import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { type Chosen, WISHES, type WishId } from '@ventanilla/domain/cases/wishes'
import { useState } from 'react'
import { call, failureText } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import { queryClient } from '../../client/query.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './cuenta.module.css'
import { ProfileCard } from './profile-card.tsx'
import type { OwnProfile } from './profile-types.ts'

/** What a person receives besides the notices in the portal; each switch is kept at once. */
export function ProfileWishes({ profile }: { readonly profile: OwnProfile }) {
  // shown from the very click on: until the server answers, and taken back where it refuses
  const [chosen, setChosen] = useState<Chosen>({})
  const change = useMutation({
    mutationFn: async (body: { wish: WishId; wanted: boolean }) =>
      (await call(accounts.setWish, { body })).body,
    onSuccess: (fresh) => {
      queryClient.setQueryData(['perfil'], fresh)
      showMessage('Su elección quedó guardada', 'success')
    },
    onError: (_error, { wish, wanted }) => setChosen((before) => ({ ...before, [wish]: !wanted })),
  })
  return (
    <ProfileCard title="Avisos por correo y SMS">
      <p>En la campana del portal le avisamos todo. Elija qué más quiere recibir.</p>
      {change.isError && (
        <Note tone="bad" role="alert">
          {failureText(change.error)}
        </Note>
      )}
      <ul className={styles.wishes}>
        {profile.wishes.map(({ id, wanted }) => {
          const wish = WISHES.find((one) => one.id === id)
          return (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen[id] ?? wanted}
                  aria-describedby={`aviso-${id}`}
                  onChange={(event) => {
                    setChosen((before) => ({ ...before, [id]: event.target.checked }))
                    change.mutate({ wish: id, wanted: event.target.checked })
                  }}
                />
                {wish?.label}
              </label>
              <p id={`aviso-${id}`} className="v-hint">
                {wish?.help}
              </p>
            </li>
          )
        })}
      </ul>
    </ProfileCard>
  )
}
