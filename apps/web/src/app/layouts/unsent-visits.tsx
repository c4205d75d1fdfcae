import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react'
import { waitingWork } from '../../client/network/waiting-work.ts'

const WaitingVisits = lazy(() => import('../../features/tareas/campo/waiting-visits.tsx'))

/** Above every screen of a user with unsent work on this device; its code loads only then. */
export function UnsentVisits({ userId }: { readonly userId: string }) {
  const read = useCallback(() => waitingWork.of(userId), [userId])
  const taskIds = useSyncExternalStore(waitingWork.subscribe, read)
  if (taskIds.length === 0) return null
  return (
    <Suspense>
      <WaitingVisits owner={userId} taskIds={taskIds} />
    </Suspense>
  )
}
