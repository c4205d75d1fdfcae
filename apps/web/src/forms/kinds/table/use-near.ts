import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows render before they enter the viewport, so that scrolling or tabbing never reaches an empty one. */
const MARGIN = '1200px 0px'
/** Height in pixels of a row never rendered: five questions on a phone. */
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
 * Whether a part of a long page is near enough to render. One with focus stays rendered. `reveal` renders it at
 * once, for a jump from elsewhere.
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
      // the placeholder keeps the last rendered height
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
