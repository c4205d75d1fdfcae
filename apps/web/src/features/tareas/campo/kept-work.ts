import { waitingWork } from '../../../client/waiting-work.ts'
import { deviceOf } from '../../../keeping/device.ts'

/** What of a visit waits on this device: the kinds of its records on the person's encrypted shelf. */
export const KEPT = { decision: 'decision', file: 'archivo' } as const

/** Keeps one record of a task, and notes where every screen sees it that this task has something to send. */
export async function keepOf(
  owner: string,
  taskId: string,
  kind: string,
  id: string,
  value: unknown,
  bytes?: ArrayBuffer,
): Promise<void> {
  // noted first: a note without a record is cleared by the next look, a record without a note would not be sent
  waitingWork.note(owner, taskId)
  await (await deviceOf(owner)).kept.put(kind, id, value, bytes)
}

/** Takes one record of a task off the device; with the last one goes the note. */
export async function dropOf(owner: string, taskId: string, kind: string, id: string): Promise<void> {
  await (await deviceOf(owner)).kept.remove(kind, id)
  await lookAgain(owner, taskId)
}

/** The note of a task follows what waits here; where the device could not be opened, nothing is known of it. */
export async function lookAgain(owner: string, taskId: string): Promise<void> {
  const { kept, lasting } = await deviceOf(owner)
  if (!lasting) return
  const left =
    (await kept.get(KEPT.decision, taskId)) !== null || (await kept.list(KEPT.file, `${taskId}/`)).length > 0
  if (!left) waitingWork.forget(owner, taskId)
}
