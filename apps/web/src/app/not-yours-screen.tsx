import { useSyncExternalStore } from 'react'
import { useUser } from '../client/session.ts'
import { NotYours } from '../keeping/not-yours.tsx'
import { routerState } from './router.ts'

/** Stands in for a screen on which its reader can do nothing: what it is for, who does it, and the way to their own work. */
export default function NotYoursScreen() {
  const shown = useSyncExternalStore(routerState.subscribe, routerState.get).shown
  const user = useUser()
  if (shown === null || user === null) return null
  return <NotYours title={shown.screen.title}>{shown.screen.serves?.says ?? ''}</NotYours>
}
