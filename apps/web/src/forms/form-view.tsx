import { useMemo } from 'react'
import type { Answers, FormDef } from '@ventanilla/domain/forms/definition'
import { STAFF_LIST } from '@ventanilla/domain/forms/kinds/staff/staff'
import { formText, type ViewLine } from '@ventanilla/domain/forms/filled/view'
import { AnswerNotes } from './answer-notes.tsx'
import { type FormSurroundings, FormSurroundingsProvider } from './context.ts'
import { KindView } from './kind-view.tsx'
import styles from './forms.module.css'

interface LinesProps {
  readonly lines: readonly ViewLine[]
  readonly def: FormDef
  readonly answers: Answers
  /** paths of wrong answers, to be marked */
  readonly wrong?: ReadonlySet<string>
}

/** Answers as a list of terms; omits unanswered ones, except wrong ones. */
export function AnswerLines({ lines, def, answers, wrong = new Set() }: LinesProps) {
  const fields = def.sections.flatMap((section) => section.fields)
  const shown = lines.filter((line) => line.text !== '' || wrong.has(line.key))
  if (shown.length === 0) return <p className="v-muted">Sin respuestas todavía.</p>
  return (
    <dl className={styles.lines}>
      {shown.map((line) => {
        const field = fields.find((one) => one.key === line.key)
        const value = Object.hasOwn(answers, line.key) ? answers[line.key] : undefined
        return (
          <div key={line.key} data-wide={line.table !== undefined || undefined}>
            <dt>{line.label}</dt>
            <dd
              data-wrong={wrong.has(line.key) || undefined}
              className={line.kind === 'longText' ? styles.asWritten : undefined}
            >
              {line.text === '' ? (
                'Falta'
              ) : field ? (
                <KindView field={field} line={line} value={value} />
              ) : (
                line.text
              )}
              {line.notes !== undefined && <AnswerNotes notes={line.notes} />}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface FormViewProps {
  readonly def: FormDef
  readonly answers: Answers
  readonly surroundings: FormSurroundings
  readonly facts?: Readonly<Record<string, unknown>>
  /** false: the title is already shown above */
  readonly headings?: boolean
}

/** Read-only view of an answered form: sections with their visible answers. */
export function FormView({ def, answers, surroundings, facts, headings = true }: FormViewProps) {
  const { lists, staff } = surroundings
  const sections = useMemo(() => {
    const officials = (staff ?? []).map(({ id, name }) => ({ value: id, label: name }))
    const named = { ...lists, options: { ...lists.options, [STAFF_LIST]: officials } }
    return formText(def, answers, named, facts)
  }, [def, answers, lists, staff, facts])
  return (
    <FormSurroundingsProvider value={surroundings}>
      {sections.map((section) => {
        const lines = <AnswerLines lines={section.lines} def={def} answers={answers} />
        // no region without a heading: a step done twice would give two landmarks of the same name
        return headings ? (
          <section key={section.key} className={styles.viewSection} aria-label={section.title}>
            <h3>{section.title}</h3>
            {lines}
          </section>
        ) : (
          <div key={section.key} className={styles.viewSection}>
            {lines}
          </div>
        )
      })}
    </FormSurroundingsProvider>
  )
}
