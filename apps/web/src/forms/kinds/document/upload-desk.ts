import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import type { ShelvedFile, UploadPort } from '../../context.ts'

/** A file being uploaded, or a failed one waiting for "Reintentar". */
export interface Sending {
  readonly id: string
  readonly file: File
  /** the field's own metadata: where a picture was taken, which file it replaces */
  readonly note: unknown
  /** 0 to 1 */
  readonly progress: number
  readonly error: string | null
}

type Arrived = (file: StoredFile, note: unknown) => void

const FAILED = 'No se pudo subir el archivo. Revise su conexión e intente de nuevo.'
const INTERRUPTED = 'La carga se interrumpió y el archivo no llegó. Intente de nuevo.'

/** The port's own sentence; errors thrown by the browser (no network, broken stream) have none. */
function sentenceOf(error: unknown): string {
  const foreign = !(error instanceof Error) || error instanceof TypeError || error instanceof DOMException
  return foreign || error.message === '' ? FAILED : error.message
}

const NONE: readonly Sending[] = []

interface Tray {
  sending: readonly Sending[]
  arrived: Arrived | null
}

/**
 * Uploads to one place, by field. Outlives the fields and refetches around them: a file stays, with its error
 * and its button, until it is uploaded or removed. With a shelf on the port it also outlives the page. Files
 * are separate from the answers: only an uploaded one becomes an answer, so a failed one never corrupts saved
 * data.
 */
export class UploadDesk {
  #port: UploadPort
  #all: readonly Sending[] = NONE
  readonly #trays = new Map<string, Tray>()
  readonly #aborts = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()
  /** serialises shelf operations: a file is not removed before it was stored */
  #shelving: Promise<unknown>

  constructor(port: UploadPort) {
    this.#port = port
    this.#shelving = this.#restore()
  }

  /** Replaces the port, which is recreated with every refetch; pending files stay. */
  use(port: UploadPort): void {
    this.#port = port
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** every pending file of the place, whatever its field */
  all = (): readonly Sending[] => this.#all

  sending(field: string): readonly Sending[] {
    return this.#trays.get(field)?.sending ?? NONE
  }

  /** Registers the receiver of a field's files; the last one keeps receiving while the field is off screen. */
  receive(field: string, arrived: Arrived): void {
    const tray = this.#trays.get(field)
    if (tray) tray.arrived = arrived
    else this.#trays.set(field, { sending: NONE, arrived })
  }

  add(field: string, file: File, note: unknown = null): void {
    const one = { id: crypto.randomUUID(), file, note, progress: 0, error: null }
    this.#put(field, [...this.sending(field), one])
    this.#keep(field, one)
    void this.#send(field, one.id, file)
  }

  retry(field: string, id: string): void {
    const one = this.sending(field).find((candidate) => candidate.id === id)
    if (!one || one.error === null) return
    this.#patch(field, id, { progress: 0, error: null })
    void this.#send(field, id, one.file)
  }

  cancel(field: string, id: string): void {
    this.#aborts.get(id)?.abort()
    this.#drop(field, id)
  }

  #put(field: string, sending: readonly Sending[]): void {
    const tray = this.#trays.get(field)
    if (tray) tray.sending = sending
    else this.#trays.set(field, { sending, arrived: null })
    this.#all = [...this.#trays.values()].flatMap((one) => one.sending)
    for (const listener of this.#listeners) listener()
  }
  #patch(field: string, id: string, change: Partial<Sending>): void {
    this.#put(
      field,
      this.sending(field).map((one) => (one.id === id ? { ...one, ...change } : one)),
    )
  }
  #drop(field: string, id: string): void {
    this.#put(
      field,
      this.sending(field).filter((one) => one.id !== id),
    )
    this.#shelve((shelf) => shelf.drop(id))
  }

  async #send(field: string, id: string, file: File): Promise<void> {
    const controller = new AbortController()
    this.#aborts.set(id, controller)
    try {
      const stored = await this.#port.upload(file, {
        field,
        signal: controller.signal,
        onProgress: (fraction) => this.#patch(field, id, { progress: Math.min(1, Math.max(0, fraction)) }),
      })
      if (controller.signal.aborted) return
      const note = this.sending(field).find((one) => one.id === id)?.note
      this.#drop(field, id)
      this.#trays.get(field)?.arrived?.(stored, note)
    } catch (error) {
      if (controller.signal.aborted) return
      this.#patch(field, id, { error: sentenceOf(error) })
      const one = this.sending(field).find((candidate) => candidate.id === id)
      if (one) this.#keep(field, one)
    } finally {
      this.#aborts.delete(id)
    }
  }

  #keep(field: string, { id, file, note, error }: Sending): void {
    this.#shelve((shelf) => shelf.keep({ id, field, file, note, error }))
  }

  /** A device without storage, or a full one, does not affect the files on this page. */
  #shelve(work: (shelf: NonNullable<UploadPort['shelf']>) => Promise<unknown>): void {
    const { shelf } = this.#port
    if (shelf) this.#shelving = this.#shelving.then(() => work(shelf)).catch(() => undefined)
  }

  /** Restores the pending files of an earlier page; an upload in progress then counts as failed. */
  async #restore(): Promise<void> {
    const kept = (await this.#port.shelf?.list().catch(() => null)) ?? []
    for (const { id, field, file, note, error } of kept satisfies readonly ShelvedFile[])
      this.#put(field, [...this.sending(field), { id, file, note, progress: 0, error: error ?? INTERRUPTED }])
  }
}
