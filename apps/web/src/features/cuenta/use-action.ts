import { useRef, useState } from 'react'
import { refusalOf } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import type { Refusal } from '../../ui/form.tsx'

/** Runs a call once at a time; what it answers as a sentence, or fails with, stands in the form and in a message. */
export function useAction(): {
  readonly busy: boolean
  readonly refusal: Refusal | null
  /** the server said no: what was typed is wrong, which a lost or failed call does not say */
  readonly wrong: boolean
  readonly run: (work: () => Promise<string | null>) => Promise<void>
  readonly clear: () => void
} {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  return {
    busy,
    refusal,
    wrong: refusal !== null && !(refusal.cause instanceof Error),
    clear: () => setRefusal(null),
    run: async (work) => {
      if (running.current) return
      running.current = true
      setBusy(true)
      setRefusal(null)
      const why = await work().then(
        (message) => (message === null ? null : { message, problems: [], cause: {} }),
        (error: unknown) => refusalOf(error),
      )
      if (why !== null) {
        setRefusal(why)
        showMessage(why.message, 'error')
      }
      running.current = false
      setBusy(false)
    },
  }
}
