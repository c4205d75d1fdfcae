import { CallError } from '../client/http.ts'
import { deviceOf } from './device.ts'

/** No answer came, or none that means anything: what was kept may stand in. */
export const unreachable = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500)

/**
 * An answer of the server, kept on this device for when it cannot be asked. What is read anew replaces the copy; a refusal
 * removes it, because what one may no longer see must not be shown from memory. `keeps`: whether the answer is of use
 * out there; nothing else of a case stays on a device.
 */
export async function lastKnown<T>(
  userId: string,
  id: string,
  ask: () => Promise<T>,
  keeps: (value: T) => boolean = () => true,
): Promise<T> {
  try {
    const value = await ask()
    if (!keeps(value)) return value
    void deviceOf(userId)
      .then(({ kept }) => kept.put(KIND, id, value))
      .catch(() => undefined)
    return value
  } catch (error) {
    const { kept } = await deviceOf(userId)
    if (unreachable(error)) {
      const copy = await kept.get(KIND, id).catch(() => null)
      if (copy !== null) return copy.value as T
    } else if (error instanceof CallError && [403, 404].includes(error.status)) {
      await kept.remove(KIND, id).catch(() => undefined)
    }
    throw error
  }
}

/** The work is done: nobody needs the copy any more. */
export async function forgetKnown(userId: string, id: string): Promise<void> {
  const { kept } = await deviceOf(userId)
  await kept.remove(KIND, id).catch(() => undefined)
}

const KIND = 'respuesta'
