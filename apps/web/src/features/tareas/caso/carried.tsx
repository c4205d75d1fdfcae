import type { Carries } from '../../../client/upload.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'

const MARKS: Readonly<Record<NonNullable<Carries>, { readonly mark: string; readonly sentence: string }>> = {
  programacion: {
    mark: 'Con programación',
    sentence:
      'Este PDF trae programación, y por seguridad no se abre dentro del portal. Descárguelo con el botón de arriba para leerlo.',
  },
  cifrado: {
    mark: 'Cifrado',
    sentence:
      'Este PDF está cifrado y no se pudo revisar por dentro, por lo que no se abre dentro del portal. Descárguelo con el botón de arriba para leerlo.',
  },
}

/** Mark of a file that does more than being read, beside its name. */
export function CarriedMark({ carries }: { readonly carries: Carries }) {
  return carries === null ? null : <StatusBadge tone="warn">{MARKS[carries].mark}</StatusBadge>
}

/** Why a file is not shown in place. */
export const carriedSentence = (carries: NonNullable<Carries> | 'desmesurada'): string =>
  carries === 'desmesurada'
    ? 'Esta imagen tiene más píxeles de los que el portal muestra. Descárguela con el botón de arriba para verla.'
    : MARKS[carries].sentence
