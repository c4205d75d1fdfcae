import type { ReactNode } from 'react'
import { useOnce } from './form.tsx'

/** A button that does something at once: pressed twice it does it once, and while it is at it, it keeps the focus. */
export function ActionButton(props: {
  readonly kind?: 'primary' | 'default' | 'quiet' | 'danger'
  readonly busy: boolean
  /** it cannot be pressed yet */
  readonly disabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}) {
  const { busy } = props
  const once = useOnce(busy)
  return (
    <button
      type="button"
      className="v-btn"
      data-kind={props.kind ?? 'default'}
      disabled={props.disabled === true && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => busy || once(props.onPress)}
    >
      {props.children}
    </button>
  )
}
