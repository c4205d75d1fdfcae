import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows are drawn before they come into view, so that nobody sees an empty one while scrolling or going on with Tab. */
const MARGIN = '1200px 0px'
/** Height of a row that has never been drawn: that of one with five questions on a telephone. */
const GUESS = 260

const watched = new WeakMap<Element, (near: boolean) => void>()
let observer: IntersectionObserver | undefined
const observe = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) watched.get(entry.target)?.(entry.isIntersecting)
    },
    { rootMargin: MARGIN },
  ))

/**
 * Whether a part of a long page is near enough to be drawn. One that holds the cursor stays drawn. `reveal` draws it at
 * once: somebody was led to it from elsewhere.
 */
export function useNear<E extends HTMLElement>(
  lazy: boolean,
): { near: boolean; ref: RefObject<E | null>; height: number; reveal: () => void } {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(false)
  const height = useRef(GUESS)
  useEffect(() => {
    const element = ref.current
    if (!lazy || element === null) return
    watched.set(element, (isNear) => {
      if (!isNear && element.contains(document.activeElement)) return
      // the place that it leaves stays as large as it was
      if (!isNear && element.dataset['far'] === undefined) height.current = element.offsetHeight
      setNear(isNear)
    })
    observe().observe(element)
    return () => {
      observe().unobserve(element)
      watched.delete(element)
    }
  }, [lazy])
  return { near: near || !lazy, ref, height: height.current, reveal: () => flushSync(() => setNear(true)) }
}
