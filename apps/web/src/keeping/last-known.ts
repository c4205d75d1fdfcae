import { CallError } from '../client/network/http.ts'
import { deviceOf } from './device.ts'

/** No response, or a server failure: the kept copy may be used. */
export const unreachable = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500)

/**
 * A server response kept on this device for offline use. A new read replaces the copy; a rejection deletes it,
 * because what the user may not see anymore must not be shown from storage. `keeps`: whether the response is
 * useful offline; nothing else of a case is stored.
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
      // stored above under the same key
      if (copy !== null) return copy.value as T
    } else if (error instanceof CallError && [403, 404].includes(error.status)) {
      await kept.remove(KIND, id).catch(() => undefined)
    }
    throw error
  }
}

/** Deletes the copy once the work is done. */
export async function forgetKnown(userId: string, id: string): Promise<void> {
  const { kept } = await deviceOf(userId)
  await kept.remove(KIND, id).catch(() => undefined)
}

const KIND = 'respuesta'
