import { configuration } from '@ventanilla/contract/generated/configuration'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { useState } from 'react'
import { showMessage } from '../../../client/messages.ts'
import { call } from '../../../client/network/http.ts'
import { formatLongDate } from '../../../ui/formats.tsx'
import styles from '../configuracion.module.css'
import { type Item, type ItemName, useRefresh } from '../item-data.ts'
import type { Door } from '../puertas/door.ts'
import { Changes } from './changes.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

interface WaitingPanelProps {
  readonly name: ItemName
  readonly item: Item
  readonly door: Door
}

/** What is scheduled, and calling it off. */
export function WaitingPanel({ name, item, door }: WaitingPanelProps) {
  const refresh = useRefresh()
  const [leaving, setLeaving] = useState<string | null>(null)
  if (item.waiting.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="lo-programado">
      <h2 id="lo-programado">Programado</h2>
      {item.waiting.map((one) => (
        <div key={one.due} className="v-stack" data-gap="2">
          <p>
            <strong>Desde el {formatLongDate(bogotaDate(one.due))}</strong>
            {one.retired && ': se retira'}
            {one.publisher !== null && <span className="v-muted"> · {one.publisher.name}</span>}
          </p>
          <p className="v-muted">{one.reason}</p>
          <Changes fields={door.fields} changes={one.changes} none="Dice lo mismo que está en vigor." />
          {item.kind.canPublish && (
            <div className="v-row">
              <button
                type="button"
                className="v-btn"
                data-kind="danger"
                aria-label={`Desprogramar lo del ${formatLongDate(bogotaDate(one.due))}`}
                onClick={() => setLeaving(one.due)}
              >
                Desprogramar
              </button>
            </div>
          )}
        </div>
      ))}
      {leaving !== null && (
        <ReasonDialog
          title="Desprogramar"
          verb="Desprogramar"
          sending="Desprogramando…"
          send={async ({ reason, accepted }, options) => {
            const items = [{ ...name, due: leaving }]
            await call(configuration.callOff, { body: { items, reason, accepted } }, options)
            await refresh()
          }}
          onDone={() => {
            setLeaving(null)
            showMessage('Quedó desprogramado', 'success')
          }}
          onClose={() => setLeaving(null)}
        >
          <p>No entrará en vigor. Queda en la historia.</p>
        </ReasonDialog>
      )}
    </section>
  )
}
