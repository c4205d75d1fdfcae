import { IconCloudOff, IconCloudUpload } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { deviceNow } from '../../../client/clock.ts'
import { CallError, failureText } from '../../../client/network/http.ts'
import { newKey } from '../../../client/network/idempotency-key.ts'
import { isOnline, onBack } from '../../../client/network/network.ts'
import { useUser } from '../../../client/session/session.ts'
import { type UploadedFile, uploadFile } from '../../../client/network/upload.ts'
import type { UploadPort } from '../../../forms/context.ts'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import { uploadsTo } from '../../../keeping/upload-port.ts'
import type { CaseDetail, TaskDetail } from '../task-data.ts'
import styles from '../task.module.css'
import { inField } from './in-field.ts'
import { type KeptFileWithBytes, keptFiles } from './kept-files.ts'
import { hasWaiting, replaceIds, WAITING } from './replace-ids.ts'

export interface VisitUploads {
  /** this step is done in the field */
  readonly field: boolean
  /** absent: not a field step; files are uploaded at once */
  readonly port: UploadPort | undefined
  readonly waiting: number
  readonly sending: boolean
  readonly failure: string | null
  /** short-lived address of a file queued here; null: not a queued file */
  readonly addressOf: (fileId: string) => Promise<string | null>
  /** sends the queue; false: something is still queued */
  readonly synchronise: () => Promise<boolean>
}

/**
 * Race: a file that is not in the answers yet may be about to be inserted; it is deleted only after this delay.
 */
const SETTLED_MS = 60_000

/** Uploads a file under its own key; an expired announcement is renewed once. */
async function sendKept(
  owner: string,
  taskId: string,
  folder: string,
  kept: KeptFileWithBytes,
): Promise<UploadedFile> {
  const file = new File([kept.bytes], kept.name, { type: kept.mime })
  try {
    return await uploadFile(file, folder, { key: kept.key })
  } catch (error) {
    if (!(error instanceof CallError) || ![403, 404, 409, 410].includes(error.status)) throw error
    const { bytes, ...record } = kept
    const key = newKey()
    await keptFiles.keep(owner, taskId, { ...record, key }, bytes)
    return uploadFile(file, folder, { key })
  }
}

/**
 * Uploads of a visit: with a signal, at once; without one, files are queued on this device, answers hold a
 * temporary id, and once the signal returns each file is sent once and gets its real id.
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
  const running = useRef<Promise<boolean> | null>(null)
  const folder = `${detail.applicant.id}/${detail.id}/tarea`
  const taskId = task.task.id
  const count = useCallback(async () => {
    if (field) setWaiting((await keptFiles.of(owner, taskId)).length)
  }, [field, taskId, owner])

  const port = useMemo<UploadPort | undefined>(() => {
    if (!field) return undefined
    const keep = async (file: File) => {
      const id = `${WAITING}${crypto.randomUUID()}`
      const { name, type: mime } = file
      const kept = { id, name, mime, at: deviceNow(), key: newKey() }
      await keptFiles.keep(owner, taskId, kept, await file.arrayBuffer())
      await count()
      return { fileId: id, name: file.name, size: file.size, mime: file.type }
    }
    return uploadsTo({
      owner,
      folder,
      work: taskId,
      async send(file, to, options) {
        if (!isOnline()) return keep(file)
        try {
          return await uploadFile(file, to, options)
        } catch (error) {
          if (error instanceof CallError && error.status === 0 && options.signal?.aborted !== true)
            return keep(file)
          throw error
        }
      },
    })
  }, [field, owner, taskId, folder, count])

  const synchronise = useCallback((): Promise<boolean> => {
    if (!field) return Promise.resolve(true)
    if (engine === null) return Promise.resolve(false)
    // concurrent callers share the running pass
    running.current ??= (async () => {
      setSending(true)
      setFailure(null)
      try {
        for (const kept of await keptFiles.of(owner, taskId)) {
          const wanted = JSON.stringify(engine.get().answers).includes(kept.id)
          if (wanted) {
            const stored = await sendKept(owner, taskId, folder, kept)
            engine.change(replaceIds(engine.get().answers, kept.id, stored.fileId))
            // the server must hold the answer before the device's only copy is deleted
            if (!(await engine.flush())) return false
          } else if (deviceNow() - kept.at < SETTLED_MS) continue
          await keptFiles.drop(owner, taskId, kept.id)
        }
        if (!hasWaiting(engine.get().answers)) return true
        setFailure(
          'Una fotografía o firma quedó en otro equipo. Envíela desde allí, o quítela de este formulario.',
        )
        return false
      } catch (error) {
        setFailure(failureText(error))
        return false
      } finally {
        running.current = null
        setSending(false)
        await count()
      }
    })()
    return running.current
  }, [field, engine, taskId, owner, folder, count])

  useEffect(() => {
    if (!field || engine === null) return
    void count().then(() => isOnline() && synchronise())
    return onBack(() => void synchronise())
  }, [field, engine, count, synchronise])

  const addressOf = useCallback(
    async (fileId: string): Promise<string | null> => {
      if (!fileId.startsWith(WAITING)) return null
      const kept = (await keptFiles.of(owner, taskId)).find((one) => one.id === fileId)
      return kept === undefined ? null : URL.createObjectURL(new Blob([kept.bytes], { type: kept.mime }))
    },
    [owner, taskId],
  )

  return {
    field,
    addressOf,
    port,
    waiting,
    sending,
    failure,
    synchronise,
  }
}

/** Queue of this device, and the button that sends it. */
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
