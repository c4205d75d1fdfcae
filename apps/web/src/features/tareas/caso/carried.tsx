import type { Carries } from '../../../client/network/upload.ts'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'

const MARKS: Readonly<Record<NonNullable<Carries>, { readonly mark: string; readonly sentence: string }>> = {
  programacion: {
    mark: 'Con programación',
    sentence:
      'Este PDF trae programación, que aquí no se ejecuta: sus páginas se muestran como imágenes. El original se descarga con el botón de arriba.',
  },
  cifrado: {
    mark: 'Cifrado',
    sentence:
      'Este PDF está cifrado y no se pudo revisar por dentro: sus páginas se muestran como imágenes. El original se descarga con el botón de arriba.',
  },
}

/** Warning badge for a PDF with scripts or encryption. */
export function CarriedMark({ carries }: { readonly carries: Carries }) {
  return carries === null ? null : <StatusBadge tone="warn">{MARKS[carries].mark}</StatusBadge>
}

/** Why a file is not shown as is. */
export const carriedSentence = (carries: NonNullable<Carries> | 'desmesurada'): string =>
  carries === 'desmesurada'
    ? 'Esta imagen tiene más píxeles de los que el portal muestra. Descárguela con el botón de arriba para verla.'
    : MARKS[carries].sentence
