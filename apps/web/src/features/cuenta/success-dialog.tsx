import picture from '../../ui/illustrations/exito.svg'
import { Dialog } from '../../ui/dialog.tsx'
import { text } from './cuenta.text.ts'

/** The telephone is verified; the address is still to be confirmed within 30 minutes. */
export function SuccessDialog({
  email,
  loginHref,
  official = false,
}: {
  readonly email: string
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
        <a className="v-btn" data-kind="primary" href={loginHref}>
          {text.done.button}
        </a>
      }
    >
      <p>{text.done.body(email)}</p>
      {official && <p>{text.done.official}</p>}
    </Dialog>
  )
}
