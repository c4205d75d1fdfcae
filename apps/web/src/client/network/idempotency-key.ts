declare const issued: unique symbol

/**
 * Key under which the server does a call once. A type of its own: a sender that made a key itself would renew it
 * by a rule of its own, and repeat a change whose response was lost.
 */
export type IdempotencyKey = string & { readonly [issued]: true }

/** Only for the rule in `intention.ts`, for calls without an intention, and for work kept on the device. */
export const newKey = (): IdempotencyKey => crypto.randomUUID() as IdempotencyKey // issued here only

/** A key stored on the device together with its request, so both are sent again unchanged. */
export const keptKey = (stored: string): IdempotencyKey => stored as IdempotencyKey // issued before

/** A gateway's status, and "too busy", do not say whether the server did it; every other status is its answer. */
export const isAnswer = (status: number): boolean => status !== 0 && ![502, 503, 504].includes(status)
