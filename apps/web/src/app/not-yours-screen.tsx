import { useSyncExternalStore } from 'react'
import { useUser } from '../client/session/session.ts'
import { NotYours } from '../keeping/not-yours.tsx'
import { routerState } from './router-state.ts'

/**
 * Replaces a screen on which the user can do nothing: its use, the responsible role, and a link to the user's
 * own work.
 */
export default function NotYoursScreen() {
  const shown = useSyncExternalStore(routerState.subscribe, routerState.get).shown
  const user = useUser()
  if (shown === null || user === null) return null
  return <NotYours title={shown.screen.title}>{shown.screen.serves?.says ?? ''}</NotYours>
}
