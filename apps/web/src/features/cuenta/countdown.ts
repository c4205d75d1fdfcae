import { useEffect, useState } from 'react'
import { deviceNow } from '../../client/clock.ts'

/** Seconds until an instant of the device's clock (ms); 0 once it is past. */
export const secondsUntil = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000))

/**
 * When another code may be asked for, after one was sent to `to` now. Changing other data sends no second code within
 * the minute: the wait for the first goes on.
 */
export const nextCodeAt = (
  before: { readonly to: string; readonly at: number },
  to: string,
  now: number,
  seconds: number,
): { to: string; at: number } =>
  before.to === to && before.at > now ? { ...before } : { to, at: now + seconds * 1000 }

/**
 * Seconds left until `end`, an instant of the device's clock (ms), which the tab keeps: neither a reload nor a phone that
 * slept makes anybody wait longer than they must.
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

/** What a screen reader hears of a countdown: its start, every quarter of a minute, and its end. */
export function spokenSeconds(left: number): number {
  return Math.ceil(left / 15) * 15
}
