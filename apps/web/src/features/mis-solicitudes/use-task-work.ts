import type { DraftEngine } from '../../forms/draft/engine.ts'
import { useEngine } from '../../work/use-engine.ts'

/**
 * What is written before its step exists (an appeal): kept on this device only, encrypted, until it is filed. The screen
 * says so in words of its own.
 */
export function useDeviceWork(id: string, userId: string): DraftEngine | null {
  return useEngine(id, userId, () => ({
    server: null,
    port: { save: ({ baseVersion }) => Promise.resolve({ kind: 'saved', version: baseVersion }) },
  }))
}
