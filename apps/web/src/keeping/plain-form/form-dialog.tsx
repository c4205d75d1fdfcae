import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, Refused, Submit } from '../../ui/fields/form.tsx'

interface FormDialogProps {
  readonly title: string
  /** state of the form, as `usePlainForm` gives it */
  readonly form: Omit<ComponentProps<typeof Form>, 'children' | 'className' | 'gap'>
  /** verb of the button: 'Publicar', 'Guardar' */
  readonly verb: string
  /** the button while the call is pending */
  readonly sending?: string
  readonly kind?: ComponentProps<typeof Submit>['kind']
  /** closes it without sending */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form of plain fields in a dialog: fields, rejection, and the two ways out. */
export function FormDialog(props: FormDialogProps) {
  return (
    <Dialog open title={props.title} onClose={props.onClose}>
      <Form {...props.form}>
        {props.children}
        <Refused />
        <div className="v-row">
          <Submit kind={props.kind ?? 'primary'} sending={props.sending ?? 'Guardando…'}>
            {props.verb}
          </Submit>
          <button type="button" className="v-btn" data-kind="default" onClick={props.onClose}>
            Cancelar
          </button>
        </div>
      </Form>
    </Dialog>
  )
}
