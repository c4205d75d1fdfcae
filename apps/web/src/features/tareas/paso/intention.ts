import { CallError } from '../../../client/http.ts'

/** What one press means, under one key of repetition for as long as nobody knows whether the server heard it. */
export interface Intention {
  /** the key under which this is sent: the same as long as the same thing is meant and its answer was lost */
  readonly keyFor: (what: string) => string
  /** an answer came, or `error` says that none did */
  readonly answered: (error?: unknown) => void
}

/**
 * Keeps the key of what was meant until its answer is known. The harm: a press whose answer was lost is repeated under
 * another key, and the step is advanced, or the act signed, twice.
 */
export function newIntention(newKey: () => string = () => crypto.randomUUID()): Intention {
  let meant: { readonly what: string; readonly key: string } | null = null
  return {
    keyFor(what) {
      if (meant?.what !== what) meant = { what, key: newKey() }
      return meant.key
    },
    answered(error) {
      // without a status, or from a proxy that waited in vain, nothing came back: the server may have done it
      if (!(error instanceof CallError) || (error.status !== 0 && error.status < 502)) meant = null
    },
  }
}
