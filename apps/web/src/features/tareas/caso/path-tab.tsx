import { useQuery } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { partyLabel } from '@ventanilla/domain/cases/words/party-words'
import { useCallback, useMemo, useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { formatShortDate } from '../../../ui/formats.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { Timeline } from '../../../ui/lists/timeline.tsx'
import type { TabProps } from './case-tab.ts'
import { FlowDiagram, type StepMark } from '../../../keeping/flow/flow-diagram.tsx'
import styles from '../task.module.css'

const STATES = { hecho: 'hecho', actual: 'actual', por_venir: 'por-venir' } as const

/** Declared workflow with the current position; below it the steps done, in order. */
export default function PathTab({ detail }: TabProps) {
  const way = useQuery({
    queryKey: ['recorrido', detail.id, detail.version],
    queryFn: async ({ signal }) =>
      (await call(cases.timeline, { params: { id: detail.id } }, { signal })).body,
  })
  return (
    <div className={styles.padded}>
      <Flow detail={detail} />
      <h2>Recorrido</h2>
      {way.error !== null ? (
        <ErrorState onRetry={() => void way.refetch()}>{failureText(way.error)}</ErrorState>
      ) : way.data === undefined ? (
        <SkeletonRows rows={8} />
      ) : (
        <Timeline
          label="Pasos del caso"
          steps={way.data.steps.map((step, index) => ({
            id: `${index}`,
            title: step.title,
            state: STATES[step.state],
            detail: [
              step.doneAt === null
                ? step.openedAt === null
                  ? null
                  : `desde el ${formatShortDate(step.openedAt)}`
                : formatShortDate(step.doneAt),
              step.holder ?? (step.turn === 'usuario' ? partyLabel('solicitante', detail.applicantIs) : null),
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

/** Diagram of one of the case's workflows: the current one, or another that it called. */
function Flow({ detail }: Pick<TabProps, 'detail'>) {
  const [chosen, setChosen] = useState<string | null>(null)
  const read = useQuery({
    queryKey: ['flujo', detail.id, detail.version],
    queryFn: async ({ signal }) => (await call(cases.flow, { params: { id: detail.id } }, { signal })).body,
  })
  const flow = read.data
  const marks = useMemo(() => {
    const all = new Map<string, StepMark>()
    for (const { step, at, times, holder, outcome } of flow?.done ?? [])
      all.set(step, { state: 'hecho', at, times, holder, outcome })
    for (const { step, since, holder } of flow?.current ?? [])
      all.set(step, { state: 'actual', at: since, holder })
    return all
  }, [flow])
  const names = useMemo(() => {
    const own = (flow?.families ?? []).flatMap((one) =>
      one.steps.map((step) => [step.id, step.title] as const),
    )
    return new Map([...Object.entries(flow?.names ?? {}), ...own])
  }, [flow])
  const nameOf = useCallback((step: string): string => names.get(step) ?? step, [names])
  if (read.error !== null)
    return <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error)}</ErrorState>
  if (flow === undefined) return <SkeletonRows rows={8} />
  const wanted = chosen ?? flow.at
  const family = flow.families.find((one) => one.id === wanted) ?? flow.families[0]
  if (family === undefined) return null
  return (
    <>
      <h2>Diagrama del flujo</h2>
      {flow.families.length > 1 && (
        <div className="v-field">
          <label htmlFor="flujo-mostrado">Flujo</label>
          <select
            id="flujo-mostrado"
            className="v-input"
            value={family.id}
            onChange={(event) => setChosen(event.target.value)}
          >
            {flow.families.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
                {one.id === flow.at ? ' (donde está el caso)' : ''}
              </option>
            ))}
          </select>
        </div>
      )}
      {flow.at !== null && flow.at !== family.id && (
        <p className="v-small v-muted">
          El caso está ahora en «{flow.families.find((one) => one.id === flow.at)?.name}» y vuelve a este
          flujo cuando termine.
        </p>
      )}
      <FlowDiagram key={family.id} family={family} marks={marks} nameOf={nameOf} />
    </>
  )
}
