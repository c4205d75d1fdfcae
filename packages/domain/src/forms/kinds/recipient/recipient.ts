import { email as emailKind } from '../email/email.ts'
import { type Kind, extraKeys, fault, filled, isBlank, isId, isRecord, WRONG_SHAPE } from '../kind.ts'

/** Means of notifying an act (CPACA arts. 56 and 67-69; communications go by post or e-mail). */
export type Means = 'electronica' | 'personal' | 'aviso' | 'correo' | 'publicacion'

export interface RecipientValue {
  readonly personId: string
  readonly name: string
  readonly means: Means
  /** required for 'aviso' and 'correo' */
  readonly address?: string
  /** required for 'electronica' */
  readonly email?: string
}

export const MEANS_LABELS: Readonly<Record<Means, string>> = {
  electronica: 'Notificación electrónica',
  personal: 'Notificación personal',
  aviso: 'Notificación por aviso',
  correo: 'Correo certificado',
  publicacion: 'Publicación en la página web',
}

function isMeans(value: unknown): value is Means {
  return typeof value === 'string' && Object.hasOwn(MEANS_LABELS, value)
}

/** Recipient of an act, and the means of notification. */
export const recipient: Kind = {
  missing: 'Escoja a quién se notifica y por qué medio.',
  isEmpty: isBlank,
  check(value, field, context) {
    if (!isRecord(value) || extraKeys(value, ['personId', 'name', 'means', 'address', 'email']).length > 0)
      return [WRONG_SHAPE]
    const final = context.mode === 'final'
    if (!isId(value.personId) || !filled(value.name))
      return final ? [fault('falta', 'Escoja a la persona.', 'personId')] : []
    if (!isMeans(value.means))
      return final || !isBlank(value.means) ? [fault('falta', 'Escoja el medio.', 'means')] : []
    if (field.options && !field.options.some((option) => option.value === value.means))
      return [fault('opcion', 'Ese medio no se usa en este paso.', 'means')]
    if (value.means === 'electronica') {
      if (!filled(value.email)) return final ? [fault('falta', 'Escriba el correo autorizado.', 'email')] : []
      return emailKind.check(value.email, field, context).map((one) => ({ ...one, at: 'email' }))
    }
    if ((value.means === 'correo' || value.means === 'aviso') && final && !filled(value.address))
      return [fault('falta', 'Escriba la dirección.', 'address')]
    return []
  },
  asText(value) {
    if (!isRecord(value) || !filled(value.name)) return ''
    const where = value.means === 'electronica' ? value.email : value.address
    const parts = [
      value.name,
      isMeans(value.means) ? MEANS_LABELS[value.means] : '',
      typeof where === 'string' ? where : '',
    ]
    return parts.filter((part) => part !== '').join(', ')
  },
}
