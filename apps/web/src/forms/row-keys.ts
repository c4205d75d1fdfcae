import { useRef } from 'react'

/** Stable keys for rows without ids: removing one must not mix up the text being typed in others. */
export function useRowKeys(count: number): { of(index: number): number; remove(index: number): void } {
  const keys = useRef<number[]>([])
  const next = useRef(0)
  while (keys.current.length < count) keys.current.push(next.current++)
  if (keys.current.length > count) keys.current.length = count
  return {
    of: (index) => keys.current[index] ?? index,
    remove: (index) => void keys.current.splice(index, 1),
  }
}
