import { legalWords } from '../client/session/legal-words.ts'
import LegalTextDialog from '../ui/legal/legal-dialog.tsx'
import type { LegalKind } from '../ui/legal/legal-dialog.tsx'

export type { LegalKind }

export default function LegalDialog({
  kind,
  onClose,
}: {
  readonly kind: LegalKind
  readonly onClose: () => void
}) {
  return <LegalTextDialog kind={kind} onClose={onClose} words={legalWords} />
}
