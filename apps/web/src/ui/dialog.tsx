import { IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** address of an illustration above the text */
  readonly picture?: string
  /** false: only an action of the dialog closes it (Escape and the cross do nothing) */
  readonly closable?: boolean
  readonly actions?: ReactNode
  readonly size?: 'normal' | 'large'
}

/**
 * Generic dialog: title, body, picture, optional close button. The browser traps focus; closing restores it.
 */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, closable = true } = props
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const pressed = useRef<EventTarget | null>(null)
  const typed = useRef(false)
  useEffect(() => {
    const dialog = element.current
    if (dialog === null || !open) return undefined
    typed.current = false
    const opener = document.activeElement
    if (!dialog.open) dialog.showModal()
    return () => {
      if (dialog.open) dialog.close()
      // a dialog unmounted with its screen must still return the focus
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [open])
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      data-size={props.size ?? 'normal'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        if (closable) onClose()
      }}
      onPointerDown={(event) => (pressed.current = event.target)}
      onInput={() => (typed.current = true)}
      onClick={(event) => {
        // a press on the backdrop closes it, unless the user has typed in it or dragged a selection out of a
        // field
        const beside = event.target === element.current && pressed.current === element.current
        if (closable && beside && !typed.current) onClose()
      }}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {closable && (
              <button type="button" className="v-icon-btn" aria-label="Cerrar" onClick={onClose}>
                <IconX aria-hidden className="v-icon" />
              </button>
            )}
          </div>
          {/* a long text must be scrollable from the keyboard */}
          <div
            className={styles.body}
            tabIndex={props.size === 'large' ? 0 : undefined}
            role="group"
            aria-labelledby={titleId}
          >
            {props.picture !== undefined && <img src={props.picture} alt="" width={320} height={180} />}
            {props.children}
          </div>
          {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
        </>
      )}
    </dialog>
  )
}
