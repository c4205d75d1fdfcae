import { IconFileText, IconPencil } from '@tabler/icons-react'
import { tasks } from '@ventanilla/contract/generated/tasks'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import { startCallFor } from './change-calls.ts'
import { TEXT } from '../tareas.text.ts'
import type { TaskDetail } from '../task-data.ts'
import styles from '../task.module.css'

const STATES: Readonly<Record<string, readonly ['info' | 'ok' | 'warn', string]>> = {
  draft: ['info', 'En proyecto'],
  review: ['warn', 'En revisión'],
  sign: ['warn', 'Espera la firma'],
  signed: ['ok', 'Firmado'],
  sealed: ['ok', 'Firmado y sellado'],
}

interface ActPanelProps {
  readonly task: TaskDetail
  readonly actToStart: TaskDetail['actToStart']
  readonly engine: DraftEngine | null
  readonly onOpen: (actId: string) => void
  /** undefined: nothing to hand in */
  readonly onHandIn: (() => void) | undefined
  readonly handingIn: boolean
  readonly onChanged: () => Promise<void>
}

/** Document of the step: begin, open, hand in, and its state. */
export function ActPanel(props: ActPanelProps) {
  const { task, actToStart, engine, onOpen, onHandIn, onChanged } = props
  const [running, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const busy = running || props.handingIn
  const { act } = task
  if (act === null && actToStart === null) return null
  const run = async (work: () => Promise<unknown>, general: string): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      if (engine !== null && !(await engine.flush())) {
        setFailure('El trabajo no se ha podido guardar. Revise su conexión y vuelva a intentar.')
        return
      }
      await work()
      await onChanged()
    } catch (error) {
      setFailure(`${general} ${failureText(error)}`.trim())
      if (general !== '') showMessage(general, 'error')
      await onChanged()
    } finally {
      setBusy(false)
    }
  }
  const of = { params: { id: task.task.id }, body: { version: task.caseVersion } }
  const start = (): Promise<void> =>
    run(async () => {
      const data = engine?.get().answers ?? task.data
      const { actId, message } = await startCallFor(task.definition.changePart)(task, data)
      if (message !== null) showMessage(message, 'success')
      onOpen(actId)
    }, `${TEXT.documentFailed}.`)
  const [tone, words] = STATES[act?.state ?? ''] ?? ['info', act?.state ?? '']
  return (
    <section className={styles.act} aria-labelledby="documento-del-paso">
      <div className="v-row" data-spread>
        <h3 id="documento-del-paso">Documento de este paso</h3>
        {act !== null && <StatusBadge tone={tone}>{words}</StatusBadge>}
      </div>
      <p>{act === null ? actToStart?.name : `${act.title}${act.number === null ? '' : ` ${act.number}`}`}</p>
      {failure !== null && (
        <Note tone="bad" role="alert">
          {failure}
        </Note>
      )}
      <div className="v-row">
        {act === null && task.canAct && (
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            disabled={busy}
            onClick={() => void start()}
          >
            <IconPencil aria-hidden className="v-icon" />
            Proyectar documento
          </button>
        )}
        {act !== null && (
          <button type="button" className="v-btn" data-kind="default" onClick={() => onOpen(act.id)}>
            <IconFileText aria-hidden className="v-icon" />
            Abrir documento
          </button>
        )}
        {onHandIn !== undefined && (
          <>
            <button type="button" className="v-btn" data-kind="default" disabled={busy} onClick={onHandIn}>
              Entregar documento
            </button>
            <button
              type="button"
              className="v-btn"
              data-kind="danger"
              disabled={busy}
              onClick={() => setAsking(true)}
            >
              Descartar
            </button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title="¿Descartar el documento?"
        confirm="Descartar"
        danger
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void run(() => call(tasks.withdrawAct, of), '')
        }}
      >
        <p>Se pierde el texto proyectado. Los datos de este paso se conservan.</p>
      </ConfirmDialog>
    </section>
  )
}
