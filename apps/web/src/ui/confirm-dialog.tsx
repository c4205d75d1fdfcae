import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { useOnce } from './form.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  /** verb of the action: 'Radicar', 'Eliminar' */
  readonly confirm: string
  readonly danger?: boolean
  /** false: something is still missing */
  readonly ready?: boolean
  /** it is on its way */
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const once = useOnce()
  const busy = props.busy === true
  return (
    <Dialog
      open={props.open}
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <button type="button" className="v-btn" data-kind="default" onClick={props.onClose}>
            Cancelar
          </button>
          <button
            type="button"
            className="v-btn"
            data-kind={props.danger === true ? 'danger' : 'primary'}
            disabled={props.ready === false && !busy}
            aria-disabled={busy || undefined}
            aria-busy={busy || undefined}
            onClick={() => busy || once(props.onConfirm)}
          >
            {props.confirm}
          </button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
