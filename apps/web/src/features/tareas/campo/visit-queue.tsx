import { IconCloudOff, IconCloudUpload } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { deviceNow } from '../../../client/clock.ts'
import { CallError, failureText } from '../../../client/http.ts'
import { useUser } from '../../../client/session.ts'
import { uploadFile } from '../../../client/upload.ts'
import type { UploadPort } from '../../../forms/context.ts'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import type { CaseDetail, TaskDetail } from '../task-data.ts'
import styles from '../task.module.css'
import { photoShelf } from './photo-shelf.ts'
import { hasWaiting, replaceIds, WAITING } from './replace-ids.ts'

export interface VisitUploads {
  /** absent: this step is not done in the field, files go up at once */
  readonly port: UploadPort | undefined
  readonly waiting: number
  readonly sending: boolean
  readonly failure: string | null
  readonly synchronise: () => Promise<boolean>
  /** sends what waits before the step is decided; false: something still waits */
  readonly sendBefore: () => Promise<boolean>
}

/** Kinds that are filled in out there. */
const FIELD_KINDS = new Set(['photos', 'attendees'])
const inField = (task: TaskDetail): boolean =>
  task.definition.capture.some((field) => FIELD_KINDS.has((field as { kind: string }).kind))

/**
 * Files of a visit: with a signal they go up at once; without one they wait on this device, the answers point to them by
 * a waiting id, and when the signal is back each is sent once and takes its real id.
 */
export function useVisitUploads(
  task: TaskDetail,
  detail: CaseDetail,
  engine: DraftEngine | null,
): VisitUploads {
  const owner = useUser()?.id ?? ''
  const field = inField(task)
  const [waiting, setWaiting] = useState(0)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef(false)
  const folder = `${detail.applicant.id}/${detail.id}/tarea`
  const taskId = task.task.id
  const count = useCallback(async () => {
    if (field) setWaiting((await photoShelf.of(taskId, owner)).length)
  }, [field, taskId, owner])

  const port = useMemo<UploadPort | undefined>(() => {
    if (!field) return undefined
    const keep = async (file: File) => {
      const id = `${WAITING}${crypto.randomUUID()}`
      await photoShelf.keep({
        id,
        owner,
        taskId,
        caseId: detail.id,
        name: file.name,
        mime: file.type,
        bytes: file,
        at: deviceNow(),
        key: crypto.randomUUID(),
      })
      await count()
      return { fileId: id, name: file.name, size: file.size, mime: file.type }
    }
    return {
      async upload(file, options) {
        if (!navigator.onLine) return keep(file)
        try {
          return await uploadFile(file, folder, options)
        } catch (error) {
          if (error instanceof CallError && error.status === 0 && !options.signal.aborted) return keep(file)
          throw error
        }
      },
    }
  }, [field, owner, taskId, detail.id, folder, count])

  const synchronise = useCallback(async (): Promise<boolean> => {
    if (!field) return true
    if (engine === null || running.current) return false
    running.current = true
    setSending(true)
    setFailure(null)
    try {
      for (const kept of await photoShelf.of(taskId, owner)) {
        const file = new File([kept.bytes], kept.name, { type: kept.mime })
        const stored = await uploadFile(file, folder, { key: kept.key })
        engine.change(replaceIds(engine.get().answers, kept.id, stored.fileId))
        // the answer must be on the server before the only other copy leaves the device
        if (!(await engine.flush())) return false
        await photoShelf.drop(kept.id)
      }
      return !hasWaiting(engine.get().answers)
    } catch (error) {
      setFailure(failureText(error))
      return false
    } finally {
      running.current = false
      setSending(false)
      await count()
    }
  }, [field, engine, taskId, owner, folder, count])

  useEffect(() => {
    if (!field || engine === null) return
    void count().then(() => navigator.onLine && synchronise())
    const back = (): void => void synchronise()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [field, engine, count, synchronise])

  return {
    port,
    waiting,
    sending,
    failure,
    synchronise,
    sendBefore: async () => {
      if (!field) return true
      const sent = await synchronise()
      if (!sent) setFailure('Hay fotografías que todavía no se han enviado. Termine cuando tenga señal.')
      return sent
    },
  }
}

/** What waits on this device, and the way to send it. */
export function VisitQueue({ visit }: { readonly visit: VisitUploads }) {
  if (visit.waiting === 0 && visit.failure === null) return null
  const Icon = visit.sending ? IconCloudUpload : IconCloudOff
  return (
    <p className={styles.presence} data-tone="warn" role="status">
      <Icon aria-hidden className="v-icon" />
      <span>
        {visit.waiting > 0 &&
          (visit.waiting === 1
            ? '1 archivo espera en este equipo.'
            : `${visit.waiting} archivos esperan en este equipo.`)}{' '}
        {visit.failure}
      </span>
      <button
        type="button"
        className="v-btn"
        data-kind="quiet"
        disabled={visit.sending}
        onClick={() => void visit.synchronise()}
      >
        Enviar ahora
      </button>
    </p>
  )
}
