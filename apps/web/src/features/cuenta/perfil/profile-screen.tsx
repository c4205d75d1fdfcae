import { useQuery } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { call, failureText } from '../../../client/network/http.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../cuenta.module.css'
import { ProfileAppearance } from './profile-appearance.tsx'
import { ProfileContact } from './profile-contact.tsx'
import { ProfileData } from './profile-data.tsx'
import { ProfileNotification } from './profile-notification.tsx'
import { ProfileOwnData } from './profile-own-data.tsx'
import { ProfilePasskeys } from './profile-passkeys.tsx'
import { ProfilePassword } from './profile-password.tsx'
import { ProfileProxies } from './profile-proxies.tsx'
import { ProfileSessions } from './profile-sessions.tsx'
import { ProfileShortcuts } from './profile-shortcuts.tsx'
import { ProfileWishes } from './profile-wishes.tsx'
import { useOwnPasskeys } from './use-passkeys.ts'

/** Profile: own data, notifications, proxies and sessions. */
export default function ProfileScreen() {
  const profile = useQuery({
    queryKey: ['perfil'],
    queryFn: async ({ signal }) => (await call(accounts.readProfile, {}, { signal })).body,
  })
  const keys = useOwnPasskeys()
  if (profile.isError)
    return <ErrorState onRetry={() => void profile.refetch()}>{failureText(profile.error)}</ErrorState>
  const data = profile.data
  return (
    <>
      <PageHeader title="Mi perfil" {...(data && { subtitle: data.roleNames.join(', ') })} />
      {data === undefined || keys.isPending ? (
        <SkeletonRows rows={6} height={64} />
      ) : keys.data?.obliged === true && keys.data.rows.length === 0 ? (
        // the server rejects all other calls until there is a passkey
        <div className={styles.columns}>
          <ProfilePasskeys />
          <ProfileSessions />
          <ProfilePassword />
          <ProfileAppearance />
        </div>
      ) : (
        <div className={styles.columns}>
          <ProfileData profile={data} />
          <ProfileContact />
          {data.kind !== 'funcionario' && <ProfileNotification profile={data} />}
          <ProfileWishes profile={data} />
          <ProfileSessions />
          {data.kind !== 'funcionario' && <ProfileProxies />}
          <ProfilePasskeys />
          <ProfilePassword />
          <ProfileAppearance />
          <ProfileShortcuts />
          <ProfileOwnData profile={data} />
        </div>
      )}
    </>
  )
}
