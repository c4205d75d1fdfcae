import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { FormDef, Problem } from '@ventanilla/domain/forms/definition'
import { placeName } from '@ventanilla/domain/forms/problem-place'
import { fieldIds } from './field-ids.ts'
import styles from './forms.module.css'

interface ErrorListProps {
  readonly def: FormDef
  readonly problems: readonly Problem[]
  /** scrolls to and focuses the field of a path */
  readonly onJump: (path: string) => void
  /** takes focus when shown: after a failed attempt to continue */
  readonly focus?: boolean
}

/** Errors to correct before continuing; each links to its field. Excludes warnings. */
export function ErrorList({ def, problems, onJump, focus = false }: ErrorListProps) {
  const element = useRef<HTMLDivElement>(null)
  const errors = problems.filter((problem) => problem.severity === 'error')
  const none = errors.length === 0
  useEffect(() => {
    if (focus && !none) element.current?.focus()
  }, [focus, none])
  if (none) return null
  return (
    <div
      ref={element}
      tabIndex={-1}
      className="v-note"
      data-tone="bad"
      role="group"
      aria-labelledby="errores-titulo"
    >
      <IconAlertTriangle aria-hidden className="v-icon" />
      <div className={styles.stack}>
        <p id="errores-titulo">
          <b>
            {errors.length === 1
              ? 'Falta arreglar 1 respuesta'
              : `Falta arreglar ${errors.length} respuestas`}
          </b>
        </p>
        <p>No se ha perdido nada. Toque para ir al campo:</p>
        <ul className={styles.errorItems}>
          {errors.map((problem) => (
            <li key={`${problem.path} ${problem.code}`}>
              <a
                href={`#${fieldIds(problem.path).field}`}
                onClick={(event) => {
                  event.preventDefault()
                  onJump(problem.path)
                }}
              >
                {placeName(def, problem.path)}:{' '}
                {problem.message.charAt(0).toLowerCase() + problem.message.slice(1)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
