import { useEffect, useState } from 'react'
import styles from './states.module.css'

/** The loading indicator of the specification, for the first time something is fetched; lists use skeletons after that. */
export function Loading({ label = 'Cargando...' }: { readonly label?: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className="v-spinner" aria-hidden />
      <span>{label}</span>
    </div>
  )
}

/** The same over the whole window: splash, logging out. */
export function LoadingScreen({ label }: { readonly label: string }) {
  return (
    <div className={`${styles.loading} ${styles.screen}`} role="status">
      <span className="v-spinner" aria-hidden />
      <span>{label}</span>
    </div>
  )
}

/** Thin line at the top while the next screen is on its way. */
export function LoadingBar({ active }: { readonly active: boolean }) {
  if (!active) return null
  return (
    <div className={styles.bar} role="status">
      <span className="v-sr">Cargando...</span>
    </div>
  )
}

const STEP = 30
const STEP_MS = 500
const LAST_STEP = 90

/**
 * Full-screen wait with a bar that grows by 30 every 500 ms up to 90 and reaches 100 when `done`. The caller removes it
 * once the answer is there.
 */
export function FullScreenLoader({
  title,
  done = false,
}: {
  readonly title: string
  readonly done?: boolean
}) {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPercent((now) => Math.min(LAST_STEP, now + STEP)), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  const value = done ? 100 : percent
  return (
    <div className={styles.full}>
      <h2 role="status">{title}</h2>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={title}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${value}%` }} />
      </div>
    </div>
  )
}
