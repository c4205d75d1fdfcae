import { useEffect } from 'react'
import { endSession } from '../client/session.ts'
import { LoadingScreen } from '../ui/loading.tsx'

/** Shows the stated text for a moment, so that the person sees what happened, and ends the session everywhere. */
export default function LogoutScreen() {
  useEffect(() => {
    const timer = setTimeout(() => endSession(), 400)
    return () => clearTimeout(timer)
  }, [])
  return <LoadingScreen label="Logging out.." />
}
