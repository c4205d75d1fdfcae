import { useMutation } from '@tanstack/react-query'
import type { Problem } from '@ventanilla/domain/forms/definition'
import { useRef, useState } from 'react'
import { CallError, failureText } from '../../client/http.ts'
import type { DraftEngine } from '../../forms/draft/engine.ts'
import { useDraft } from '../../forms/draft/save-state.tsx'
import type { Filed } from './filing-receipt.tsx'

/** The two calls that file a draft, from home or at the window. */
export interface FilingCalls {
  readonly review: () => Promise<{ readonly ready: boolean; readonly problems: readonly Problem[] }>
  readonly file: (options: { readonly idempotencyKey: string }) => Promise<Filed>
  /** message when there is no network to file over */
  readonly offline: string
  /** deletes this device's copy */
  readonly forget: () => Promise<void>
}

/** Files a draft once the server's review finds no problems; adds its problems to the browser's. */
export function useFiling(
  engine: DraftEngine,
  problems: readonly Problem[],
  calls: FilingCalls,
  onFiled: (filed: Filed) => void,
) {
  const { answers } = useDraft(engine)
  // the server's problems are valid only for the answers it reviewed
  const [judged, setJudged] = useState<{ answers: unknown; problems: readonly Problem[] } | null>(null)
  const found = judged !== null && judged.answers === answers ? judged.problems : []
  const [tried, setTried] = useState(0)
  // one idempotency key per filing: prevents a double click or a retry from filing twice
  const key = useRef(crypto.randomUUID())
  const under = useRef(false)
  const filing = useMutation({
    mutationFn: async () => {
      if (!(await engine.flush())) throw new CallError(0, calls.offline)
      const review = await calls.review()
      if (!review.ready) {
        setJudged({
          answers: engine.get().answers,
          problems: review.problems.filter((one) => one.severity === 'error'),
        })
        throw new CallError(422, 'Falta corregir algunos datos antes de radicar.')
      }
      return await calls.file({ idempotencyKey: key.current })
    },
    onSuccess: async (filed) => {
      await engine.finish()
      await calls.forget()
      onFiled(filed)
    },
    onSettled: () => {
      under.current = false
    },
    onError: (error) => {
      setTried((n) => n + 1)
      if (error instanceof CallError && error.status !== 0) key.current = crypto.randomUUID()
    },
  })
  return {
    answers,
    problems: [...problems, ...found.filter((one) => !problems.some((p) => p.path === one.path))],
    /** number of rejections; each moves focus to the error list */
    tried,
    busy: filing.isPending,
    failure: filing.error === null ? null : failureText(filing.error),
    file: () => {
      if (under.current) return
      under.current = true
      filing.mutate()
    },
  }
}
