import type { ReactNode } from 'react'
import { CallError, failureText } from '../client/network/http.ts'
import { ErrorState } from '../ui/states/error-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { LinkToOwnWork } from './not-yours.tsx'

interface FailedReadProps {
  readonly error: unknown
  readonly retry: () => void
  /** heading of the page that failed to load */
  readonly title: string
  /** heading when the resource does not exist or belongs to someone else */
  readonly missing?: string
  /** possible explanation, instead of the server's sentence */
  readonly children?: ReactNode
}

/**
 * Error page for a resource that could not be read. A missing resource and another user's look alike (decision
 * 47): instead of a retry they show a heading, a sentence and a link to the user's own work.
 */
export function FailedRead({
  error,
  retry,
  title,
  missing = 'Este caso no existe o no es suyo',
  children,
}: FailedReadProps) {
  if (error instanceof CallError && (error.status === 404 || error.status === 403))
    return <LinkToOwnWork title={missing}>{children ?? failureText(error)}</LinkToOwnWork>
  return (
    <>
      <PageHeader title={title} />
      <ErrorState onRetry={retry}>{failureText(error)}</ErrorState>
    </>
  )
}
