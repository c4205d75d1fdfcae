import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { WISHES, type WishId } from '@ventanilla/domain/cases/wishes'
import { call, failureText } from '../../client/http.ts'
import { queryClient } from '../../client/query.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './cuenta.module.css'
import { ProfileCard } from './profile-card.tsx'
import type { OwnProfile } from './profile-types.ts'

/** What a person receives besides the notices in the portal; each switch is kept at once. */
export function ProfileWishes({ profile }: { readonly profile: OwnProfile }) {
  const change = useMutation({
    mutationFn: async (body: { wish: WishId; wanted: boolean }) =>
      (await call(accounts.setWish, { body })).body,
    onSuccess: (fresh) => queryClient.setQueryData(['perfil'], fresh),
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
          // while one choice is on its way it shows as it will be
          const shown = change.isPending && change.variables.wish === id ? change.variables.wanted : wanted
          return (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={shown}
                  aria-describedby={`aviso-${id}`}
                  onChange={(event) => change.mutate({ wish: id, wanted: event.target.checked })}
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
