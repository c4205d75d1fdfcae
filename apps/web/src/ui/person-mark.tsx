import { useState } from 'react'
import styles from './person-mark.module.css'

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((part) => part !== '')
    .slice(0, 2)
    .map((part) => part.charAt(0).toLocaleUpperCase('es'))
    .join('')

/** A user's photo in a circle, or their initials. Decorative: the name is next to it. */
export function PersonMark({
  name,
  photo,
  size = 36,
}: {
  readonly name: string
  readonly photo?: string | undefined
  /** pixels */
  readonly size?: number
}) {
  // a dead address shows the initials, never a broken picture
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={styles.mark} style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden>
      {photo === undefined || photo === broken ? (
        initials(name)
      ) : (
        <img src={photo} alt="" width={size} height={size} onError={() => setBroken(photo)} />
      )}
    </span>
  )
}
