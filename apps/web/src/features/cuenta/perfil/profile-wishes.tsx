import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { WISHES, type WishId } from '@ventanilla/domain/cases/wishes'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { useOnce } from '../../../ui/fields/form.tsx'
import { Note } from '../../../ui/states/note.tsx'
import styles from '../cuenta.module.css'
import { ProfileCard } from './profile-card.tsx'
import type { OwnProfile } from './profile-types.ts'

/** Optional notices outside the portal; each switch is saved immediately. */
export function ProfileWishes({ profile }: { readonly profile: OwnProfile }) {
  return (
    <ProfileCard title="Avisos por correo y SMS">
      <p>En la campana del portal le avisamos todo. Elija qué más quiere recibir.</p>
      <ul className={styles.wishes}>
        {profile.wishes.map(({ id, wanted }) => (
          <WishSwitch key={id} id={id} wanted={wanted} />
        ))}
      </ul>
    </ProfileCard>
  )
}

function WishSwitch({ id, wanted }: { readonly id: WishId; readonly wanted: boolean }) {
  // optimistic value until the server responds; reverted on rejection
  const [chosen, setChosen] = useState<boolean | null>(null)
  const change = useMutation({
    mutationFn: async (wish: boolean) =>
      (await call(accounts.setWish, { body: { wish: id, wanted: wish } })).body,
    onSuccess: (fresh) => {
      queryClient.setQueryData(['perfil'], fresh)
      showMessage('Su elección quedó guardada', 'success')
    },
    onError: () => setChosen(null),
  })
  const once = useOnce(change.isPending)
  const wish = WISHES.find((one) => one.id === id)
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={chosen ?? wanted}
          aria-describedby={`aviso-${id}`}
          aria-busy={change.isPending || undefined}
          onChange={(event) => {
            const wish = event.target.checked
            // Race: ignores a toggle during a pending save, or two saves could arrive out of order
            if (change.isPending) return
            once(() => {
              setChosen(wish)
              change.mutate(wish)
            })
          }}
        />
        {wish?.label}
      </label>
      <p id={`aviso-${id}`} className="v-hint">
        {wish?.help}
      </p>
      {change.isError && (
        <Note tone="bad" role="alert">
          {failureText(change.error)}
        </Note>
      )}
    </li>
  )
}
