import { isPhone, PHONE_INVALID } from '../../../identity/phone.ts'
import { type Fault, type Kind, fault, WRONG_SHAPE } from '../kind.ts'
import { text } from '../text/text.ts'

/** Room for a number as it is pasted, with its prefix, signs and spaces. */
export const PHONE_TYPED_MAX = '+57 311 555 0142'.length

/**
 * A Colombian number of ten digits. Warns about a number without the initial 3, because only mobiles receive
 * text messages.
 */
export const phone: Kind = {
  ...text,
  missing: 'Escriba un número de celular.',
  check(value) {
    if (typeof value !== 'string') return [WRONG_SHAPE]
    if (!isPhone(value)) return [fault('celular', PHONE_INVALID)]
    if (value.startsWith('3')) return []
    const warning: Fault = {
      code: 'celular_fijo',
      message: 'Los celulares empiezan por 3. A un teléfono fijo no le llegan mensajes de texto.',
      severity: 'warning',
    }
    return [warning]
  },
  asText: (value) =>
    typeof value === 'string' ? value.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3').trim() : '',
}
