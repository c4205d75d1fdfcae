import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { call } from '../../../client/network/http.ts'
import styles from '../task.module.css'

const EVERY_MS = 20_000

/** Other users with the case open, and whether it changed since this screen loaded. */
export function Presence({
  caseId,
  version,
  onReload,
}: {
  readonly caseId: string
  readonly version: number
  readonly onReload: () => void
}) {
  const seen = useQuery({
    queryKey: ['presencia', caseId],
    queryFn: async ({ signal }) =>
      (await call(cases.presence, { params: { id: caseId }, body: {} }, { signal })).body,
    refetchInterval: EVERY_MS,
    staleTime: 0,
  })
  const others = seen.data?.others ?? []
  const moved = (seen.data?.version ?? version) > version
  return (
    <div role="status" className={styles.beside}>
      {others.length > 0 && (
        <p className={styles.presence}>
          <IconEye aria-hidden className="v-icon" />
          <span>
            <b>{others.map((one) => one.name).join(', ')}</b> también{' '}
            {others.length === 1 ? 'tiene' : 'tienen'} abierto este caso.
          </span>
        </p>
      )}
      {moved && (
        <p className={styles.presence} data-tone="warn">
          <span>El caso cambió desde que usted lo abrió. Lo que escribió sigue aquí.</span>
          <button type="button" className="v-btn" data-kind="quiet" onClick={onReload}>
            Ver los cambios
          </button>
        </p>
      )}
    </div>
  )
}
