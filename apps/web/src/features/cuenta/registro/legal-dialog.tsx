import { Dialog } from '../../../ui/dialog.tsx'
import { text } from '../cuenta.text.ts'
import { type LegalId, LegalText } from './legal-text.tsx'

export type { LegalId }

export const LEGAL_TITLES: Readonly<Record<LegalId, string>> = {
  'politica-de-datos': 'Política de tratamiento de datos personales',
  terminos: 'Términos y condiciones de uso',
  'notificacion-electronica': 'Notificación electrónica',
}

/** A legal text to read. Load it lazily where it is only opened by a press. */
export default function LegalDialog({ id, onClose }: { readonly id: LegalId; readonly onClose: () => void }) {
  return (
    <Dialog
      open
      size="large"
      title={LEGAL_TITLES[id]}
      onClose={onClose}
      actions={
        <button type="button" className="v-btn" data-kind="primary" onClick={onClose}>
          {text.legal.close}
        </button>
      }
    >
      <LegalText id={id} />
    </Dialog>
  )
}
