import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/**
 * Text of a filter, reported after a pause to avoid a request per keystroke. Follows `value` when it changes
 * elsewhere, as on navigating back.
 */
export function useTyped(value: string, tell: (typed: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    // the address holds trimmed text: keeps the trailing space being typed
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => tell(typed), PAUSE_MS)
    return () => clearTimeout(timer)
    // only typing starts the wait
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed])
  return [typed, setTyped]
}
