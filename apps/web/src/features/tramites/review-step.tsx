import { useMutation } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { drafts } from '@ventanilla/contract/generated/drafts'
import type { FormDef, Problem } from '@ventanilla/domain/forms/definition'
import { useRef, useState } from 'react'
import { useStop } from '../../client/alerts.ts'
import { call, CallError, failureText } from '../../client/http.ts'
import { useUser } from '../../client/session.ts'
import { queryClient } from '../../client/query.tsx'
import type { FormSurroundings } from '../../forms/context.ts'
import type { DraftEngine } from '../../forms/draft/engine.ts'
import { useDraft } from '../../forms/draft/save-state.tsx'
import { ReviewAnswers } from '../../forms/review-answers.tsx'
import { Note } from '../../ui/note.tsx'
import { forgetKnown } from '../../keeping/last-known.ts'
import type { Filed } from './filing-receipt.tsx'
import { keptDraft } from './use-application.ts'
import styles from './tramites.module.css'

export interface ReviewStepProps {
  readonly id: string
  readonly def: FormDef
  readonly engine: DraftEngine
  readonly problems: readonly Problem[]
  readonly surroundings: FormSurroundings
  readonly version: () => number
  readonly onJump: (path: string) => void
  readonly onFiled: (filed: Filed) => void
}

/** Answers, declaration, filing. What the server finds wrong joins what the browser found. */
export function ReviewStep({
  id,
  def,
  engine,
  problems,
  surroundings,
  version,
  onJump,
  onFiled,
}: ReviewStepProps) {
  const user = useUser()
  const snapshot = useDraft(engine)
  const stopped = useStop('case.create')
  const [declared, setDeclared] = useState(false)
  // what the server found holds for the answers it saw, and no longer
  const [judged, setJudged] = useState<{ answers: unknown; problems: readonly Problem[] } | null>(null)
  const found = judged !== null && judged.answers === snapshot.answers ? judged.problems : []
  const [tried, setTried] = useState(0)
  // one key for one filing: a double click or a repeated call is filed once
  const key = useRef(crypto.randomUUID())
  const under = useRef(false)
  const all = [...problems, ...found.filter((one) => !problems.some((p) => p.path === one.path))]
  const errors = all.filter((problem) => problem.severity === 'error')
  const file = useMutation({
    mutationFn: async () => {
      if (!(await engine.flush()))
        throw new CallError(
          0,
          'No hay conexión. Sus respuestas están a salvo en este equipo; radique cuando vuelva la señal.',
        )
      const review = (await call(drafts.review, { params: { id } })).body
      if (!review.ready) {
        setJudged({
          answers: engine.get().answers,
          problems: review.problems.filter((one) => one.severity === 'error'),
        })
        throw new CallError(422, 'Falta corregir algunos datos antes de radicar.')
      }
      return (
        await call(
          cases.file,
          { params: { id }, body: { version: version(), declaration: true } },
          { idempotencyKey: key.current },
        )
      ).body
    },
    onSuccess: async (body) => {
      await engine.finish()
      if (user !== null) await forgetKnown(user.id, keptDraft(id))
      void queryClient.invalidateQueries({ queryKey: ['mis-solicitudes'] })
      onFiled(body)
    },
    onSettled: () => {
      under.current = false
    },
    onError: (error) => {
      setTried((n) => n + 1)
      if (error instanceof CallError && error.status !== 0) key.current = crypto.randomUUID()
    },
  })
  return (
    <div className="v-stack">
      <ReviewAnswers
        key={tried}
        def={def}
        answers={snapshot.answers}
        problems={all}
        surroundings={surroundings}
        onJump={onJump}
        focusErrors={tried > 0}
      />
      <section className="v-card v-pad v-stack" aria-labelledby="declaracion">
        <h2 id="declaracion">Declaración</h2>
        <label className={styles.declare}>
          <input type="checkbox" checked={declared} onChange={(event) => setDeclared(event.target.checked)} />
          <span>
            Declaro que revisé mis respuestas y que son ciertas. Sé que al radicar la solicitud ya no se puede
            cambiar.
          </span>
        </label>
        {file.isError && (
          <Note tone="bad" role="alert">
            {failureText(file.error)}
          </Note>
        )}
        {stopped !== undefined && (
          <Note tone="warn" title={stopped.ac_title_alert} role="status">
            {stopped.ac_body_alert} Su borrador queda guardado.
          </Note>
        )}
        <div className="v-row">
          <button
            type="button"
            className="v-btn"
            data-kind="primary"
            disabled={stopped !== undefined || !declared || errors.length > 0 || file.isPending}
            aria-describedby="por-que"
            onClick={() => {
              if (under.current) return
              under.current = true
              file.mutate()
            }}
          >
            {file.isPending ? 'Radicando…' : 'Radicar solicitud'}
          </button>
          <p id="por-que" className="v-hint">
            {errors.length > 0
              ? `Corrija ${errors.length === 1 ? 'la respuesta señalada' : `las ${errors.length} respuestas señaladas`} para poder radicar.`
              : declared || stopped !== undefined
                ? ''
                : 'Marque la declaración para poder radicar.'}
          </p>
        </div>
      </section>
    </div>
  )
}
