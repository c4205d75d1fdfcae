import { useEffect, useState } from 'react'

/**
 * Seconds left of a wait that starts with `restart()`. It counts against the clock of the page, so that a phone that
 * slept does not wait longer than it must.
 */
export function useCountdown(seconds: number, running: boolean): { left: number; restart: () => void } {
  const [end, setEnd] = useState<number | null>(running ? performance.now() + seconds * 1000 : null)
  const [left, setLeft] = useState(running ? seconds : 0)
  useEffect(() => {
    if (end === null) return
    const tick = (): void => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    tick()
    return () => clearInterval(timer)
  }, [end])
  return { left, restart: () => setEnd(performance.now() + seconds * 1000) }
}

/** What a screen reader hears of a countdown: its start, every quarter of a minute, and its end. */
export function spokenSeconds(left: number): number {
  return Math.ceil(left / 15) * 15
}
