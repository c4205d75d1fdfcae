import { lazy, Suspense } from 'react'
import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { rolesOf } from '../client/session-user.ts'
import { useUser } from '../client/session.ts'
import { Loading } from '../ui/loading.tsx'
import { Shortcuts } from './shortcuts.tsx'

const CitizenDashboard = lazy(() => import('../features/tablero-ciudadano/citizen-dashboard.tsx'))
const OfficialDashboard = lazy(() => import('../features/tablero/official-dashboard.tsx'))
const Notices = lazy(async () => ({
  default: (await import('../features/tablero-ciudadano/notices.tsx')).Notices,
}))

/** Applicants see their cases, officials their day. Main and additional roles count alike. */
export default function DashboardScreen() {
  const user = useUser()
  if (user === null) return null
  const official = meetsRule(rolesOf(user), { groups: ['admin', 'corporacion'] })
  return (
    <Suspense fallback={<Loading />}>
      {official ? (
        <OfficialDashboard notices={<Notices />} shortcuts={<Shortcuts />} />
      ) : (
        <CitizenDashboard shortcuts={<Shortcuts />} />
      )}
    </Suspense>
  )
}
