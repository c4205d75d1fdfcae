import { useCallback, useEffect, useRef } from 'react'

/** Delay (ms) of the click after the pointer is released. */
const CLICKED_MS = 60

/**
 * Runs work at once, or after the press in progress. Prevents a missed click: a press blurs a field, and the
 * messages shown then must not move the button away before the click.
 */
export function useAfterPress(): (work: () => void) => void {
  const pressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const down = (): void => void (pressed.current = true)
    const up = (): void => {
      pressed.current = false
      const due = waiting.current
      waiting.current = []
      if (due.length > 0) setTimeout(() => due.forEach((work) => work()), CLICKED_MS)
    }
    addEventListener('pointerdown', down, true)
    addEventListener('pointerup', up, true)
    addEventListener('pointercancel', up, true)
    return () => {
      removeEventListener('pointerdown', down, true)
      removeEventListener('pointerup', up, true)
      removeEventListener('pointercancel', up, true)
    }
  }, [])
  return useCallback((work) => {
    if (pressed.current) waiting.current.push(work)
    else work()
  }, [])
}
