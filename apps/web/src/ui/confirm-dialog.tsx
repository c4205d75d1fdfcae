import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  /** verb of the action: 'Radicar', 'Eliminar' */
  readonly confirm: string
  readonly danger?: boolean
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
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
            disabled={props.busy === true}
            onClick={props.onConfirm}
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
