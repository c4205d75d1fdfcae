import { useQuery } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { call, failureText } from '../../../client/http.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { formatShortDate } from '../../../ui/formats.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import type { TabProps } from './case-tab.ts'
import styles from '../task.module.css'

const STATES = { hecho: 'hecho', actual: 'actual', por_venir: 'por-venir' } as const

/** The way of the case through its workflow: done, current and coming steps with holder, outcome and norm. */
export default function PathTab({ detail }: TabProps) {
  const way = useQuery({
    queryKey: ['recorrido', detail.id, detail.version],
    queryFn: async ({ signal }) =>
      (await call(cases.timeline, { params: { id: detail.id } }, { signal })).body,
  })
  if (way.error !== null)
    return <ErrorState onRetry={() => void way.refetch()}>{failureText(way.error)}</ErrorState>
  return (
    <div className={styles.padded}>
      <h2>Recorrido del flujo</h2>
      {way.data === undefined ? (
        <SkeletonRows rows={8} />
      ) : (
        <Timeline
          label="Pasos del caso"
          steps={way.data.steps.map((step, index) => ({
            id: `${step.step}-${index}`,
            title: step.title,
            state: STATES[step.state],
            detail: [
              step.step,
              step.doneAt === null
                ? step.openedAt === null
                  ? null
                  : `desde el ${formatShortDate(step.openedAt)}`
                : formatShortDate(step.doneAt),
              step.holder ?? (step.turn === 'usuario' ? 'Solicitante' : null),
              step.outcome,
              step.norm,
            ]
              .filter((part) => part !== null && part !== '')
              .join(' · '),
          }))}
        />
      )}
    </div>
  )
}
