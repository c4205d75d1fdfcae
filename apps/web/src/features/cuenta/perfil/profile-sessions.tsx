import { useMutation, useQuery } from '@tanstack/react-query'
import { sessions } from '@ventanilla/contract/generated/sessions'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { DateText } from '../../../ui/formats.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import styles from '../cuenta.module.css'
import { deviceWords } from './device-words.ts'
import { ProfileCard } from './profile-card.tsx'

/** Sessions shown before expanding the list. */
const FIRST = 5

/** Open sessions; all except the current one can be ended. */
export function ProfileSessions() {
  const list = useQuery({
    queryKey: ['sesiones'],
    queryFn: async ({ signal }) => (await call(sessions.list, {}, { signal })).body.rows,
  })
  const refresh = (): void => void queryClient.invalidateQueries({ queryKey: ['sesiones'] })
  const end = useMutation({
    mutationFn: (id: string) => call(sessions.end, { params: { id } }),
    onSettled: refresh,
  })
  const endOthers = useMutation({ mutationFn: () => call(sessions.endOthers, {}), onSettled: refresh })
  const failed = end.error ?? endOthers.error
  const [whole, setWhole] = useState(false)
  const rows = list.data ?? []
  const shown = whole ? rows : rows.slice(0, FIRST)
  return (
    <ProfileCard title="Sesiones abiertas">
      {list.isPending && <SkeletonRows rows={2} />}
      {list.isError && <ErrorState onRetry={() => void list.refetch()}>{failureText(list.error)}</ErrorState>}
      {failed !== null && (
        <Note tone="bad" role="alert">
          {failureText(failed)}
        </Note>
      )}
      <ul className={styles.rows}>
        {shown.map((row) => (
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
        ))}
      </ul>
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
