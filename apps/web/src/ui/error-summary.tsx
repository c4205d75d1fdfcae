import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

export interface SummaryProblem {
  /** id of the field that the item leads to */
  readonly fieldId: string
  readonly message: string
}

/** What must be corrected, as links to the fields. It takes the focus when it appears. */
export function ErrorSummary({
  problems,
  title = 'Revise estos datos',
}: {
  readonly problems: readonly SummaryProblem[]
  readonly title?: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const shown = problems.length > 0
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <div ref={box} className="v-note" data-tone="bad" tabIndex={-1} role="alert">
      <IconAlertTriangle aria-hidden className="v-icon" />
      <div>
        <strong>{title}</strong>
        <ul data-bullets style={{ paddingLeft: 20 }}>
          {problems.map((problem) => (
            <li key={`${problem.fieldId} ${problem.message}`}>
              <a
                href={`#${problem.fieldId}`}
                onClick={(event) => {
                  event.preventDefault()
                  const field = document.getElementById(problem.fieldId)
                  field?.scrollIntoView({ block: 'center' })
                  field?.focus({ preventScroll: true })
                }}
              >
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
