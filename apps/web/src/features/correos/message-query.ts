import type { SentKind, SentState } from '@ventanilla/domain/cases/messages/sent-messages'
import { SENT_KINDS, SENT_STATES } from '@ventanilla/domain/cases/messages/sent-messages'
import type { WrittenFilters } from '../../keeping/plain-list/use-filters.ts'

export const FILTERS = ['numero', 'persona', 'clase', 'estado', 'desde', 'hasta'] as const
export type FilterName = (typeof FILTERS)[number]

const SHORT = { tooShort: 'Escriba al menos tres letras o números.' }
/** What the filters say in words of their own. */
export const OWN = { numero: SHORT, persona: SHORT }

const isKind = (text: string): text is SentKind => Object.hasOwn(SENT_KINDS, text)
const isState = (text: string): text is SentState => Object.hasOwn(SENT_STATES, text)
/** A day of the address; one that is none is left out, as its field cannot show it. */
const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** What can be asked of the filters as they are written, and why the last day cannot. */
export function readMessageQuery({ valid }: Pick<WrittenFilters<FilterName>, 'valid'>) {
  const { clase, estado, desde, hasta, ...words } = valid
  const asked = {
    ...words,
    ...(clase !== undefined && isKind(clase) && { clase }),
    ...(estado !== undefined && isState(estado) && { estado }),
    ...(isDay(desde) && { desde }),
    ...(isDay(hasta) && { hasta }),
  }
  const isBackwards = isDay(desde) && isDay(hasta) && hasta < desde
  return { asked, untilFault: isBackwards ? 'Esta fecha no puede ser anterior a la de «Desde».' : undefined }
}
