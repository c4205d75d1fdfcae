import { IconClipboardPlus, IconPlus } from '@tabler/icons-react'
import { configuration } from '@ventanilla/contract/generated/configuration'
import { itemsQuery } from '@ventanilla/contract/generated/fields/configuration'
import { PUBLISHED_AT_ONCE } from '@ventanilla/domain/configuration/lengths'
import { ITEM_FILTERS, type ItemFilter } from '@ventanilla/domain/configuration/words'
import { useState } from 'react'
import { CallError, failureText } from '../../../client/network/http.ts'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { FilterChoice, FilterSearch } from '../../../keeping/plain-list/filter-fields.tsx'
import { PlainList } from '../../../keeping/plain-list/plain-list.tsx'
import { useFilters } from '../../../keeping/plain-list/use-filters.ts'
import { useList } from '../../../keeping/plain-list/use-list.ts'
import picture from '../../../ui/illustrations/vacio-resultados.svg'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Note } from '../../../ui/states/note.tsx'
import styles from '../configuracion.module.css'
import { type ItemRow, type KindFacts, listKey } from '../item-data.ts'
import { doorOf, newAddress, type OpenKind, pasteAddress } from '../puertas/doors.ts'
import { ItemsTable } from './items-table.tsx'
import { useUses } from './use-uses.ts'
import { PublishDrafts } from './publish-drafts.tsx'
import { useOrderDrafts } from './use-order-drafts.ts'

const FILTERS = ['q', 'estado'] as const
const STATES: readonly { readonly value: ItemFilter; readonly label: string }[] = [
  { value: 'vigentes', label: ITEM_FILTERS.vigentes },
  { value: 'borrador', label: ITEM_FILTERS.borrador },
  { value: 'programados', label: ITEM_FILTERS.programados },
  { value: 'retirados', label: ITEM_FILTERS.retirados },
  { value: 'producto', label: ITEM_FILTERS.producto },
]
const isState = (text: string | undefined): text is ItemFilter => STATES.some(({ value }) => value === text)

/** Items of one kind: found, put in order, begun, and published together. */
export function ListScreen({ kind }: { readonly kind: OpenKind }) {
  const door = doorOf(kind)
  const filters = useFilters(itemsQuery, FILTERS)
  const { q, estado } = filters.valid
  const query = { ...(q !== undefined && { q }), ...(isState(estado) && { estado }) }
  const list = useList(configuration.items, { params: { kind }, query }, { keep: true, under: listKey(kind) })
  const facts = list.parts[0]?.kind
  const add = newAddress(kind)
  const paste = pasteAddress(kind)
  const missing = list.error instanceof CallError && [403, 404].includes(list.error.status)
  if (missing)
    return (
      <FailedRead
        title={door.title}
        error={list.error}
        retry={list.again}
        missing="Su rol no ve esta lista"
      />
    )
  return (
    <>
      <PageHeader
        title={door.title}
        subtitle={door.subtitle}
        {...(facts !== undefined && {
          actions: (
            <>
              {door.beside !== undefined && (
                <a className="v-btn" data-kind="quiet" href={door.beside.path}>
                  {door.beside.label}
                </a>
              )}
              {facts.canEdit && paste !== null && (
                <a className="v-btn" data-kind="default" href={paste}>
                  <IconClipboardPlus aria-hidden className="v-icon" /> Pegar {door.paste?.many}
                </a>
              )}
              {facts.canEdit && add !== null && (
                <a className="v-btn" data-kind="primary" href={add}>
                  <IconPlus aria-hidden className="v-icon" /> {door.create?.label}
                </a>
              )}
            </>
          ),
        })}
      />
      <PlainList
        list={list}
        filters={
          <div className={styles.tools}>
            <FilterSearch filters={filters} name="q" label="Buscar" />
            <FilterChoice filters={filters} name="estado" label="Mostrar" empty="Todo" options={STATES} />
          </div>
        }
        loading={{ rows: 6, height: 48 }}
        empty={
          filters.given.length > 0 ? (
            <EmptyState title="No hay nada así" picture={picture}>
              Quite la búsqueda o el filtro.
            </EmptyState>
          ) : (
            <EmptyState title="Todavía no hay nada en esta lista" picture={picture} />
          )
        }
      >
        {(rows) => (
          <Rows
            kind={kind}
            rows={rows}
            {...(facts !== undefined && { facts })}
            whole={filters.given.length === 0 && !list.more.exists}
          />
        )}
      </PlainList>
    </>
  )
}

interface RowsProps {
  readonly kind: OpenKind
  readonly rows: readonly ItemRow[]
  readonly facts?: KindFacts
  /** nothing is filtered out or left for a further page */
  readonly whole: boolean
}

function Rows({ kind, rows, facts, whole }: RowsProps) {
  const door = doorOf(kind)
  const [publishing, setPublishing] = useState(false)
  const order = useOrderDrafts(kind, rows)
  const uses = useUses(kind, rows)
  const drafts = rows.filter(({ draft }) => draft !== null).slice(0, PUBLISHED_AT_ONCE)
  const ordered = 'order' in door.fields && whole && facts?.canEdit === true
  return (
    <>
      {order.error !== null && (
        <Note tone="bad" role="alert" title="El orden no quedó guardado.">
          {failureText(order.error)}
        </Note>
      )}
      {ordered && !order.isKnown && (
        <p className="v-hint">Hay muchos borradores: publíquelos para cambiar el orden de la lista.</p>
      )}
      <ItemsTable
        kind={kind}
        caption={door.title}
        rows={order.rows}
        uses={uses}
        onMove={ordered && order.isKnown ? order.moveTo : null}
        busy={order.busy}
      />
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
    </>
  )
}
