import { useRef } from 'react'

interface Said {
  readonly message: string
  readonly cause: unknown
}

/** Shows a server error until the value that caused it changes. */
export function useFresh(problem: Said | null, value: string): Said | null {
  const heard = useRef<{ cause: unknown; value: string } | null>(null)
  if (problem !== null && heard.current?.cause !== problem.cause)
    heard.current = { cause: problem.cause, value }
  return heard.current?.value === value ? problem : null
}
