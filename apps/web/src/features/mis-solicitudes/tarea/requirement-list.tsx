import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { type CaseItems, isRecord } from '@ventanilla/domain/forms/kinds/kind'
import { capturedBy } from '../../../keeping/step-form.ts'
import type { TaskDetail } from '../case-data.ts'
import styles from '../mis-solicitudes.module.css'

/** How many points of a requirement have text or files. */
export function answered(task: TaskDetail, answers: Readonly<Record<string, unknown>>) {
  // the contract carries it as JSON
  const points = (task.items as CaseItems | null)?.requirements ?? []
  const field = capturedBy(task.definition).find((one) => one.kind === 'answers')
  const given = field === undefined ? undefined : answers[field.key]
  return points.map((point) => {
    const one = isRecord(given) ? given[point.id] : undefined
    const text = isRecord(one) && typeof one['text'] === 'string' ? one['text'].trim() : ''
    const files = isRecord(one) && Array.isArray(one['fileIds']) ? one['fileIds'].length : 0
    return { id: point.id, text: point.text, done: text !== '' || files > 0, files }
  })
}

/** Points of the requirement as a to-do list. */
export function RequirementList({
  task,
  answers,
}: {
  readonly task: TaskDetail
  readonly answers: Readonly<Record<string, unknown>>
}) {
  const points = answered(task, answers)
  if (points.length === 0) return null
  return (
    <ul className={styles.todo} aria-label="Lo que le pedimos">
      {points.map((point) => (
        <li key={point.id}>
          {point.done ? (
            <IconCircleCheckFilled aria-hidden className={styles.done} />
          ) : (
            <IconCircle aria-hidden className={styles.open} />
          )}
          <div>
            <strong>{point.text}</strong>
            <p className="v-small v-muted">
              {point.done
                ? `Listo para enviar${point.files === 0 ? '' : point.files === 1 ? ' · 1 archivo' : ` · ${point.files} archivos`}`
                : 'Falta responder'}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
