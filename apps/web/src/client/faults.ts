import { faults } from '@ventanilla/contract/generated/faults'
import { faultReference } from '@ventanilla/domain/faults/reference'
import { call } from './http.ts'

/** Tells the server that a screen broke; answers the reference for the person. Nothing is waited for. */
export function reportFault(screen: string, error: unknown): string {
  const reference = faultReference(crypto.getRandomValues(new Uint8Array(8)))
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const body = { reference, screen, message: message.slice(0, 300), stack: (stack ?? '').slice(0, 3000) }
  // what cannot be told now is not told later: the person still has the reference
  call(faults.report, { body }).catch(() => undefined)
  return reference
}
