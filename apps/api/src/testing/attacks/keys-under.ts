import type { Storage } from '../../adapters/storage/port.ts'

/** Keys a store holds under the given first segments, in the store's order. */
export async function keysUnder(storage: Storage, ...folders: readonly string[]): Promise<string[]> {
  const keys: string[] = []
  for (const folder of folders) for await (const key of storage.list(folder)) keys.push(key)
  return keys.toSorted()
}
