import { useState } from 'react'
import { CallError } from '../../../client/network/http.ts'
import { acceptedOf, areAccepted, type Finding, type Reasons } from './accepting.ts'

/** What contradicts, as the server answers it to a change that it refuses; none: it was refused for something else. */
export function findingsOf(error: unknown): readonly Finding[] {
  if (!(error instanceof CallError) || error.status !== 409) return []
  // as the server writes it for its two codes; anything else has none
  const current = (error.current ?? {}) as { readonly findings?: readonly Finding[] }
  return current.findings ?? []
}

/** Warnings met by a change that nobody reviewed before: they are accepted, and the change is sent again. */
export function useWarningsMet() {
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const [reasons, setReasons] = useState<Reasons>({})
  return {
    findings,
    reasons,
    onReason: (id: string, text: string) => setReasons((now) => ({ ...now, [id]: text })),
    ready: areAccepted(findings, reasons),
    /** those accepted so far, as they are sent */
    accepted: acceptedOf(findings, reasons),
    /** passes on the answer of a call, and keeps the warnings of a refusal */
    meet: async <T>(sent: Promise<T>): Promise<T> => {
      try {
        return await sent
      } catch (error) {
        const met = findingsOf(error)
        if (met.length > 0) setFindings(met)
        throw error
      }
    },
  }
}
