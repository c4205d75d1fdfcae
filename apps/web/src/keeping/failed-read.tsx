import type { ReactNode } from 'react'
import { CallError, failureText } from '../client/http.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { WayToOwnWork } from './not-yours.tsx'

interface FailedReadProps {
  readonly error: unknown
  readonly retry: () => void
  /** heading of the page that could not be read */
  readonly title: string
  /** heading where what the address names does not exist, or is somebody else's */
  readonly missing?: string
  /** what may have become of it, in place of the server's sentence */
  readonly children?: ReactNode
}

/**
 * A page whose address names something that could not be read. What does not exist and what is not the reader's answer
 * alike (decision 47): that is no failure to try again, but a heading, a sentence and the way to their own work.
 */
export function FailedRead({
  error,
  retry,
  title,
  missing = 'Este caso no existe o no es suyo',
  children,
}: FailedReadProps) {
  if (error instanceof CallError && (error.status === 404 || error.status === 403))
    return <WayToOwnWork title={missing}>{children ?? failureText(error)}</WayToOwnWork>
  return (
    <>
      <PageHeader title={title} />
      <ErrorState onRetry={retry}>{failureText(error)}</ErrorState>
    </>
  )
}
