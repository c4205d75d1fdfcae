import { Dialog } from '../dialog.tsx'
import { LegalText } from './legal-text.tsx'
import { DATA_POLICY, TERMS_OF_USE } from './legal-texts.ts'

export type LegalKind = 'policy' | 'terms'

interface LegalDialogProps {
  readonly kind: LegalKind
  readonly onClose: () => void
  /** values of the placeholders: AUTORIDAD, NIT, DIRECCION, CORREO_DATOS, TELEFONO, URL */
  readonly words: Readonly<Record<string, string>>
}

/** The personal-data policy or the terms of use. Load it lazily: the texts are long. */
export default function LegalDialog({ kind, onClose, words }: LegalDialogProps) {
  return (
    <Dialog
      open
      size="large"
      title={
        kind === 'policy' ? 'Política de tratamiento de datos personales' : 'Términos y condiciones de uso'
      }
      onClose={onClose}
      actions={
        <button type="button" className="v-btn" data-kind="primary" onClick={onClose}>
          Entendido
        </button>
      }
    >
      <LegalText sections={kind === 'policy' ? DATA_POLICY : TERMS_OF_USE} words={words} />
    </Dialog>
  )
}
