import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUpload } from '@tabler/icons-react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { asText } from '@ventanilla/domain/forms/kinds/registry'
import type { Lists } from '@ventanilla/domain/forms/lists'
import { fieldsOf } from '@ventanilla/domain/forms/reading'
import type { DraftEngine, DraftSnapshot } from './engine.ts'
import { saveText, takenText } from './save-text.ts'
import styles from '../forms.module.css'

export function useDraft(engine: DraftEngine): DraftSnapshot {
  return useSyncExternalStore(engine.subscribe, engine.get)
}

const ICONS = {
  ok: IconCloudCheck,
  busy: IconCloudUpload,
  warn: IconCloudOff,
  bad: IconAlertTriangle,
} as const

interface SaveStateProps {
  readonly engine: DraftEngine
  /** milliseconds of the device's clock */
  readonly now: () => number
}

/** Save state line: always visible, announced only when the state changes. */
export function SaveState({ engine, now }: SaveStateProps) {
  const snapshot = useDraft(engine)
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 5_000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') engine.wake()
    }
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [engine])
  const { text, tone } = saveText(snapshot, now())
  const Icon = ICONS[tone]
  return (
    <p className={styles.saved} data-tone={tone}>
      <Icon aria-hidden className="v-icon" />
      <span aria-hidden>{text}</span>
      {/* hides the ticking seconds from screen readers, which would read them out forever */}
      <span className="v-sr" role="status">
        {snapshot.status === 'guardado' ? 'Guardado' : snapshot.status === 'guardando' ? '' : text}
      </span>
    </p>
  )
}

interface DraftNotesProps {
  readonly engine: DraftEngine
  readonly def: FormDef
  readonly lists: Lists
}

/** Notes about changes from other tabs or devices, and conflicts to settle. */
export function DraftNotes({ engine, def, lists }: DraftNotesProps) {
  const snapshot = useDraft(engine)
  const fields = useMemo(() => new Map(fieldsOf(def).map((field) => [field.key, field])), [def])
  const label = (key: string): string => fields.get(key)?.label ?? key
  const said = (key: string, value: unknown): string => {
    const field = fields.get(key)
    return (field ? asText(value, field, lists) : '') || 'sin respuesta'
  }
  const taken = takenText(snapshot, label)
  return (
    <div role="status" className={styles.stack}>
      {taken !== null && (
        <div className="v-note">
          <p>{taken}</p>
          <button type="button" className="v-btn" data-kind="quiet" onClick={() => engine.acknowledge()}>
            Entendido
          </button>
        </div>
      )}
      {snapshot.conflicts.map((conflict) => (
        <div key={conflict.key} className="v-note" data-tone="warn">
          <IconAlertTriangle aria-hidden className="v-icon" />
          <div className={styles.stack}>
            <p>
              <b>«{label(conflict.key)}» cambió también en otro dispositivo.</b> ¿Cuál respuesta vale?
            </p>
            <div className={styles.tools}>
              <button
                type="button"
                className="v-btn"
                data-kind="default"
                onClick={() => engine.settle(conflict.key, 'mine')}
              >
                La de este equipo: {said(conflict.key, snapshot.answers[conflict.key])}
              </button>
              <button
                type="button"
                className="v-btn"
                data-kind="default"
                onClick={() => engine.settle(conflict.key, 'theirs')}
              >
                La otra: {said(conflict.key, conflict.theirs)}
              </button>
            </div>
          </div>
        </div>
      ))}
      {Object.entries(snapshot.rejected).map(([key, message]) => (
        <p key={key} className="v-note" data-tone="bad">
          <span>
            <b>{label(key)}:</b> {message}
          </span>
        </p>
      ))}
    </div>
  )
}
