import { useState } from 'react'
import { useWaiting, waitingAddress, type WaitingRow } from '../client/use-waiting.ts'
import { failureText } from '../client/network/http.ts'
import { ErrorState } from '../ui/states/error-state.tsx'
import { SkeletonRows } from '../ui/states/skeleton.tsx'
import { WaitingRows } from '../ui/lists/waiting-rows.tsx'
import { DiscardDraft, StillThere, useDiscard } from './discard-draft.tsx'

/**
 * «Esperan por usted»: all entries, or the first `most` with a link to the rest. `empty` is the text shown
 * while nothing waits.
 */
export function WaitingList({
  most,
  more,
  empty,
}: {
  readonly most?: number
  /** address of the whole list */
  readonly more?: string
  readonly empty: string | null
}) {
  const waiting = useWaiting()
  const discard = useDiscard()
  const [asked, setAsked] = useState<WaitingRow | null>(null)
  const rows = waiting.data
  if (rows === undefined && waiting.isError)
    return <ErrorState onRetry={() => void waiting.refetch()}>{failureText(waiting.error)}</ErrorState>
  if (rows?.length === 0 && empty === null) return null
  const shown = most === undefined ? (rows ?? []) : (rows ?? []).slice(0, most)
  return (
    <section className="v-stack" aria-labelledby="esperan">
      <h2 id="esperan">
        Esperan por usted
        {rows !== undefined && rows.length > 0 && ` (${rows.length})`}
      </h2>
      <StillThere failure={discard.failure} />
      {rows === undefined ? (
        <SkeletonRows rows={2} />
      ) : rows.length === 0 ? (
        <p className="v-muted">{empty}</p>
      ) : (
        <WaitingRows
          rows={shown}
          addressOf={waitingAddress}
          onDiscard={(row) => {
            // a linked case took one tap to start and takes one to delete; an application needs confirmation
            if (row.family !== null) discard.now(row.caseId)
            else setAsked(row)
          }}
        />
      )}
      {rows !== undefined && shown.length < rows.length && more !== undefined && (
        <p>
          <a href={more}>Ver las {rows.length}</a>
        </p>
      )}
      <DiscardDraft
        draft={asked === null ? null : { id: asked.caseId, procedure: asked.procedure }}
        onClose={() => setAsked(null)}
      />
    </section>
  )
}
