import { lazy, Suspense } from 'react'
import { useUser } from '../client/session/session.ts'
import { Loading } from '../ui/states/loading.tsx'
import { dashboardOf } from './dashboard-kind.ts'
import { Shortcuts } from './shortcuts.tsx'

const CitizenDashboard = lazy(() => import('../features/tablero-ciudadano/citizen-dashboard.tsx'))
const OfficialDashboard = lazy(() => import('../features/tablero/official-dashboard.tsx'))
const ReaderDashboard = lazy(() => import('../features/expedientes/reader-dashboard.tsx'))
const YearAhead = lazy(() => import('../features/configuracion/year-ahead.tsx'))
const Notices = lazy(async () => ({
  default: (await import('../features/tablero-ciudadano/notices.tsx')).Notices,
}))

/**
 * Officials see their day, applicants their cases, consulting users the files. Main and additional roles count
 * alike.
 */
export default function DashboardScreen() {
  const user = useUser()
  if (user === null) return null
  const kind = dashboardOf(user)
  return (
    <Suspense fallback={<Loading />}>
      {kind === 'official' ? (
        <OfficialDashboard notices={<Notices />} ahead={<YearAhead />} shortcuts={<Shortcuts />} />
      ) : kind === 'reader' ? (
        <ReaderDashboard notices={<Notices />} shortcuts={<Shortcuts />} />
      ) : (
        <CitizenDashboard shortcuts={<Shortcuts />} />
      )}
    </Suspense>
  )
}
