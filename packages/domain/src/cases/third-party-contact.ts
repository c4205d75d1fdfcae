import { keysIn } from '../kernel/keys-in.ts'
import type { ListOrders } from '../kernel/list-order.ts'
import { readOptionalContact } from '../identity/optional-contact.ts'

/** Longest address for communications: as long as the step that asks a third party for it takes. */
export const CORRESPONDENCE_MAX = 200
export const CORRESPONDENCE_PLACE_MAX = 80

/** Orders of the list of third parties. */
export const THIRD_PARTY_ORDERS = {
  recientes: { by: 'desde', direction: 'descending', label: 'Reconocidos más recientemente primero' },
  antiguos: { by: 'desde', direction: 'ascending', label: 'Reconocidos hace más tiempo primero' },
  nombre: { by: 'nombre', direction: 'ascending', label: 'Nombre, de la A a la Z' },
} as const satisfies ListOrders

/** How the authority reaches a third party. */
export interface ThirdPartyContact {
  /** where letters go; '': never given */
  readonly address: string
  readonly municipality: string
  /** as stored, '573001234567'; null: none */
  readonly phone: string | null
  /** '': none */
  readonly email: string
}

export type ContactPart = keyof ThirdPartyContact

/** Each part in a sentence: «corrigió la dirección y el correo». */
export const CONTACT_PARTS: Readonly<Record<ContactPart, string>> = {
  address: 'la dirección',
  municipality: 'el municipio',
  phone: 'el celular',
  email: 'el correo',
}

/** 'la dirección, el municipio y el correo' */
export function contactWords(parts: readonly ContactPart[]): string {
  const words = parts.map((part) => CONTACT_PARTS[part])
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`
}

/** What the owner of an account has proved with a code, and changes nobody else. */
const OF_THE_ACCOUNT: readonly ContactPart[] = ['phone', 'email']

export const OWNER_CHANGES =
  'El correo y el celular son los de su cuenta, que esta persona probó con un código: solo ella los cambia, en «Mi perfil».'

interface Corrected {
  readonly problems: readonly { readonly path: ContactPart; readonly message: string }[]
  readonly contact: ThirdPartyContact
  readonly changed: readonly ContactPart[]
}

const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim()

/**
 * Validates a correction against what is stored; telephone and e-mail by the rules of a registration. Attack: an
 * official who moves a person's account to an address of their own, and answers for them from there.
 */
export function readCorrection(
  stored: ThirdPartyContact & { readonly account: boolean },
  given: { readonly [P in ContactPart]: string },
): Corrected {
  const reached = readOptionalContact(given)
  const contact: ThirdPartyContact = {
    address: oneLine(given.address),
    municipality: oneLine(given.municipality),
    ...reached.contact,
  }
  const problems: { path: ContactPart; message: string }[] = [...reached.problems]
  const changed = keysIn(CONTACT_PARTS).filter((part) => (contact[part] ?? '') !== (stored[part] ?? ''))
  if (contact.address === '') problems.push({ path: 'address', message: 'Escriba la dirección.' })
  if (contact.municipality === '') problems.push({ path: 'municipality', message: 'Escriba el municipio.' })
  if (stored.account)
    for (const part of OF_THE_ACCOUNT)
      if (changed.includes(part)) problems.push({ path: part, message: OWNER_CHANGES })
  return { problems, contact, changed }
}
