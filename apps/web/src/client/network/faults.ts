import { faults } from '@ventanilla/contract/generated/faults'
import { faultReference } from '@ventanilla/domain/faults/reference'
import { call } from './http.ts'

/** Reports a broken screen to the server without waiting; returns the reference shown to the user. */
export function reportFault(screen: string, error: unknown): string {
  const reference = faultReference(crypto.getRandomValues(new Uint8Array(8)))
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const body = { reference, screen, message: message.slice(0, 300), stack: (stack ?? '').slice(0, 3000) }
  // a failed report is not retried: the user still has the reference
  call(faults.report, { body }).catch(() => undefined)
  return reference
}
