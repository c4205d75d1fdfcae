import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import type { UploadPort } from '../../context.ts'

/** A file on its way, or one that did not arrive and waits for "Reintentar". */
export interface Sending {
  readonly id: number
  readonly file: File
  /** 0 to 1 */
  readonly progress: number
  readonly error: string | null
}

const FAILED = 'No se pudo subir el archivo. Revise su conexión e intente de nuevo.'

/** The port's own sentence; what the browser throws (no network, broken stream) is not one. */
function sentenceOf(error: unknown): string {
  const foreign = !(error instanceof Error) || error instanceof TypeError || error instanceof DOMException
  return foreign || error.message === '' ? FAILED : error.message
}

interface Tray {
  sending: readonly Sending[]
  arrived: (file: StoredFile) => void
}

const NONE: readonly Sending[] = []

/**
 * Files being sent, by field. It outlives the fields: a person may go on to the next section while a file is on its
 * way, and comes back to find it there. Files stand apart from the answers: only one that arrived becomes an answer,
 * so a failed one never spoils what is saved.
 */
export class UploadDesk {
  readonly #port: UploadPort
  readonly #trays = new Map<string, Tray>()
  readonly #aborts = new Map<number, AbortController>()
  readonly #listeners = new Set<() => void>()
  #next = 1

  constructor(port: UploadPort) {
    this.#port = port
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  sending(field: string): readonly Sending[] {
    return this.#trays.get(field)?.sending ?? NONE
  }

  /** Who takes the files of a field; the last one told keeps taking them when the field is off the screen. */
  receive(field: string, arrived: (file: StoredFile) => void): void {
    const tray = this.#trays.get(field)
    if (tray) tray.arrived = arrived
    else this.#trays.set(field, { sending: NONE, arrived })
  }

  add(field: string, file: File): void {
    const id = this.#next
    this.#next += 1
    this.#put(field, [...this.sending(field), { id, file, progress: 0, error: null }])
    void this.#send(field, id, file)
  }

  retry(field: string, id: number): void {
    const one = this.sending(field).find((candidate) => candidate.id === id)
    if (!one || one.error === null) return
    this.#patch(field, id, { progress: 0, error: null })
    void this.#send(field, id, one.file)
  }

  cancel(field: string, id: number): void {
    this.#aborts.get(id)?.abort()
    this.#drop(field, id)
  }

  #put(field: string, sending: readonly Sending[]): void {
    const tray = this.#trays.get(field)
    if (tray) tray.sending = sending
    for (const listener of this.#listeners) listener()
  }
  #patch(field: string, id: number, change: Partial<Sending>): void {
    this.#put(
      field,
      this.sending(field).map((one) => (one.id === id ? { ...one, ...change } : one)),
    )
  }
  #drop(field: string, id: number): void {
    this.#put(
      field,
      this.sending(field).filter((one) => one.id !== id),
    )
  }

  async #send(field: string, id: number, file: File): Promise<void> {
    const controller = new AbortController()
    this.#aborts.set(id, controller)
    try {
      const stored = await this.#port.upload(file, {
        field,
        signal: controller.signal,
        onProgress: (fraction) => this.#patch(field, id, { progress: Math.min(1, Math.max(0, fraction)) }),
      })
      if (controller.signal.aborted) return
      this.#drop(field, id)
      this.#trays.get(field)?.arrived(stored)
    } catch (error) {
      if (!controller.signal.aborted) this.#patch(field, id, { error: sentenceOf(error) })
    } finally {
      this.#aborts.delete(id)
    }
  }
}
