import { useEffect, useState } from 'react'
import { deviceNow } from '../../client/clock.ts'

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
