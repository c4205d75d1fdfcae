import { useMutation } from '@tanstack/react-query'
import type { Problem } from '@ventanilla/domain/forms/definition'
import { useRef, useState } from 'react'
import { CallError, failureText } from '../../client/network/http.ts'
import { type Intention, useIntention } from '../../client/network/intention.ts'
import type { DraftEngine } from '../../forms/draft/engine.ts'
import { useDraft } from '../../forms/draft/save-state.tsx'
import type { Filed } from './filing-receipt.tsx'

/** The two calls that file a draft, from home or at the window. */
export interface FilingCalls {
  readonly review: () => Promise<{ readonly ready: boolean; readonly problems: readonly Problem[] }>
  /** `answers`: what is filed, although the call does not carry it */
  readonly file: (intention: Intention, answers: unknown) => Promise<Filed>
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
  const intention = useIntention()
  const sent = useRef<unknown>(null)
  const under = useRef(false)
  const filing = useMutation({
    mutationFn: async () => {
      // Race: the response of a filing was lost. The draft may be filed, and neither saved nor reviewed any more
      if (intention.isOpen() && sent.current === engine.get().answers)
        return await calls.file(intention, sent.current)
      if (!(await engine.flush())) throw new CallError(0, calls.offline)
      const review = await calls.review()
      if (!review.ready) {
        setJudged({
          answers: engine.get().answers,
          problems: review.problems.filter((one) => one.severity === 'error'),
        })
        throw new CallError(422, 'Falta corregir algunos datos antes de radicar.')
      }
      sent.current = engine.get().answers
      return await calls.file(intention, sent.current)
    },
    onSuccess: async (filed) => {
      await engine.finish()
      await calls.forget()
      onFiled(filed)
    },
    onSettled: () => {
      under.current = false
    },
    onError: () => setTried((n) => n + 1),
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
