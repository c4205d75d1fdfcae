import { useQuery } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { call } from '../../../client/network/http.ts'
import { href } from '../../../client/address/links.ts'
import { useParam } from '../../../client/address/navigation.ts'
import { usePageTitle } from '../../../client/address/page-title.ts'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { UserPanel } from './user-panel.tsx'

/** One account on its own page, with a shareable address. */
export default function UserScreen() {
  const id = useParam('idUser')
  const account = useQuery({
    queryKey: ['usuario', id],
    queryFn: async ({ signal }) => (await call(accounts.readUser, { params: { id } }, { signal })).body,
  })
  usePageTitle(account.data?.name)
  if (account.isError)
    return (
      <FailedRead
        title="Cuenta de usuario"
        missing="Esta cuenta no existe"
        error={account.error}
        retry={() => void account.refetch()}
      />
    )
  return (
    <>
      <PageHeader
        title={account.data?.name ?? 'Cuenta de usuario'}
        {...(account.data !== undefined && {
          actions: (
            <>
              <a
                className="v-btn"
                data-kind="default"
                href={href('/auditoria', {}, { quien: account.data.email })}
              >
                Ver lo que hizo
              </a>
              <a
                className="v-btn"
                data-kind="default"
                href={href('/auditoria', {}, { sobre: account.data.email })}
              >
                Ver quién la consultó
              </a>
            </>
          ),
        })}
      />
      {account.isPending && <SkeletonRows rows={6} />}
      {account.data !== undefined && (
        <div className="v-card v-pad" style={{ maxWidth: 840 }}>
          <UserPanel
            key={account.data.version}
            account={account.data}
            heading="h2"
            onChanged={() => void account.refetch()}
          />
        </div>
      )}
    </>
  )
}
