import { useMutation } from '@tanstack/react-query'
import { sessions } from '@ventanilla/contract/generated/sessions'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { PlainList } from '../../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../../keeping/plain-list/use-list.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { DateText } from '../../../ui/formats.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import styles from '../cuenta.module.css'
import { deviceWords } from './device-words.ts'
import { ProfileCard } from './profile-card.tsx'

/** Sessions shown before expanding the list. */
const FIRST = 5

/** Open sessions; all except the current one can be ended. */
export function ProfileSessions() {
  const list = useList(sessions.list, {}, { under: ['sesiones'] })
  const end = useMutation({
    mutationFn: (id: string) => call(sessions.end, { params: { id } }),
    onSettled: list.again,
  })
  const endOthers = useMutation({ mutationFn: () => call(sessions.endOthers, {}), onSettled: list.again })
  const failed = end.error ?? endOthers.error
  const [whole, setWhole] = useState(false)
  const { rows } = list
  const shown = whole ? rows : rows.slice(0, FIRST)
  return (
    <ProfileCard title="Sesiones abiertas">
      {failed !== null && (
        <Note tone="bad" role="alert">
          {failureText(failed)}
        </Note>
      )}
      <PlainList
        list={{ ...list, rows: shown }}
        loading={{ rows: 2 }}
        // never empty: the reader's own session is one of them
        empty={null}
        className={styles.rows}
        renderRow={(row) => (
          <li key={row.id}>
            <div>
              <strong>{deviceWords(row.agent)}</strong>
              <p className="v-hint">
                {row.address ?? 'Sin dirección'}, desde <DateText value={row.createdAt} form="instant" />
              </p>
            </div>
            {row.current ? (
              <StatusBadge tone="ok">Esta sesión</StatusBadge>
            ) : (
              <button
                type="button"
                className="v-btn"
                data-kind="quiet"
                disabled={end.isPending}
                aria-label={`Cerrar la sesión de ${deviceWords(row.agent)}`}
                onClick={() => end.mutate(row.id)}
              >
                Cerrar
              </button>
            )}
          </li>
        )}
      />
      {shown.length < rows.length && (
        <button type="button" className="v-btn" data-kind="quiet" onClick={() => setWhole(true)}>
          Ver las {rows.length}
        </button>
      )}
      {rows.length > 1 && (
        <ActionButton busy={endOthers.isPending} onPress={() => endOthers.mutate()}>
          Cerrar todas las demás
        </ActionButton>
      )}
    </ProfileCard>
  )
}
