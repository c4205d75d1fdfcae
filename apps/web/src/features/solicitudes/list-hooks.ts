import { useEffect, useRef } from 'react'
import { listKeys } from './inbox-table.tsx'

type Rows = Parameters<typeof listKeys>[1]['rows']

/** Moves through the list with j, k, x and Enter from anywhere on the page. */
export function useListKeys(
  rows: Rows,
  at: number,
  selected: ReadonlySet<string>,
  move: (at: number) => void,
  select: (ids: ReadonlySet<string>) => void,
): void {
  const latest = useRef({ rows, at, selected, move, select })
  latest.current = { rows, at, selected, move, select }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void =>
      listKeys(event, {
        rows: latest.current.rows,
        at: latest.current.at,
        move: latest.current.move,
        mark: (id) => {
          const next = new Set(latest.current.selected)
          if (!next.delete(id)) next.add(id)
          latest.current.select(next)
        },
      })
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
