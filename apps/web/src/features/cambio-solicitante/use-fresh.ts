import { useRef } from 'react'

interface Said {
  readonly message: string
  readonly cause: unknown
}

/** What the server said of a value, until that value is another one. */
export function useFresh(problem: Said | null, value: string): Said | null {
  const heard = useRef<{ cause: unknown; value: string } | null>(null)
  if (problem !== null && heard.current?.cause !== problem.cause)
    heard.current = { cause: problem.cause, value }
  return heard.current?.value === value ? problem : null
}
