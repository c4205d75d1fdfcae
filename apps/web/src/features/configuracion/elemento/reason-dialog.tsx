import { publishFields } from '@ventanilla/contract/generated/fields/configuration'
import type { ReactNode } from 'react'
import type { CallOptions } from '../../../client/network/http.ts'
import { FormDialog } from '../../../keeping/plain-form/form-dialog.tsx'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { acceptedOf } from '../publicar/accepting.ts'
import { Findings } from '../publicar/findings.tsx'
import { useWarningsMet } from '../publicar/warnings-met.ts'

type Accepted = ReturnType<typeof acceptedOf>

interface ReasonDialogProps {
  readonly title: string
  readonly verb: string
  readonly sending: string
  /** the norm is asked, and whether it must be given */
  readonly norm?: 'obligatoria' | 'posible'
  readonly send: (
    why: { readonly reason: string; readonly norm: string; readonly accepted: Accepted },
    options: CallOptions,
  ) => Promise<unknown>
  readonly onDone: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** A change of what is in force, or will be, with its reason. */
export function ReasonDialog({
  title,
  verb,
  sending,
  norm,
  send,
  onDone,
  onClose,
  children,
}: ReasonDialogProps) {
  const met = useWarningsMet()
  const { field, form } = usePlainForm(
    { reason: publishFields.reason, norm: { ...publishFields.norm, required: norm === 'obligatoria' } },
    { reason: '', norm: '' },
    { send: (why, options) => met.meet(send({ ...why, accepted: met.accepted }, options)), onDone },
  )
  return (
    <FormDialog
      title={title}
      form={{ ...form, ready: form.ready && met.ready }}
      verb={verb}
      sending={sending}
      onClose={onClose}
    >
      {children}
      <Findings findings={met.findings} reasons={met.reasons} onReason={met.onReason} />
      <TextField {...field('reason')} label="Motivo" hint="Queda en la historia." autoComplete="off" />
      {norm !== undefined && (
        <TextField
          {...field('norm')}
          label={norm === 'obligatoria' ? 'Norma que se sigue' : 'Norma que se sigue (si hay)'}
          autoComplete="off"
        />
      )}
    </FormDialog>
  )
}
