import { CallError } from '../../../client/http.ts'

/** One press of a button, under one idempotency key until its result is known. */
export interface Intention {
  /** key for this content: reused for the same content while the response is lost */
  readonly keyFor: (what: string) => string
  /** a response arrived, or `error` shows that none did */
  readonly answered: (error?: unknown) => void
}

/**
 * Keeps the idempotency key until the result is known. Prevents a retry after a lost response from advancing
 * the step, or signing the act, twice.
 */
export function newIntention(newKey: () => string = () => crypto.randomUUID()): Intention {
  let meant: { readonly what: string; readonly key: string } | null = null
  return {
    keyFor(what) {
      if (meant?.what !== what) meant = { what, key: newKey() }
      return meant.key
    },
    answered(error) {
      // no status, or a gateway timeout: the server may have done it
      if (!(error instanceof CallError) || (error.status !== 0 && error.status < 502)) meant = null
    },
  }
}
