import picture from '../../../ui/illustrations/exito.svg'
import { Dialog } from '../../../ui/dialog.tsx'
import { AddressCorrection } from './address-correction.tsx'
import { text } from '../cuenta.text.ts'
import type { Registration } from './use-registration.ts'

/** The phone is verified; the address must still be confirmed within 30 minutes. */
export function SuccessDialog({
  form,
  loginHref,
  official = false,
}: {
  readonly form: Registration
  readonly loginHref: string
  readonly official?: boolean
}) {
  return (
    <Dialog
      open
      closable={false}
      title={text.done.heading}
      picture={picture}
      onClose={() => undefined}
      actions={
        <a className="v-btn" data-kind="primary" href={loginHref} onClick={form.close}>
          {text.done.button}
        </a>
      }
    >
      <p>{text.done.body(form.values.email)}</p>
      {official && <p>{text.done.official}</p>}
      <AddressCorrection email={form.values.email} known={form.values.password} onSent={form.corrected} />
    </Dialog>
  )
}
