import { accounts } from '@ventanilla/contract/generated/accounts'
import { useRef } from 'react'
import { queryClient } from '../../../client/network/query.tsx'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { PlainList } from '../../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../../keeping/plain-list/use-list.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import picture from '../../../ui/illustrations/vacio-tareas.svg'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ProposalCard } from './proposal-card.tsx'

const TITLE = 'Cambios de cuentas por confirmar'

/** Changes proposed by one administrator, pending confirmation by another. */
export default function ProposalsScreen() {
  const place = useRef<HTMLUListElement>(null)
  const list = useList(accounts.listProposals, {})
  if (list.error !== null)
    return <FailedRead title={TITLE} missing="No hay cambios que ver" error={list.error} retry={list.again} />
  return (
    <>
      <PageHeader
        title={TITLE}
        subtitle="Los roles que administran, publican o firman, y las llaves perdidas, los deciden dos administradores."
      />
      <PlainList
        list={list}
        loading={{ rows: 3, height: 160 }}
        empty={
          <EmptyState title="No hay cambios por confirmar" picture={picture}>
            Cuando otro administrador proponga uno, le llegará un aviso y aparecerá aquí.
          </EmptyState>
        }
        label={TITLE}
        place={place}
        renderRow={(row) => (
          <li key={row.id}>
            <ProposalCard
              row={row}
              onDecided={() => {
                place.current?.focus()
                list.again()
                void queryClient.invalidateQueries({ queryKey: ['bandeja', 'tablero'] })
              }}
            />
          </li>
        )}
      />
    </>
  )
}
