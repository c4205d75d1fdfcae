import { yearOf } from '@ventanilla/domain/configuration/year-ahead'
import { bogotaDate, longDate } from '@ventanilla/domain/terms/dates'
import { useState } from 'react'
import { useQueryState } from '../../../client/address/navigation.ts'
import { deviceNow } from '../../../client/clock.ts'
import { useTerritory } from '../../../client/territory.ts'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import config from '../configuracion.module.css'
import { type ItemRow, useAll, useKinds } from '../item-data.ts'
import { doorOf, type OpenKind } from '../puertas/doors.ts'
import { closedRows, holidaysOf } from './calendar-data.ts'
import styles from './calendar.module.css'
import { CloseDays } from './close-days.tsx'
import { ItemsTable } from './items-table.tsx'
import { PublishDrafts } from './publish-drafts.tsx'
import { type ClosedRow, monthsOf } from './year-days.ts'
import { type Span, YearGrid } from './year-grid.tsx'

/** Years before and after this one that can be looked at. */
const AROUND = 3

/** A year at a glance: holidays of law and the days that the authority closes. */
export function CalendarScreen({ kind }: { readonly kind: OpenKind }) {
  const door = doorOf(kind)
  const days = useAll(kind)
  const laws = useAll('ley_festivos')
  const failed = [days, laws].find(({ error, data }) => error !== null && data === undefined)
  if (failed !== undefined)
    return (
      <FailedRead
        title={door.title}
        error={failed.error}
        retry={() => void failed.refetch()}
        missing="Su rol no ve esta lista"
      />
    )
  return (
    <>
      <PageHeader
        title={door.title}
        subtitle={door.subtitle}
        {...(door.beside !== undefined && {
          actions: (
            <a className="v-btn" data-kind="quiet" href={door.beside.path}>
              {door.beside.label}
            </a>
          ),
        })}
      />
      {days.data === undefined || laws.data === undefined ? (
        <SkeletonRows rows={6} height={96} />
      ) : (
        <Year kind={kind} days={days.data} laws={laws.data} />
      )}
    </>
  )
}

interface YearProps {
  readonly kind: OpenKind
  readonly days: readonly ItemRow[]
  readonly laws: readonly ItemRow[]
}

function Year({ kind, days, laws }: YearProps) {
  const [query, change] = useQueryState()
  const today = bogotaDate(new Date(deviceNow()).toISOString())
  const asked = Number(query.get('anio'))
  const years = Array.from({ length: 2 * AROUND + 1 }, (_, i) => yearOf(today) - AROUND + i)
  const year = years.includes(asked) ? asked : yearOf(today)
  const office = query.get('sede') ?? ''
  const offices = useTerritory().data?.offices ?? []
  const kinds = useKinds()
  const facts = kinds.data?.find((one) => one.kind === kind)
  const [span, setSpan] = useState<Span | null>(null)
  const [at, setAt] = useState<string | null>(null)
  const [publishing, setPublishing] = useState(false)
  const holidays = holidaysOf(laws)
  const all = closedRows(days)
  const shown = all.filter((one) => office === '' || one.office === null || one.office === office)
  const first = year === yearOf(today) ? today : `${year}-01-01`
  const current = at !== null && yearOf(at) === year ? at : first
  const ofYear = days.filter((row) => dateOf(row).startsWith(String(year)))
  const drafts = days.filter(({ draft }) => draft !== null)
  return (
    <div className="v-stack">
      <div className={config.tools}>
        <SelectField
          label="Año"
          name="anio"
          value={String(year)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(anio) => change({ anio })}
        />
        <SelectField
          label="Sede"
          name="sede"
          value={office}
          empty="Todas las sedes"
          options={offices.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(sede) => change({ sede })}
        />
      </div>
      <div className={config.item}>
        <div className={config.side}>
          <YearGrid
            year={year}
            months={monthsOf(year, holidays, shown)}
            span={span}
            onSpan={facts?.canEdit === true ? setSpan : null}
            at={current}
            onAt={setAt}
          />
          <p className={styles.legend}>
            <span>Subrayado: festivo de ley.</span>
            <span>Con borde: cierre de la Corporación.</span>
            <span>Borde a trazos: borrador, no está en vigor.</span>
          </p>
          {laws.some(({ draft }) => draft !== null) && (
            <Note>Una ley de festivos tiene un borrador: el año se muestra como quedaría con él.</Note>
          )}
          <ClosedHere rows={shown} at={current} offices={offices} />
        </div>
        <div className={config.side}>
          {facts?.canEdit === true && (
            <CloseDays
              kind={kind}
              holidays={holidays}
              rows={all}
              offices={offices}
              span={span}
              onSpan={setSpan}
              order={Math.max(-1, ...days.flatMap(({ order }) => order ?? [])) + 1}
              onDone={() => setSpan(null)}
            />
          )}
        </div>
      </div>
      {ofYear.length === 0 ? (
        <Note>En {year} la Corporación no cierra más días que los festivos de ley.</Note>
      ) : (
        <ItemsTable
          kind={kind}
          caption={`Días cerrados de ${year}`}
          rows={ofYear
            .toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)))
            .map((row) => ({ row, moved: false }))}
          onMove={null}
          busy={false}
          uses={null}
        />
      )}
      {facts !== undefined && drafts.length > 0 && !publishing && (
        <div className="v-row">
          <button type="button" className="v-btn" data-kind="primary" onClick={() => setPublishing(true)}>
            {drafts.length === 1 ? 'Publicar el borrador' : `Publicar ${drafts.length} borradores`}
          </button>
        </div>
      )}
      {facts !== undefined && publishing && drafts.length > 0 && (
        <PublishDrafts kind={kind} facts={facts} rows={drafts} onDone={() => setPublishing(false)} />
      )}
    </div>
  )
}

const dateOf = ({ content }: ItemRow): string => (typeof content['date'] === 'string' ? content['date'] : '')

/** The closed days of the day that one is at, with the way to each. */
function ClosedHere({
  rows,
  at,
  offices,
}: {
  readonly rows: readonly ClosedRow[]
  readonly at: string
  readonly offices: readonly { readonly code: string; readonly name: string }[]
}) {
  const here = rows.filter(({ date }) => date === at)
  if (here.length === 0) return null
  return (
    <ul className={config.lines} aria-label={`Cierres del ${longDate(at)}`}>
      {here.map(({ key, name, office }) => (
        <li key={key}>
          {longDate(at)}: {name},{' '}
          {office === null
            ? 'para todas las sedes'
            : `para la sede ${offices.find(({ code }) => code === office)?.name ?? office}`}
          .
        </li>
      ))}
    </ul>
  )
}
