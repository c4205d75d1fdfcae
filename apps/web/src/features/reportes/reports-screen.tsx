import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { reports } from '@ventanilla/contract/generated/reports'
import type { ReportFormat } from '@ventanilla/contract/reports.contract'
import { type AskedReport, askedOf, judgeQuestion, questionOf } from '@ventanilla/domain/reports/question'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { READY_GROUPS, READY_REPORTS, reportTitle } from '@ventanilla/domain/reports/ready'
import { useState } from 'react'
import { useQueryState } from '../../client/address/navigation.ts'
import { href } from '../../client/address/links.ts'
import { call, failureText } from '../../client/network/http.ts'
import { ExportButton } from '../../keeping/plain-list/export-button.tsx'
import { formatInstant } from '../../ui/formats.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Note } from '../../ui/states/note.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { askedIn, type ReportAnswer, reportAddress } from './asked.ts'
import { Figures } from './figures.tsx'
import { QuestionFields } from './question-fields.tsx'
import { RowsList } from './rows-list.tsx'
import { SaveDialog } from './save-dialogs.tsx'
import { SavedList } from './saved-list.tsx'
import styles from './reportes.module.css'

/** Questions that the product brings and those that were saved; a question with its figures; the rows of a number. */
export default function ReportsScreen() {
  const [address, change] = useQueryState()
  const asked = askedIn(address)
  if (asked === null) return <Start />
  return address.get('lista') === 'si' ? (
    <RowsList asked={asked} instante={instantIn(address)} counted={countIn(address)} />
  ) : (
    <Question asked={asked} change={change} />
  )
}

/** What a link says of the number that it comes from; a link that was cut says nothing. */
const instantIn = (address: URLSearchParams): string | null => {
  const text = address.get('instante') ?? ''
  return Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString()
}
const countIn = (address: URLSearchParams): number | null => {
  const text = address.get('eran') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

const OWN: AskedReport = { tema: 'casos', medida: 'cuenta', grupo: 'estado' }

function Start() {
  return (
    <>
      <PageHeader
        title="Reportes"
        subtitle="Cada cifra cuenta solo lo que usted encuentra en sus listas, y abre la lista de lo que cuenta."
        actions={
          <a className="v-btn" data-kind="primary" href={reportAddress(OWN)}>
            Hacer una pregunta
          </a>
        }
      />
      <div className="v-stack">
        <section className="v-stack" aria-labelledby="listos">
          <h2 id="listos">Listos para abrir</h2>
          {keysIn(READY_GROUPS).map((group) => (
            <section key={group} className="v-stack" data-gap="2" aria-labelledby={`listos-${group}`}>
              <h3 id={`listos-${group}`}>{READY_GROUPS[group]}</h3>
              <ul className={styles.ready}>
                {READY_REPORTS.filter((one) => one.group === group).map(({ id, title, says, question }) => (
                  <li key={id} className="v-card v-pad v-stack" data-gap="1">
                    <a href={reportAddress(askedOf(question))}>{title}</a>
                    <p className="v-small v-muted">{says}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
        <SavedList />
      </div>
    </>
  )
}

interface QuestionProps {
  readonly asked: AskedReport
  readonly change: ReturnType<typeof useQueryState>[1]
}

function Question({ asked, change }: QuestionProps) {
  const [saving, setSaving] = useState(false)
  const faults = judgeQuestion(questionOf(asked))
  const answer = useQuery({
    queryKey: [reports.ask.id, asked],
    queryFn: async ({ signal }) => (await call(reports.ask, { query: asked }, { signal })).body,
    enabled: faults.length === 0,
    placeholderData: keepPreviousData,
  })
  const { data } = answer
  const file = (formato: ReportFormat) => ({
    label: formato.toUpperCase(),
    file: `reporte.${formato}`,
    read: () =>
      call(reports.export, {
        query: { ...asked, formato, ...(data !== undefined && { instante: data.at }) },
      }),
  })
  return (
    <>
      <PageHeader
        title={reportTitle(asked)}
        subtitle={
          data === undefined
            ? 'Calculando…'
            : `Calculado el ${formatInstant(data.at)}, con lo que usted puede ver.`
        }
        actions={
          <>
            <a className="v-btn" data-kind="quiet" href={href('/reporte')}>
              Todos los reportes
            </a>
            {faults.length === 0 && (
              <>
                <button type="button" className="v-btn" data-kind="default" onClick={() => setSaving(true)}>
                  Guardar
                </button>
                <ExportButton files={[file('csv'), file('xlsx'), file('pdf')]} />
              </>
            )}
          </>
        }
      />
      <div className="v-stack">
        <QuestionFields asked={asked} faults={faults} named={data?.filters ?? []} change={change} />
        {faults.map(({ path, message }) => (
          <Note key={`${path} ${message}`} tone="warn" role="status">
            {message}
          </Note>
        ))}
        {faults.length === 0 && <Answered asked={asked} answer={answer} />}
      </div>
      {saving && (
        <SaveDialog asked={asked} onClose={() => setSaving(false)} onDone={() => setSaving(false)} />
      )}
    </>
  )
}

function Answered({
  asked,
  answer,
}: {
  readonly asked: AskedReport
  readonly answer: UseQueryResult<ReportAnswer>
}) {
  if (answer.isError)
    return <ErrorState onRetry={() => void answer.refetch()}>{failureText(answer.error)}</ErrorState>
  // the figures of another question would be read as those of this one
  if (answer.data === undefined || answer.isPlaceholderData) return <SkeletonRows rows={6} height={32} />
  const { data } = answer
  return (
    <section className="v-card v-pad v-stack" aria-label="Cifras">
      {data.retired.map((sentence) => (
        <Note key={sentence} tone="warn">
          {sentence}
        </Note>
      ))}
      {data.gaps !== null && <Gaps gaps={data.gaps} />}
      {data.whole.rows === 0 ? (
        <p className="v-muted">Ninguna fila. Quite algún filtro o amplíe las fechas.</p>
      ) : (
        <Figures asked={asked} answer={data} />
      )}
    </section>
  )
}

/** Numbers of series that no act has: none, unless something went wrong outside the portal. */
function Gaps({ gaps }: { readonly gaps: readonly string[] }) {
  if (gaps.length === 0)
    return <Note tone="ok">No falta ningún número en las series: cada uno es de un acto.</Note>
  return (
    <Note tone="bad" title="Números que no tiene ningún acto">
      <ul>
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
    </Note>
  )
}
