import { useCallback, useEffect, useRef } from 'react'

/** The click of a press comes right after the finger has left. */
const CLICKED_MS = 60

/**
 * Does something at once, or after the press that is under way. Pressing a button takes the hand out of a field; what
 * that shows must not move the button away from under the finger, or it is never clicked.
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
