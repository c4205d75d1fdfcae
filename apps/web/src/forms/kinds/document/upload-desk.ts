import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import type { ShelvedFile, UploadPort } from '../../context.ts'

/** A file on its way, or one that did not arrive and waits for "Reintentar". */
export interface Sending {
  readonly id: string
  readonly file: File
  /** what its field wanted to remember of it: where a picture was taken, which file it replaces */
  readonly note: unknown
  /** 0 to 1 */
  readonly progress: number
  readonly error: string | null
}

type Arrived = (file: StoredFile, note: unknown) => void

const FAILED = 'No se pudo subir el archivo. Revise su conexión e intente de nuevo.'
const INTERRUPTED = 'La carga se interrumpió y el archivo no llegó. Intente de nuevo.'

/** The port's own sentence; what the browser throws (no network, broken stream) is not one. */
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
 * Files being sent to one place, by field. It outlives the fields and whatever is read again around them: a file stays
 * here, with its error and its button, until it arrived or the person took it away. Where the port has a shelf it also
 * outlives the page. Files stand apart from the answers: only one that arrived becomes an answer, so a failed one never
 * spoils what is saved.
 */
export class UploadDesk {
  #port: UploadPort
  #all: readonly Sending[] = NONE
  readonly #trays = new Map<string, Tray>()
  readonly #aborts = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()
  /** what the shelf is doing, in order: a file is not taken off before it was put there */
  #shelving: Promise<unknown>

  constructor(port: UploadPort) {
    this.#port = port
    this.#shelving = this.#restore()
  }

  /** The way to the server is made anew with every answer that is read again; the files on their way stay. */
  use(port: UploadPort): void {
    this.#port = port
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** every file of the place that has not arrived, whatever it answers */
  all = (): readonly Sending[] => this.#all

  sending(field: string): readonly Sending[] {
    return this.#trays.get(field)?.sending ?? NONE
  }

  /** Who takes the files of a field; the last one told keeps taking them when the field is off the screen. */
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

  /** A device that keeps nothing, or is full, takes nothing from what this page knows. */
  #shelve(work: (shelf: NonNullable<UploadPort['shelf']>) => Promise<unknown>): void {
    const { shelf } = this.#port
    if (shelf) this.#shelving = this.#shelving.then(() => work(shelf)).catch(() => undefined)
  }

  /** What an earlier page of this device did not get through; a file that was on its way then has stopped too. */
  async #restore(): Promise<void> {
    const kept = (await this.#port.shelf?.list().catch(() => null)) ?? []
    for (const { id, field, file, note, error } of kept satisfies readonly ShelvedFile[])
      this.#put(field, [...this.sending(field), { id, file, note, progress: 0, error: error ?? INTERRUPTED }])
  }
}
