import { useQuery } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { useRef } from 'react'
import { call } from '../../../client/network/http.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import picture from '../../../ui/illustrations/vacio-tareas.svg'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { ProposalCard } from './proposal-card.tsx'

const TITLE = 'Cambios de cuentas por confirmar'

/** Changes proposed by one administrator, pending confirmation by another. */
export default function ProposalsScreen() {
  const place = useRef<HTMLUListElement>(null)
  const list = useQuery({
    queryKey: ['propuestas de cuenta'],
    queryFn: async ({ signal }) => (await call(accounts.listProposals, {}, { signal })).body.rows,
  })
  if (list.isError)
    return (
      <FailedRead
        title={TITLE}
        missing="No hay cambios que ver"
        error={list.error}
        retry={() => void list.refetch()}
      />
    )
  return (
    <>
      <PageHeader
        title={TITLE}
        subtitle="Los roles que administran, publican o firman, y las llaves perdidas, los deciden dos administradores."
      />
      {list.isPending && <SkeletonRows rows={3} height={160} />}
      {list.data?.length === 0 && (
        <EmptyState title="No hay cambios por confirmar" picture={picture}>
          Cuando otro administrador proponga uno, le llegará un aviso y aparecerá aquí.
        </EmptyState>
      )}
      {/* a decided proposal disappears with the focused button, so the list takes the focus */}
      <ul className="v-stack" data-gap="4" ref={place} tabIndex={-1} aria-label={TITLE}>
        {list.data?.map((row) => (
          <li key={row.id}>
            <ProposalCard
              row={row}
              onDecided={() => {
                place.current?.focus()
                void list.refetch()
                void queryClient.invalidateQueries({ queryKey: ['bandeja', 'tablero'] })
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
