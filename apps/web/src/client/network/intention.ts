import { useState } from 'react'
import { CallError } from './http.ts'
import { type IdempotencyKey, isAnswer, newKey } from './idempotency-key.ts'

/** What a person means by one press, under one idempotency key until the server has answered it. */
export interface Intention {
  /**
   * Sends the request with its key. The same request again, while its response is lost, goes out unchanged under
   * the same key; `besides`: what is meant besides the body.
   */
  readonly send: <B extends object, R>(
    body: B,
    work: (body: B, options: { readonly idempotencyKey: IdempotencyKey }) => Promise<R>,
    besides?: unknown,
  ) => Promise<R>
  /** a request was sent and its response is not known */
  readonly isOpen: () => boolean
}

/** Whether a failed call was answered by the server: then nothing was done, and the next press is a new one. */
export const isAnswered = (error: unknown): boolean => error instanceof CallError && isAnswer(error.status)

/**
 * Race: the response is lost after the server did the work. A new key, or the same key with the version that the
 * work itself produced, would do it twice or be refused with "already done"; so both key and body are kept.
 */
export function newIntention(keyOf: () => IdempotencyKey = newKey): Intention {
  let meant: { readonly what: string; readonly body: object; readonly key: IdempotencyKey } | null = null
  return {
    async send(body, work, besides) {
      // the version is what was read, not what is meant
      const what = JSON.stringify([{ ...body, version: undefined }, besides])
      if (meant?.what !== what) meant = { what, body, key: keyOf() }
      const { key } = meant
      // a later request may have taken the place of this one
      const over = (): void => {
        if (meant?.key === key) meant = null
      }
      try {
        // the same text as `body`, except for the version
        const answer = await work(meant.body as typeof body, { idempotencyKey: key })
        over()
        return answer
      } catch (error) {
        if (isAnswered(error)) over()
        throw error
      }
    },
    isOpen: () => meant !== null,
  }
}

/** The intention of one screen, form or dialog. */
export function useIntention(): Intention {
  const [intention] = useState(() => newIntention())
  return intention
}
