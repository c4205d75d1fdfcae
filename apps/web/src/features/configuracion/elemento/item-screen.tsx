import { useMutation } from '@tanstack/react-query'
import { configuration } from '@ventanilla/contract/generated/configuration'
import { ITEM_STATES, type ItemState } from '@ventanilla/domain/configuration/words'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { useCallback, useState } from 'react'
import { deviceNow } from '../../../client/clock.ts'
import { fillPath } from '../../../client/address/links.ts'
import { usePageTitle } from '../../../client/address/page-title.ts'
import { showMessage } from '../../../client/messages.ts'
import { call, failureText } from '../../../client/network/http.ts'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { StatusBadge, type Tone } from '../../../ui/states/status-badge.tsx'
import styles from '../configuracion.module.css'
import { type Item, type ItemName, useItem, useRefresh } from '../item-data.ts'
import { Effects } from '../efectos/effects.tsx'
import { MovedTerms } from '../efectos/moved-terms.tsx'
import { type Door, withChoices } from '../puertas/door.ts'
import { doorFor } from '../puertas/item-views.ts'
import { doorOf } from '../puertas/doors.ts'
import { TrialPanel } from '../prueba/trial-panel.tsx'
import { PublishPane } from '../publicar/publish-pane.tsx'
import { AddressNote } from './address-note.tsx'
import { AskedBy } from '../tramites/asked-by.tsx'
import { Changes } from './changes.tsx'
import { HistoryPanel, ToConfirm } from './history-panel.tsx'
import { ContentFacts, Example, ItemForm } from './item-form.tsx'
import { MessagePreview } from './message-preview.tsx'
import { ProductPanel } from './product-panel.tsx'
import { WaitingPanel } from './waiting-panel.tsx'
import { useMissing, YearNote } from './year-note.tsx'

export const STATE_TONES: Readonly<Record<ItemState, Tone>> = {
  vigente: 'ok',
  retirado: 'none',
  nuevo: 'info',
}

/** One item of a kind: its draft, what changes, its publication, what waits, the product's, and its history. */
export function ItemScreen({ name }: { readonly name: ItemName }) {
  const door = doorOf(name.kind)
  const read = useItem(name)
  usePageTitle(read.data === undefined ? undefined : `${read.data.title} · ${door.title}`)
  if (read.error !== null && read.data === undefined)
    return (
      <FailedRead
        title={door.title}
        error={read.error}
        retry={() => void read.refetch()}
        missing="No existe o usted no lo ve"
      />
    )
  if (read.data === undefined) return <SkeletonRows rows={4} height={96} />
  const offered = doorFor(withChoices(door, read.data.kind.choices), name.kind, name.key)
  return <OpenItem key={`${name.kind} ${name.key}`} name={name} item={read.data} door={offered} />
}

interface Shown {
  readonly name: ItemName
  readonly item: Item
  readonly door: Door
}

function OpenItem({ name, item, door }: Shown) {
  const [settled, setSettled] = useState(true)
  const onSettled = useCallback((now: boolean) => setSettled(now), [])
  const retiring = item.draft?.retired === true
  const gone = item.state === 'retirado' && item.draft === null
  const writes = item.kind.canEdit && !retiring && !gone
  const content = item.draft?.content ?? item.inForce?.content ?? {}
  return (
    <>
      <PageHeader
        title={item.title}
        {...(door.years === undefined && { subtitle: <Belongs door={door} itsKey={item.key} /> })}
        badge={<StateBadge name={name} item={item} door={door} />}
        actions={
          <>
            {door.procedures === true && item.kind.canEdit && item.inForce !== null && (
              <a
                className="v-btn"
                data-kind="default"
                href={fillPath('/crear/parametro', {}, { de: item.key })}
              >
                Copiar a un trámite nuevo
              </a>
            )}
            <Actions name={name} item={item} door={door} />
          </>
        }
      />
      <div className={styles.item}>
        <div className={styles.side}>
          <ToConfirm name={name} item={item} />
          <YearNote name={name} item={item} door={door} />
          <AddressNote check={item.addressCheck} />
          {retiring && (
            <Note tone="warn" title="Este borrador lo retira.">
              Deja de estar en vigor cuando se publique. Su historia queda.
            </Note>
          )}
          {writes ? (
            <ItemForm name={name} item={item} door={door} onSettled={onSettled} />
          ) : (
            <section className={styles.panel} aria-label="Datos">
              <ContentFacts fields={door.fields} content={content} />
              <Example door={door} content={content} />
              <MessagePreview name={name} content={content} />
            </section>
          )}
        </div>
        <div className={styles.side}>
          {item.draft === null ? (
            <Uses name={name} />
          ) : (
            <Draft name={name} item={item} door={door} settled={settled} />
          )}
          <WaitingPanel name={name} item={item} door={door} />
          {door.askedBy === true && <AskedBy document={Number(item.key)} />}
          <ProductPanel name={name} item={item} door={door} />
          <HistoryPanel name={name} item={item} door={door} />
        </div>
      </div>
    </>
  )
}

/** Where it stands; a year that lacks figures is not called in force, although its part of them is. */
function StateBadge({ name, item, door }: Shown) {
  const missing = useMissing(name, item, door)
  return item.state === 'vigente' && missing !== null && missing.length > 0 ? (
    <StatusBadge tone="warn">Incompleto</StatusBadge>
  ) : (
    <StatusBadge tone={STATE_TONES[item.state]}>{ITEM_STATES[item.state]}</StatusBadge>
  )
}

/** What uses it; a draft says the same under what it affects. */
function Uses({ name }: Pick<Shown, 'name'>) {
  return (
    <section className={styles.panel} aria-labelledby="uso">
      <h2 id="uso">Quién lo usa</h2>
      <Effects names={[name]} />
    </section>
  )
}

/** What changes, what it applies to, what it affects, what is wrong, and the publication. */
function Draft({ name, item, door, settled }: Shown & { readonly settled: boolean }) {
  const { draft, kind } = item
  if (draft === null) return null
  const others = draft.editors.map((one) => one.name).join(', ')
  return (
    <section className={styles.panel} aria-labelledby="borrador">
      <h2 id="borrador">Borrador</h2>
      {others !== '' && <p className="v-muted v-small">Lo escribió {others}.</p>}
      <h3>Qué cambia</h3>
      <Changes fields={door.fields} changes={draft.changes} none="Dice lo mismo que está en vigor." />
      <h3>A qué se aplica</h3>
      <p>{kind.applies}</p>
      <h3>Qué afecta</h3>
      {door.movesTerms === true && <MovedTerms names={[name]} stamp={draft.hash} />}
      <Effects names={[name]} />
      {!draft.retired && (
        <>
          <h3>Prueba</h3>
          <TrialPanel name={name} stamp={draft.hash} />
        </>
      )}
      <h3>Publicación</h3>
      <PublishPane
        kind={kind}
        names={[name]}
        ready={settled}
        from={door.years === undefined ? undefined : yearAhead(item.key)}
        onDone={() => undefined}
      />
    </section>
  )
}

/** A year that has not begun is published from its first day. */
function yearAhead(year: string): string | undefined {
  const begins = `${year}-01-01`
  return begins > bogotaDate(new Date(deviceNow()).toISOString()) ? begins : undefined
}

/** What it is, with the way to its list where no breadcrumb leads there. */
function Belongs({ door, itsKey }: { readonly door: Door; readonly itsKey: string }) {
  return (
    <>
      {'param' in door.item ? door.one : <a href={door.list}>{door.title}</a>}
      {` · ${itsKey}`}
    </>
  )
}

function Actions({ name, item, door }: Shown) {
  const refresh = useRefresh()
  const [asks, setAsks] = useState(false)
  const act = useMutation({
    mutationFn: async (what: 'discard' | 'retire' | 'reactivate') => {
      const input = { params: name, body: { revision: item.revision } }
      if (what === 'discard') await call(configuration.discard, input)
      else if (what === 'retire') await call(configuration.retire, input)
      else await call(configuration.reactivate, input)
      await refresh()
    },
    onSuccess: (_, what) =>
      showMessage(what === 'discard' ? 'El borrador quedó descartado' : 'Quedó como borrador', 'success'),
    onSettled: () => setAsks(false),
  })
  if (!item.kind.canEdit) return null
  const { draft, state } = item
  return (
    <>
      {act.isError && (
        <Note tone="bad" role="alert">
          {failureText(act.error)}
        </Note>
      )}
      {draft !== null && (
        <ActionButton kind="danger" busy={act.isPending} onPress={() => setAsks(true)}>
          Descartar el borrador
        </ActionButton>
      )}
      {draft === null && state === 'vigente' && door.years === undefined && !item.kind.stays && (
        <ActionButton busy={act.isPending} onPress={() => act.mutate('retire')}>
          Retirar
        </ActionButton>
      )}
      {draft === null && state === 'retirado' && (
        <ActionButton busy={act.isPending} onPress={() => act.mutate('reactivate')}>
          Reactivar
        </ActionButton>
      )}
      <ConfirmDialog
        open={asks}
        title="Descartar el borrador"
        confirm="Descartar"
        danger
        busy={act.isPending}
        onConfirm={() => act.mutate('discard')}
        onClose={() => setAsks(false)}
      >
        <p>Lo escrito se pierde. Lo que está en vigor no cambia.</p>
      </ConfirmDialog>
    </>
  )
}
