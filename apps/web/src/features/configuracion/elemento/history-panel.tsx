import { useMutation, useQuery } from '@tanstack/react-query'
import { configuration } from '@ventanilla/contract/generated/configuration'
import { VERSION_ORIGINS, VERSION_STATES } from '@ventanilla/domain/configuration/words'
import { useState } from 'react'
import { showMessage } from '../../../client/messages.ts'
import { call, failureText } from '../../../client/network/http.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { formatInstant, formatLongDate } from '../../../ui/formats.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../configuracion.module.css'
import { type Item, type ItemName, itemKey, useRefresh } from '../item-data.ts'
import type { Door } from '../puertas/door.ts'
import { Changes } from './changes.tsx'
import { ContentFacts } from './item-form.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

interface HistoryPanelProps {
  readonly name: ItemName
  readonly item: Item
  readonly door: Door
}
type Version = Item['history'][number]

/** Every version with its content, and the way back to it. */
export function HistoryPanel(props: HistoryPanelProps) {
  const [back, setBack] = useState<Version | null>(null)
  const { name, item } = props
  const refresh = useRefresh()
  return (
    <section className={styles.panel} aria-labelledby="historia">
      <h2 id="historia">Historia</h2>
      {item.history.length === 0 && <p className="v-muted">Todavía no ha entrado en vigor.</p>}
      <ol className={styles.lines}>
        {item.history.map((one) => (
          <li key={one.version} className="v-stack" data-gap="2">
            <VersionLine {...props} version={one} onBack={() => setBack(one)} />
          </li>
        ))}
      </ol>
      {back !== null && (
        <ReasonDialog
          title={`Volver a la versión ${back.version}`}
          verb="Volver a esta versión"
          sending="Volviendo…"
          norm={item.kind.asksNorm ? 'obligatoria' : 'posible'}
          send={async (why, options) => {
            const params = { ...name, version: String(back.version) }
            const body = { ...why, inForce: item.inForce?.version ?? 0 }
            await call(configuration.goBack, { params, body }, options)
            await refresh()
          }}
          onDone={() => {
            setBack(null)
            showMessage(`Está en vigor otra vez lo que decía la versión ${back.version}`, 'success')
          }}
          onClose={() => setBack(null)}
        >
          <p>Su contenido se publica otra vez, como una versión nueva.</p>
          {item.kind.twoPeople && <p>Otra persona lo confirma o lo deshace después.</p>}
        </ReasonDialog>
      )}
    </section>
  )
}

function VersionLine({
  version,
  onBack,
  ...rest
}: HistoryPanelProps & { readonly version: Version; readonly onBack: () => void }) {
  const [open, setOpen] = useState(false)
  const who = version.publisher?.name ?? version.author?.name ?? VERSION_ORIGINS[version.origin]
  return (
    <>
      <p>
        <strong>Versión {version.version}</strong> · {VERSION_STATES[version.state]}
        {version.retired && ' · Se retira'}
      </p>
      <p className="v-muted v-small">
        {version.from === null ? formatInstant(version.madeAt) : `Desde el ${formatInstant(version.from)}`} ·{' '}
        {who}
      </p>
      {version.reason !== '' && <p>{version.reason}</p>}
      {version.norm !== '' && <p className="v-muted v-small">{version.norm}</p>}
      <div className="v-row">
        <button
          type="button"
          className="v-btn"
          data-kind="quiet"
          aria-expanded={open}
          aria-label={`Ver la versión ${version.version}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Ocultar' : 'Ver'}
        </button>
        {version.canGoBack && (
          <button
            type="button"
            className="v-btn"
            data-kind="quiet"
            aria-label={`Volver a la versión ${version.version}`}
            onClick={onBack}
          >
            Volver a esta versión
          </button>
        )}
      </div>
      {open && <VersionContent {...rest} version={version.version} />}
    </>
  )
}

function VersionContent({ name, door, version }: HistoryPanelProps & { readonly version: number }) {
  const read = useQuery({
    queryKey: [...itemKey(name), 'versión', version],
    queryFn: async ({ signal }) =>
      (await call(configuration.version, { params: { ...name, version: String(version) } }, { signal })).body,
  })
  if (read.error !== null)
    return <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error)}</ErrorState>
  if (read.data === undefined) return <SkeletonRows rows={2} height={32} />
  return (
    <div className="v-stack" data-gap="2">
      <ContentFacts fields={door.fields} content={read.data.content} />
      <h3>De esta versión a lo que está en vigor</h3>
      <Changes fields={door.fields} changes={read.data.changes} none="Dicen lo mismo." />
    </div>
  )
}

/** One user went back alone: another person confirms it, or undoes it by going back again. */
export function ToConfirm({ name, item }: Pick<HistoryPanelProps, 'name' | 'item'>) {
  const refresh = useRefresh()
  const { toConfirm } = item
  const confirm = useMutation({
    mutationFn: async (version: number) => {
      await call(configuration.confirm, { params: { ...name, version: String(version) }, body: {} })
      await refresh()
    },
    onSuccess: () => showMessage('Quedó confirmado', 'success'),
  })
  if (toConfirm === null) return null
  return (
    <Note
      tone="warn"
      title={`${toConfirm.by?.name ?? 'Alguien'} volvió a solas a una versión anterior. Otra persona lo confirma o lo deshace hasta el ${formatLongDate(toConfirm.until)}.`}
    >
      {confirm.isError && <p role="alert">{failureText(confirm.error)}</p>}
      {toConfirm.canConfirm && (
        <ActionButton busy={confirm.isPending} onPress={() => confirm.mutate(toConfirm.version)}>
          Confirmar
        </ActionButton>
      )}
    </Note>
  )
}
