import { type RefObject, useEffect, useRef } from 'react'

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
