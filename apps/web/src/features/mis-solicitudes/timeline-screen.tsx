import { cases } from '@ventanilla/contract/generated/cases'
import { href } from '../../client/address/links.ts'
import { useParam } from '../../client/address/navigation.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import { formatInstant, formatLongDate } from '../../ui/formats.tsx'
import { FailedRead } from '../../keeping/failed-read.tsx'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { HistoryList } from '../../ui/lists/history-list.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { Timeline } from '../../ui/lists/timeline.tsx'
import { DueChip } from './due-chip.tsx'
import { useTimeline, whoActs } from './use-timeline.ts'
import styles from './mis-solicitudes.module.css'

/** Terms set by the authority itself have no norm to show to applicants. */
const INTERNAL = /propuesto/i

/** Case history visible to its parties. */
function WhatHappened({ id }: { readonly id: string }) {
  const list = useList(cases.history, { params: { id } }, { mark: 'desde' })
  return (
    <section className="v-card v-pad v-stack" aria-labelledby="lo-ocurrido">
      <h2 id="lo-ocurrido">Lo que ha ocurrido</h2>
      <PlainList list={list} empty={null}>
        {(rows) => <HistoryList rows={rows} />}
      </PlainList>
    </section>
  )
}

/** All steps of a case: done with date and result, current with holder and time left, and upcoming. */
export default function TimelineScreen() {
  const id = useParam('id')
  const read = useTimeline(id)
  const { data } = read
  usePageTitle(data === undefined ? 'Línea de tiempo' : `Línea de tiempo · ${data.summary.radicado ?? ''}`)
  if (data === undefined)
    return read.isPending ? (
      <SkeletonRows rows={10} />
    ) : (
      <FailedRead title="Línea de tiempo" error={read.error} retry={() => void read.refetch()} />
    )
  const { summary, steps, term } = data
  return (
    <>
      <PageHeader
        title="Línea de tiempo"
        {...(summary.radicado !== null && { number: summary.radicado })}
        subtitle={summary.procedure}
        actions={
          <a className="v-btn" data-kind="default" href={href('/mis-solicitudes/ver-solicitud/:id', { id })}>
            Ver la solicitud
          </a>
        }
      />
      <div className={styles.columns}>
        <section className="v-card v-pad" aria-label="Pasos de la solicitud">
          <Timeline
            label="Pasos de la solicitud"
            steps={steps.map((step, index) => ({
              id: `${index}`,
              title: step.title,
              state: step.state === 'por_venir' ? 'por-venir' : step.state,
              detail: (
                <>
                  {step.doneAt !== null
                    ? `Terminó el ${formatInstant(step.doneAt)}`
                    : step.openedAt !== null
                      ? `Empezó el ${formatInstant(step.openedAt)}`
                      : null}
                  {(step.doneAt ?? step.openedAt) !== null && ' · '}
                  {whoActs(step, summary.family, step.holder ?? 'La Corporación')}
                  {step.outcome !== null && ` · ${step.outcome}`}
                </>
              ),
              children: (
                <>
                  {step.due !== null && <DueChip due={step.due} />}
                  {step.norm !== null && !INTERNAL.test(step.norm) && (
                    <p className="v-hint">Norma: {step.norm}</p>
                  )}
                </>
              ),
            }))}
          />
        </section>
        <aside className="v-stack" data-gap="5" aria-label="Resumen">
          <section className="v-card v-pad v-stack">
            <h2>Qué pasa ahora</h2>
            <p>{summary.now}</p>
            <DueChip due={summary.waitsForMe?.due ?? summary.due} />
          </section>
          {term !== null && term.due !== null && (
            <section className="v-card v-pad v-stack">
              <h2>Término para decidir</h2>
              <p>
                A más tardar el <strong>{formatLongDate(term.due)}</strong>.
              </p>
              <ul className="v-small v-stack" data-gap="2">
                {term.explanation.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          <WhatHappened id={id} />
        </aside>
      </div>
    </>
  )
}
