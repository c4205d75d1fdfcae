import { IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { atWindow } from '@ventanilla/contract/generated/atWindow'
import type { FieldDef, Problem } from '@ventanilla/domain/forms/definition'
import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import { useRef, useState } from 'react'
import { useStop } from '../../client/alerts.ts'
import { call, CallError, failureText } from '../../client/http.ts'
import { queryClient } from '../../client/query.tsx'
import { useUser } from '../../client/session.ts'
import { FormSurroundingsProvider } from '../../forms/context.ts'
import { useDraft } from '../../forms/draft/save-state.tsx'
import { Field } from '../../forms/field.tsx'
import { ReviewAnswers } from '../../forms/review-answers.tsx'
import { forgetKnown } from '../../keeping/last-known.ts'
import { Note } from '../../ui/note.tsx'
import type { ReviewStepProps } from './review-step.tsx'
import { keptDraft } from './use-application.ts'
import { WINDOW_DRAFT } from './window-calls.ts'
import styles from './tramites.module.css'

const PAPER: FieldDef = {
  key: 'formulario_firmado',
  kind: 'document',
  label: 'Formulario firmado',
  required: true,
  help: 'Escaneado o en fotografía, con todas las hojas legibles.',
  accept: ['pdf', 'png', 'jpeg'],
  maxMegabytes: 20,
  maxFiles: 1,
}

interface WindowReviewProps extends ReviewStepProps {
  readonly person: { readonly name: string; readonly document: string }
}

/** At the window: the answers are printed, the person signs, the paper is attached, and the official says so and files. */
export function WindowReview({
  id,
  def,
  engine,
  problems,
  surroundings,
  version,
  ...rest
}: WindowReviewProps) {
  const { person, onJump, onFiled } = rest
  const user = useUser()
  const snapshot = useDraft(engine)
  const stopped = useStop('case.create')
  const [paper, setPaper] = useState<readonly StoredFile[]>([])
  const [declared, setDeclared] = useState(false)
  const [judged, setJudged] = useState<{ answers: unknown; problems: readonly Problem[] } | null>(null)
  const [tried, setTried] = useState(0)
  const key = useRef(crypto.randomUUID())
  const found = judged !== null && judged.answers === snapshot.answers ? judged.problems : []
  const all = [...problems, ...found.filter((one) => !problems.some((p) => p.path === one.path))]
  const errors = all.filter((problem) => problem.severity === 'error')
  const signed = paper[0]?.fileId
  const file = useMutation({
    mutationFn: async () => {
      if (!(await engine.flush()))
        throw new CallError(0, 'No hay conexión. Radique cuando vuelva; las respuestas están a salvo.')
      const review = (await call(atWindow.review, { params: { id } })).body
      if (!review.ready) {
        setJudged({
          answers: engine.get().answers,
          problems: review.problems.filter((one) => one.severity === 'error'),
        })
        throw new CallError(422, 'Falta corregir algunos datos antes de radicar.')
      }
      const body = { version: version(), signedBefore: true as const, signedPaper: signed ?? '' }
      return (await call(atWindow.file, { params: { id }, body }, { idempotencyKey: key.current })).body
    },
    onSuccess: async (body) => {
      await engine.finish()
      if (user !== null) await forgetKnown(user.id, keptDraft(id, WINDOW_DRAFT.door))
      void queryClient.invalidateQueries({ queryKey: ['ventanilla'] })
      onFiled(body)
    },
    onError: (error) => {
      setTried((n) => n + 1)
      if (error instanceof CallError && error.status !== 0) key.current = crypto.randomUUID()
    },
  })
  const missing =
    errors.length > 0
      ? `Corrija ${errors.length === 1 ? 'la respuesta señalada' : `las ${errors.length} respuestas señaladas`} para poder radicar.`
      : signed === undefined
        ? 'Adjunte el formulario firmado para poder radicar.'
        : declared || stopped !== undefined
          ? ''
          : 'Marque la declaración para poder radicar.'
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
      <div className={styles.signature}>
        <p>Firma del solicitante</p>
        <p>
          {person.name} · {person.document}
        </p>
      </div>
      <section className="v-card v-pad v-stack v-no-print" aria-labelledby="firma">
        <h2 id="firma">Firma en papel</h2>
        <p>Lea las respuestas con la persona. Imprímalas, pídale que firme y adjunte el papel firmado.</p>
        <p>
          <button type="button" className="v-btn" data-kind="default" onClick={() => print()}>
            <IconPrinter aria-hidden className="v-icon" />
            Imprimir para firmar
          </button>
        </p>
        <FormSurroundingsProvider value={surroundings}>
          <Field
            field={PAPER}
            path={PAPER.key}
            value={paper}
            onChange={(value) => setPaper((value ?? []) as readonly StoredFile[])}
            problems={[]}
          />
        </FormSurroundingsProvider>
        <label className={styles.declare}>
          <input type="checkbox" checked={declared} onChange={(event) => setDeclared(event.target.checked)} />
          <span>
            Declaro que {person.name} se identificó con {person.document}, conoció estas respuestas y firmó el
            formulario ante mí.
          </span>
        </label>
        {file.isError && (
          <Note tone="bad" role="alert">
            {failureText(file.error)}
          </Note>
        )}
        {stopped !== undefined && (
          <Note tone="warn" title={stopped.ac_title_alert} role="status">
            {stopped.ac_body_alert} El borrador queda guardado.
          </Note>
        )}
        <div className="v-row">
          <button
            type="button"
            className="v-btn"
            data-kind="primary"
            disabled={
              stopped !== undefined ||
              !declared ||
              signed === undefined ||
              errors.length > 0 ||
              file.isPending
            }
            aria-describedby="por-que"
            onClick={() => file.mutate()}
          >
            {file.isPending ? 'Radicando…' : `Radicar a nombre de ${person.name}`}
          </button>
          <p id="por-que" className="v-hint">
            {missing}
          </p>
        </div>
      </section>
    </div>
  )
}
