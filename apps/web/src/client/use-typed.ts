import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/**
 * What somebody types into a filter, told once they pause: each letter would ask the server. It follows `value` where
 * that changes elsewhere, as on the way back.
 */
export function useTyped(value: string, tell: (typed: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    // the address holds it trimmed: the space before the next word is not taken back
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => tell(typed), PAUSE_MS)
    return () => clearTimeout(timer)
    // only what is typed starts the wait
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed])
  return [typed, setTyped]
}
