import { useRef, useState } from 'react'
import { refusalOf } from '../../client/network/http.ts'
import { showMessage } from '../../client/messages.ts'
import type { Refusal } from '../../ui/fields/form.tsx'

/** Runs one call at a time; shows the returned or failure sentence in the form and in a message. */
export function useAction(): {
  readonly busy: boolean
  readonly refusal: Refusal | null
  /** the server rejected the input, as opposed to a lost or failed call */
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
