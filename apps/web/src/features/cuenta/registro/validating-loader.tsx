import { useEffect, useRef, useState } from 'react'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'

const STEP = 30
const EVERY_MS = 500
const MOST = 90

/** Full-window loader: 30, 60, 90 per cent every half second; `done` fills it up. */
export function ValidatingLoader({ done }: { readonly done: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [progress, setProgress] = useState(STEP)
  useEffect(() => {
    dialog.current?.showModal()
    const timer = setInterval(() => setProgress((now) => Math.min(MOST, now + STEP)), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  const shown = done ? 100 : progress
  return (
    <dialog
      ref={dialog}
      className={styles.loader}
      aria-label={text.register.validating}
      onCancel={(event) => event.preventDefault()}
    >
      <p className="v-large" role="status">
        {text.register.validating}
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={text.register.validating}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
      >
        <i style={{ width: `${shown}%` }} />
      </div>
    </dialog>
  )
}
