import { IconCopy } from '@tabler/icons-react'
import { PUBLISHED_AT_ONCE } from '@ventanilla/domain/configuration/lengths'
import { ITEM_STATES } from '@ventanilla/domain/configuration/words'
import { folded } from '@ventanilla/domain/kernel/search-text'
import { isOffLine, type OffLine } from '@ventanilla/domain/procedures/off-line'
import { bogotaDate, shortDate } from '@ventanilla/domain/terms/dates'
import { useState } from 'react'
import { useQueryState } from '../../../client/address/navigation.ts'
import { deviceNow } from '../../../client/clock.ts'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import picture from '../../../ui/illustrations/vacio-resultados.svg'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import styles from '../configuracion.module.css'
import { STATE_TONES } from '../elemento/item-screen.tsx'
import { type ItemRow, type KindFacts, useAll, useKinds } from '../item-data.ts'
import { Tags } from '../lista/items-table.tsx'
import { PublishDrafts } from '../lista/publish-drafts.tsx'
import { doorOf, itemAddress, newAddress, type OpenKind } from '../puertas/doors.ts'
import { nameIn, procedureIn } from './stored-procedure.ts'

/** Whether the portal receives a procedure on a day, in words. */
export function lineWords(offLine: OffLine | undefined, today: string): string {
  if (offLine === undefined || (offLine.until !== undefined && offLine.until < today)) return 'En línea'
  if (isOffLine(offLine, today))
    return offLine.until === undefined
      ? 'Fuera de línea'
      : `Fuera de línea hasta el ${shortDate(offLine.until)}`
  return `En línea hasta el ${shortDate(offLine.from)}`
}

const LINES = [
  { value: 'si', label: 'En línea' },
  { value: 'no', label: 'Fuera de línea' },
] as const

/** The procedures with their families, whether they are on line, their versions and drafts. */
export function ProceduresScreen({ kind }: { readonly kind: OpenKind }) {
  const door = doorOf(kind)
  const list = useAll(kind)
  const kinds = useKinds()
  const facts = kinds.data?.find((one) => one.kind === kind)
  const add = newAddress(kind)
  if (list.error !== null && list.data === undefined)
    return (
      <FailedRead
        title={door.title}
        error={list.error}
        retry={() => void list.refetch()}
        missing="Su rol no ve esta lista"
      />
    )
  return (
    <>
      <PageHeader
        title={door.title}
        subtitle={door.subtitle}
        {...(facts?.canEdit === true &&
          add !== null && {
            actions: (
              <a className="v-btn" data-kind="primary" href={add}>
                <IconCopy aria-hidden className="v-icon" /> {door.create?.label}
              </a>
            ),
          })}
      />
      <p>
        <a href="/parametrizacion-tramites/categorias">Categorías</a> ·{' '}
        <a href="/parametrizacion-tramites/subcategorias">Subcategorías</a> ·{' '}
        <a href="/asignacion-anexos-tramite">Documentos</a> · <a href="/tiempo-tramite">Tiempos</a>
      </p>
      {list.data === undefined || facts === undefined ? (
        <SkeletonRows rows={8} height={48} />
      ) : (
        <Found kind={kind} rows={list.data} facts={facts} />
      )}
    </>
  )
}

function Found({
  kind,
  rows,
  facts,
}: {
  readonly kind: OpenKind
  readonly rows: readonly ItemRow[]
  readonly facts: KindFacts
}) {
  const [query, change] = useQueryState()
  const [publishing, setPublishing] = useState(false)
  const today = bogotaDate(new Date(deviceNow()).toISOString())
  const given = (name: string): string => query.get(name) ?? ''
  const shown = rows.filter(({ key, title, content }) => {
    const { subcategory, workflow, offLine } = procedureIn(content['definition'])
    const line = given('linea')
    return (
      folded(`${key} ${title}`).includes(folded(given('q').trim())) &&
      ['', String(subcategory)].includes(given('tema')) &&
      ['', workflow.family].includes(given('flujo')) &&
      (line === '' || (line === 'no') === isOffLine(offLine, today))
    )
  })
  const drafts = rows.filter(({ draft }) => draft !== null).slice(0, PUBLISHED_AT_ONCE)
  const options = (name: string) =>
    (facts.choices[name] ?? []).map(({ value, label }) => ({ value: String(value), label }))
  const families = new Set(rows.map(({ content }) => procedureIn(content['definition']).workflow.family))
  const set = (name: string) => (value: string) => change({ [name]: value === '' ? undefined : value })
  return (
    <>
      <div className={styles.tools}>
        <span className="v-field">
          <label htmlFor="buscar-tramite">Buscar</label>
          <SearchBox id="buscar-tramite" value={given('q')} onChange={set('q')} />
        </span>
        <SelectField
          label="Subcategoría"
          empty="Todas"
          value={given('tema')}
          options={options('subcategories')}
          onChange={set('tema')}
        />
        <SelectField
          label="Flujo"
          empty="Todos"
          value={given('flujo')}
          options={options('families').filter(({ value }) => families.has(value))}
          onChange={set('flujo')}
        />
        <SelectField
          label="Recepción"
          empty="Toda"
          value={given('linea')}
          options={LINES}
          onChange={set('linea')}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No hay ningún trámite así" picture={picture}>
          Quite la búsqueda o el filtro.
        </EmptyState>
      ) : (
        <table className={styles.table}>
          <caption className="v-sr">Trámites</caption>
          <thead>
            <tr>
              <th scope="col">Trámite</th>
              <th scope="col">Flujo</th>
              <th scope="col">Recepción</th>
              <th scope="col" className={styles.wide}>
                Versiones
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.key} kind={kind} row={row} facts={facts} today={today} />
            ))}
          </tbody>
        </table>
      )}
      {drafts.length > 0 && !publishing && (
        <div className="v-row">
          <button type="button" className="v-btn" data-kind="primary" onClick={() => setPublishing(true)}>
            {drafts.length === 1 ? 'Publicar el borrador' : `Publicar ${drafts.length} borradores`}
          </button>
        </div>
      )}
      {publishing && drafts.length > 0 && (
        <PublishDrafts kind={kind} facts={facts} rows={drafts} onDone={() => setPublishing(false)} />
      )}
    </>
  )
}

function Row({
  kind,
  row,
  facts,
  today,
}: {
  readonly kind: OpenKind
  readonly row: ItemRow
  readonly facts: KindFacts
  readonly today: string
}) {
  const { subcategory, workflow, offLine, unlisted } = procedureIn(row.content['definition'])
  const line = unlisted === true ? 'Sin lista' : lineWords(offLine, today)
  return (
    <tr>
      <td>
        <a href={itemAddress(kind, row.key)}>{`${row.key}. ${row.title}`}</a>
        <p className="v-muted v-small">{nameIn(facts.choices, 'subcategories', subcategory)}</p>
      </td>
      <td>{nameIn(facts.choices, 'families', workflow.family)}</td>
      <td>
        <StatusBadge tone={unlisted === true || isOffLine(offLine, today) ? 'none' : 'ok'}>
          {line}
        </StatusBadge>
      </td>
      <td>
        <span className="v-stack" data-gap="2">
          {row.version === null || row.state !== 'vigente' ? (
            <span>
              <StatusBadge tone={STATE_TONES[row.state]}>{ITEM_STATES[row.state]}</StatusBadge>
            </span>
          ) : (
            <span className="v-muted">Versión {row.version}</span>
          )}
          <Tags row={row} moved={false} />
        </span>
      </td>
    </tr>
  )
}
