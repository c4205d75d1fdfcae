import type { ReactNode } from 'react'
import { ActionButton } from './action-button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  /** verb of the action: 'Radicar', 'Eliminar' */
  readonly confirm: ReactNode
  readonly danger?: boolean
  /** false: something is still missing */
  readonly ready?: boolean
  /** the action is pending */
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Dialog for one action that cannot be undone, or that needs a few words first. */
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
          <ActionButton
            kind={props.danger === true ? 'danger' : 'primary'}
            disabled={props.ready === false}
            busy={props.busy === true}
            onPress={props.onConfirm}
          >
            {props.confirm}
          </ActionButton>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
