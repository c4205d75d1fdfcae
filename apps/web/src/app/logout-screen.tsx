import { useEffect } from 'react'
import { endSession } from '../client/session/session.ts'
import { LoadingScreen } from '../ui/states/loading.tsx'

/**
 * Shows the specified text for a moment, so that the user sees what happened, and ends the session in every
 * tab.
 */
export default function LogoutScreen() {
  useEffect(() => {
    const timer = setTimeout(() => endSession(), 400)
    return () => clearTimeout(timer)
  }, [])
  return <LoadingScreen label="Logging out.." />
}
