import { useMutation } from '@tanstack/react-query'
import type { Problem } from '@ventanilla/domain/forms/definition'
import { useRef, useState } from 'react'
import { CallError, failureText } from '../../client/http.ts'
import type { DraftEngine } from '../../forms/draft/engine.ts'
import { useDraft } from '../../forms/draft/save-state.tsx'
import type { Filed } from './filing-receipt.tsx'

/** The two calls by which a draft is filed, from home or at the window. */
export interface FilingCalls {
  readonly review: () => Promise<{ readonly ready: boolean; readonly problems: readonly Problem[] }>
  readonly file: (options: { readonly idempotencyKey: string }) => Promise<Filed>
  /** what the person reads when there is no network to file over */
  readonly offline: string
  /** what this device need not keep any longer */
  readonly forget: () => Promise<void>
}

/** Files once what the server, too, finds in order. What it finds wrong joins what the browser found. */
export function useFiling(
  engine: DraftEngine,
  problems: readonly Problem[],
  calls: FilingCalls,
  onFiled: (filed: Filed) => void,
) {
  const { answers } = useDraft(engine)
  // what the server found holds for the answers it saw, and no longer
  const [judged, setJudged] = useState<{ answers: unknown; problems: readonly Problem[] } | null>(null)
  const found = judged !== null && judged.answers === answers ? judged.problems : []
  const [tried, setTried] = useState(0)
  // one key for one filing: a double click or a repeated call is filed once
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
    /** how often it was refused: the list of faults takes the focus then */
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
