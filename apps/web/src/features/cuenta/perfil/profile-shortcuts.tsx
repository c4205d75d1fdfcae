import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { useOwnMenu } from '../../../client/session/own-menu.ts'
import { refreshSession, useUser } from '../../../client/session/session.ts'
import { Note } from '../../../ui/states/note.tsx'
import styles from '../cuenta.module.css'
import { ProfileCard } from './profile-card.tsx'

/** More would duplicate the menu. */
const SHORTCUTS_AT_MOST = 8

/** Menu entries pinned to the first page; each change is saved immediately. */
export function ProfileShortcuts() {
  const user = useUser()
  const menu = useOwnMenu()
  const kept = (user?.shortcuts ?? []).filter((path) => menu.some((entry) => entry.path === path))
  // optimistic value until the server responds
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const shown = chosen ?? kept
  const save = useMutation({
    mutationFn: async (shortcuts: readonly string[]) => {
      await call(accounts.updateUser, { body: { user: { data: { shortcuts: [...shortcuts] } } } })
      await refreshSession()
    },
    onSuccess: () => void showMessage('Sus accesos directos quedaron guardados', 'success'),
    onError: () => setChosen(null),
  })
  const toggle = (path: string, wanted: boolean): void => {
    const next = wanted ? [...shown, path] : shown.filter((one) => one !== path)
    setChosen(next)
    save.mutate(next)
  }
  return (
    <ProfileCard title="Accesos directos">
      <p>
        Elija hasta {SHORTCUTS_AT_MOST} páginas del menú. Las verá al comienzo de Inicio, en el orden en que
        las elija.
      </p>
      {save.isError && (
        <Note tone="bad" role="alert">
          {failureText(save.error)}
        </Note>
      )}
      <ul className={styles.wishes} id="accesos">
        {menu
          .filter((entry) => entry.path !== '/dashboard')
          .map((entry) => {
            const on = shown.includes(entry.path)
            return (
              <li key={entry.path}>
                <label>
                  <input
                    type="checkbox"
                    checked={on}
                    disabled={!on && shown.length >= SHORTCUTS_AT_MOST}
                    onChange={(event) => toggle(entry.path, event.target.checked)}
                  />
                  {entry.label}
                </label>
              </li>
            )
          })}
      </ul>
      {shown.length >= SHORTCUTS_AT_MOST && (
        <p className="v-hint" role="status">
          Ya eligió {SHORTCUTS_AT_MOST}. Quite una para elegir otra.
        </p>
      )}
    </ProfileCard>
  )
}
