import { type RefObject, useEffect, useRef } from 'react'
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

/** Loads more as the end of the list approaches. `shown`: row count; a longer list has a new end. */
export function useMoreAtEnd(
  end: RefObject<HTMLElement | null>,
  shown: number,
  wanted: boolean,
  more: () => void,
): void {
  const latest = useRef(more)
  latest.current = more
  useEffect(() => {
    const mark = end.current
    if (mark === null || !wanted) return
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) latest.current()
      },
      { rootMargin: '400px' },
    )
    watcher.observe(mark)
    return () => watcher.disconnect()
  }, [end, wanted, shown])
}
