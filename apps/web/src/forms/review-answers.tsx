import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Answers, FormDef, Problem } from '@ventanilla/domain/forms/definition'
import { read } from '@ventanilla/domain/forms/reading'
import { formText } from '@ventanilla/domain/forms/filled/view'
import { type FormSurroundings, FormSurroundingsProvider } from './context.ts'
import { ErrorList } from './error-list.tsx'
import { AnswerLines } from './form-view.tsx'
import { standsAt } from '@ventanilla/domain/forms/filled/status'
import styles from './forms.module.css'

interface ReviewAnswersProps {
  readonly def: FormDef
  readonly answers: Answers
  /** validateForm, mode 'final' */
  readonly problems: readonly Problem[]
  readonly surroundings: FormSurroundings
  /** goes to the section of a field and focuses it */
  readonly onJump: (path: string) => void
  /** sections the screen shows itself (the declarations next to the review) */
  readonly without?: readonly string[]
  readonly focusErrors?: boolean
}

/** "Revise sus respuestas": errors first, then every section with its answers and a link back to it. */
export function ReviewAnswers({
  def,
  answers,
  problems,
  surroundings,
  onJump,
  without = [],
  focusErrors = false,
}: ReviewAnswersProps) {
  const sections = useMemo(
    () => formText(def, answers, surroundings.lists),
    [def, answers, surroundings.lists],
  )
  const values = useMemo(() => read(def, answers).values, [def, answers])
  const errors = problems.filter((problem) => problem.severity === 'error')
  return (
    <FormSurroundingsProvider value={surroundings}>
      <div className={styles.review}>
        <div>
          <h2 className={styles.title} tabIndex={-1}>
            Revise sus respuestas
          </h2>
          <p className="v-muted">
            Al radicar, la solicitud no se puede cambiar. Después solo podrá completarla si se lo pedimos.
          </p>
        </div>
        <ErrorList def={def} problems={problems} onJump={onJump} focus={focusErrors} />
        {sections
          .filter((section) => !without.includes(section.key))
          .map((section) => {
            const here = errors.filter((problem) => section.lines.some((line) => standsAt(problem, line.key)))
            const wrong = new Set(
              section.lines
                .filter((line) => here.some((one) => standsAt(one, line.key)))
                .map((line) => line.key),
            )
            const first = here[0]?.path ?? section.lines[0]?.key ?? ''
            const empty = section.lines.every((line) => line.text === '')
            return (
              <section
                key={section.key}
                className={`v-card ${styles.reviewCard}`}
                aria-labelledby={`revision-${section.key}`}
              >
                <div className={styles.reviewHead}>
                  {here.length > 0 ? (
                    <IconAlertCircle aria-hidden className={styles.bad} />
                  ) : empty ? (
                    <IconCircleDashed aria-hidden className="v-icon" />
                  ) : (
                    <IconCircleCheck aria-hidden className={styles.good} />
                  )}
                  <h3 id={`revision-${section.key}`}>
                    {section.title}
                    {here.length > 0 && (
                      <span className="v-sr">
                        , {here.length}{' '}
                        {here.length === 1 ? 'respuesta por arreglar' : 'respuestas por arreglar'}
                      </span>
                    )}
                  </h3>
                  <button type="button" className="v-btn" data-kind="quiet" onClick={() => onJump(first)}>
                    Cambiar<span className="v-sr"> {section.title}</span>
                  </button>
                </div>
                <AnswerLines lines={section.lines} def={def} answers={values} wrong={wrong} />
              </section>
            )
          })}
      </div>
    </FormSurroundingsProvider>
  )
}
