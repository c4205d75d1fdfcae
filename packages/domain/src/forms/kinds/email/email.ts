import { isEmail, normalizeEmail } from '../../../identity/email.ts'
import { type Kind, fault, WRONG_SHAPE } from '../kind.ts'
import { text } from '../text/text.ts'

/** An e-mail address; stored as typed, compared case-insensitively by the sender. */
export const email: Kind = {
  ...text,
  missing: 'Escriba un correo electrónico.',
  check(value, field) {
    if (typeof value !== 'string') return [WRONG_SHAPE]
    if (value.length > (field.maxLength ?? 150))
      return [fault('largo', `Use ${field.maxLength ?? 150} caracteres o menos.`)]
    return isEmail(normalizeEmail(value))
      ? []
      : [fault('correo', 'Escriba un correo completo. Ejemplo: nombre@correo.com.')]
  },
}
