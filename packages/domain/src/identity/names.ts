import { REQUIRED, tooLong } from '../kernel/field-sentences.ts'

export const NAME_MAX = 120
export const COMPANY_MAX = 200
/** of a passkey, as its owner calls it */
export const KEY_NAME_MAX = 80

export const NO_DIGITS = 'Escriba el nombre sin números'
export const NO_ADDRESSES =
  'Un nombre no lleva direcciones de internet, correos, teléfonos ni el signo $. Después de un punto deje un espacio'
export const NAME_SIGNS = 'No use emojis ni los signos < y >'

/**
 * Invisible characters: soft hyphens, direction marks, zero-width spaces. They arrive with text pasted from
 * chats or contact lists, and a direction mark can make a name read as another one. Joiners are kept because
 * some scripts need them.
 */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** Normalizes a name for storage and printing: single spaces, trimmed, composed accents. Allows any script. */
export function normalizeName(text: string): string {
  return withoutUnseen(text).trim().replace(/\s+/gu, ' ').normalize('NFC')
}

/** Error of a normalized name of a person, a company or a thing; null when valid. */
export function nameFault(name: string, max = NAME_MAX): string | null {
  if (name === '') return REQUIRED
  if (name.length > max) return tooLong(max)
  // documents with legal force are printed: only printable characters, no emoji
  return /[\p{Cc}<>]|\p{Emoji_Presentation}/u.test(name) ? NAME_SIGNS : null
}

// a web, mail or IP address: a scheme, an @, or letters right after a point; «S.A.S.» does not match
const ADDRESS = /:\/\/|\bhttps?:|\bwww\b|@|[^\s.]\.\p{L}{2,}|(?:\p{Nd}{1,3}\.){3}\p{Nd}/iu

/** Folds full-width letters, digits and points into the forms that a reader sees. */
const read = (name: string): string => name.normalize('NFKC').replaceAll(/[。․‧]/gu, '.')

/**
 * Error of a normalized name of a person; null when valid.
 * Attack: a registration whose name is a sentence with an address or a price («Su multa vence hoy: pague en
 * …»), which the authority's own mail then sends to a stranger.
 */
export function personNameFault(name: string, max = NAME_MAX): string | null {
  const plain = read(name)
  return (
    nameFault(name, max) ??
    (/\p{Nd}/u.test(plain) ? NO_DIGITS : ADDRESS.test(plain) || plain.includes('$') ? NO_ADDRESSES : null)
  )
}

/**
 * Same check for a company: allows years and numbers («Grupo 2020 S.A.S.»), rejects telephone and account
 * numbers.
 */
export function companyNameFault(name: string): string | null {
  const plain = read(name)
  return (
    nameFault(name, COMPANY_MAX) ??
    (ADDRESS.test(plain) || plain.includes('$') || /\p{Nd}{7}/u.test(plain) ? NO_ADDRESSES : null)
  )
}
