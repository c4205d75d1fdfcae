import { useRef } from 'react'

/** Names for rows that have none, so that removing one in the middle does not mix up what is being typed in the others. */
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
