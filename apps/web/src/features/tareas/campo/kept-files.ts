import { deviceOf } from '../../../keeping/device.ts'
import { dropOf, KEPT, keepOf } from './kept-work.ts'

/** A picture or file taken without a signal, with the key under which its upload is announced once. */
export interface KeptFile {
  readonly id: string
  readonly name: string
  readonly mime: string
  readonly at: number
  /** Idempotency-Key of the announcement: a repeat after a lost response opens no second upload */
  readonly key: string
}

export interface KeptFileWithBytes extends KeptFile {
  readonly bytes: ArrayBuffer
}

/** Files of a visit queued on this device, encrypted like the rest of the shelf. */
export const keptFiles = {
  async keep(owner: string, taskId: string, file: KeptFile, bytes: ArrayBuffer): Promise<void> {
    await keepOf(owner, taskId, KEPT.file, `${taskId}/${file.id}`, file, bytes)
  },
  /** a user's files for one task, oldest first */
  async of(owner: string, taskId: string): Promise<readonly KeptFileWithBytes[]> {
    const records = await (await deviceOf(owner)).kept.list(KEPT.file, `${taskId}/`)
    return (
      records
        // only `keep` stores values of this kind
        .flatMap(({ value, bytes }) => (bytes === null ? [] : [{ ...(value as KeptFile), bytes }]))
        .toSorted((a, b) => a.at - b.at)
    )
  },
  async drop(owner: string, taskId: string, id: string): Promise<void> {
    await dropOf(owner, taskId, KEPT.file, `${taskId}/${id}`)
  },
}
