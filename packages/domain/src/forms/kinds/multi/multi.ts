import { labelOf, namesOf, optionsOf } from '../../lists.ts'
import { type Kind, fault, WRONG_SHAPE } from '../kind.ts'

/** Several options, each at most once. */
export const multi: Kind = {
  missing: 'Marque al menos una opción.',
  isEmpty: (value) => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
  check(value, field, { lists }) {
    if (!Array.isArray(value) || value.some((item) => typeof item !== 'string')) return [WRONG_SHAPE]
    if (new Set(value).size !== value.length) return [fault('repetida', 'Hay una opción marcada dos veces.')]
    const options = optionsOf(field, lists)
    if (options && value.some((item) => !options.some((option) => option.value === item)))
      return [fault('opcion', 'Una de las opciones marcadas ya no existe. Revíselas.')]
    return []
  },
  asText(value, field, lists) {
    if (!Array.isArray(value)) return ''
    const options = namesOf(field, lists)
    return value
      .filter((item) => typeof item === 'string')
      .map((item: string) => labelOf(options, item))
      .join(', ')
  },
}
