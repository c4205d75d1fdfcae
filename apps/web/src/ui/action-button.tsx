import type { ReactNode } from 'react'
import { useOnce } from './fields/form.tsx'

/** Button with an immediate effect: a double press runs it once, and it keeps the focus while running. */
export function ActionButton(props: {
  readonly kind?: 'primary' | 'default' | 'quiet' | 'danger'
  readonly busy: boolean
  /** cannot be pressed yet */
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
