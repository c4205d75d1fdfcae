import { waitingWork } from '../../../client/network/waiting-work.ts'
import { deviceOf } from '../../../keeping/device.ts'

/** Record kinds of a visit queued on the user's encrypted shelf. */
export const KEPT = { decision: 'decision', file: 'archivo' } as const

/** Stores one record of a task and flags the task as pending for every screen. */
export async function keepOf(
  owner: string,
  taskId: string,
  kind: string,
  id: string,
  value: unknown,
  bytes?: ArrayBuffer,
): Promise<void> {
  // flags first: a flag without a record is cleared on the next check, a record without a flag would never be
  // sent
  waitingWork.note(owner, taskId)
  await (await deviceOf(owner)).kept.put(kind, id, value, bytes)
}

/** Removes one record of a task from the device; the last one clears the flag. */
export async function dropOf(owner: string, taskId: string, kind: string, id: string): Promise<void> {
  await (await deviceOf(owner)).kept.remove(kind, id)
  await lookAgain(owner, taskId)
}

/** Syncs a task's flag with its records; leaves it unchanged when the device store cannot be opened. */
export async function lookAgain(owner: string, taskId: string): Promise<void> {
  const { kept, lasting } = await deviceOf(owner)
  if (!lasting) return
  const left =
    (await kept.get(KEPT.decision, taskId)) !== null || (await kept.list(KEPT.file, `${taskId}/`)).length > 0
  if (!left) waitingWork.forget(owner, taskId)
}
