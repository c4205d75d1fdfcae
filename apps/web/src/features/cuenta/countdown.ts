import { useEffect, useState } from 'react'
import { deviceNow } from '../../client/clock.ts'
import { CallError } from '../../client/network/http.ts'
import { RESEND_SECONDS } from './cuenta.text.ts'

/** Seconds until an instant of the device's clock (ms); 0 once past. */
export const secondsUntil = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000))

/**
 * Earliest time (ms) of another code after one was sent to `to`. Editing other data triggers no second code
 * within the minute: the first wait continues.
 */
export const nextCodeAt = (
  before: { readonly to: string; readonly at: number },
  to: string,
  now: number,
  seconds: number,
): { to: string; at: number } =>
  before.to === to && before.at > now ? { ...before } : { to, at: now + seconds * 1000 }

/** Without the server's word: the shortest wait of the specification. */
const inAMinute = (): number => deviceNow() + RESEND_SECONDS * 1000

/**
 * Makes a call that sends a code and reports when the next one is possible, after a granted and a refused send.
 * Only the server knows the hourly and daily limits. `unsaid` gives the time when a successful reply has none, such
 * as the stored reply of a repeated call.
 */
export async function sendCode<A extends { readonly status: number; readonly retryAfter?: number }>(
  send: () => Promise<A>,
  onNext: (at: number) => void,
  unsaid: () => number = inAMinute,
): Promise<A> {
  const said = (seconds: number): void => onNext(deviceNow() + seconds * 1000)
  try {
    const answer = await send()
    if (answer.retryAfter !== undefined) said(answer.retryAfter)
    else if (answer.status === 200) onNext(unsaid())
    return answer
  } catch (error) {
    if (error instanceof CallError && error.status === 429 && error.retryAfter !== null)
      said(error.retryAfter)
    throw error
  }
}

/**
 * Seconds left until `end`, an instant of the device's clock (ms) that the tab stores: neither a reload nor a
 * sleeping phone prolongs the wait.
 */
export function useCountdown(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end, deviceNow()))
  useEffect(() => {
    const tick = (): void => {
      const rest = secondsUntil(end, deviceNow())
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    tick()
    return () => clearInterval(timer)
  }, [end])
  return left
}

/** Countdown value announced to screen readers: the start, every 15 seconds, and the end. */
export function spokenSeconds(left: number): number {
  return Math.ceil(left / 15) * 15
}
