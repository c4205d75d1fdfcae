import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Answers, FormDef, Problem } from '@ventanilla/domain/forms/definition'
import { read } from '@ventanilla/domain/forms/reading'
import { useAfterPress } from './after-press.ts'
import { FormSurroundingsProvider, type FormSurroundings } from './context.ts'
import { Field } from './field.tsx'
import { formValues, FormValuesProvider } from './form-values.ts'
import { shownProblems } from './problems.ts'
import styles from './forms.module.css'

export interface FormSectionProps {
  readonly def: FormDef
  /** key of the section to show; omitted: all visible ones in order (task forms) */
  readonly section?: string
  readonly answers: Answers
  /** new values of one or more fields; null clears one */
  readonly onChange: (changes: Readonly<Record<string, unknown>>) => void
  /** all problems of the form (validateForm, mode 'final'); only those due are shown */
  readonly problems: readonly Problem[]
  /** the user tried to continue: show all problems, including missing answers */
  readonly reveal?: boolean
  readonly surroundings: FormSurroundings
  /** facts outside the form that conditions read */
  readonly facts?: Readonly<Record<string, unknown>>
  /** false: the screen provides the heading */
  readonly headings?: boolean
}

const pathOf = (element: Element | null): string | null =>
  element?.closest<HTMLElement>('[data-path]')?.dataset.path ?? null

/** One stable setter per field: prevents re-rendering every question on each keystroke. */
function useSetters(onChange: FormSectionProps['onChange']): (key: string) => (value: unknown) => void {
  const latest = useRef(onChange)
  latest.current = onChange
  const made = useRef(new Map<string, (value: unknown) => void>())
  return useCallback((key) => {
    const setter = made.current.get(key) ?? ((value: unknown) => latest.current({ [key]: value }))
    made.current.set(key, setter)
    return setter
  }, [])
}

/**
 * The questions of a section that the answers open. Holds no answers: every change is passed up and returns
 * through `answers`, so that the screen shows what is saved.
 */
export function FormSection(props: FormSectionProps) {
  const {
    def,
    section,
    answers,
    onChange,
    problems,
    reveal = false,
    surroundings,
    facts,
    headings = true,
  } = props
  // the answer shows in the next frame, the questions it opens or closes one later: on a slow phone a mark that
  // closes a question moves hundreds of rows
  const settled = useDeferredValue(answers)
  const reading = useMemo(() => read(def, settled, facts), [def, settled, facts])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(() => shownProblems(problems, left, reveal), [problems, left, reveal])
  const leave = useCallback((path: string | null) => {
    if (path !== null) setLeft((before) => (before.has(path) ? before : new Set([...before, path])))
  }, [])
  const afterPress = useAfterPress()
  const sections = reading.sections.filter((one) => section === undefined || one.key === section)
  const values = useMemo(() => ({ ...facts, ...reading.values }), [facts, reading])
  const [store] = useState(() => formValues(values))
  // updates the store before paint, so that its readers have what an answer opens
  useLayoutEffect(() => store.set(values), [store, values])
  const setterOf = useSetters(onChange)
  return (
    <FormSurroundingsProvider value={surroundings}>
      <FormValuesProvider value={store}>
        {sections.map((one) => (
          <section
            key={one.key}
            className={styles.section}
            aria-label={headings ? undefined : one.title}
            aria-labelledby={headings ? `seccion-${one.key}` : undefined}
            onBlur={(event) => {
              const from = pathOf(event.target)
              if (from !== pathOf(event.relatedTarget)) afterPress(() => leave(from))
            }}
          >
            {headings && (
              <h2 id={`seccion-${one.key}`} className={styles.title} tabIndex={-1}>
                {one.title}
              </h2>
            )}
            {one.help !== undefined && <p className="v-muted">{one.help}</p>}
            {one.fields.map((field) => (
              <Field
                key={field.key}
                field={field}
                path={field.key}
                value={
                  field.calculated === undefined
                    ? Object.hasOwn(answers, field.key)
                      ? answers[field.key]
                      : undefined
                    : reading.values[field.key]
                }
                onChange={setterOf(field.key)}
                problems={shown}
              />
            ))}
          </section>
        ))}
      </FormValuesProvider>
    </FormSurroundingsProvider>
  )
}
