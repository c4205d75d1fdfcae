import type { FieldDef, FormDef, Problem } from './definition.ts'
import { fieldsOf } from './reading.ts'

/** Field of a path; task keys contain dots ('concepto.oferta.0.caudal' → 'concepto.oferta'). */
export function fieldAt(def: FormDef, path: string): FieldDef | undefined {
  const holds = fieldsOf(def).filter((field) => path === field.key || path.startsWith(`${field.key}.`))
  return holds.toSorted((a, b) => b.key.length - a.key.length)[0]
}

/**
 * Location of a problem in words: 'Predio(s) objeto de la solicitud, fila 2, Municipio'; '' outside the form.
 */
export function placeName(def: FormDef, path: string): string {
  const field = fieldAt(def, path)
  if (!field) return ''
  const [row, column] = path.slice(field.key.length + 1).split('.')
  if (row === undefined || !/^\d+$/.test(row)) return field.label
  const name = field.columns?.find(({ key }) => key === column)?.label
  return `${field.label}, fila ${Number(row) + 1}${name === undefined ? '' : `, ${name}`}`
}

/** Maximum fields named in one sentence. */
const NAMED = 4

/**
 * Error sentence shown above a form. It names the fields, because «Marque al menos una opción» is meaningless
 * away from its field. A cross-field rule keeps its own sentence.
 */
export function refusalSentence(def: FormDef, problems: readonly Problem[]): string {
  const [first, ...more] = problems
  if (first === undefined) return ''
  const places = [...new Set(problems.map(({ path }) => placeName(def, path)).filter((name) => name !== ''))]
  if (more.length === 0) {
    const [place] = places
    const ruled = def.checks.some(({ id }) => id === first.code)
    return place === undefined || ruled || first.message.includes(place)
      ? first.message
      : `«${place}»: ${first.message}`
  }
  const rest = places.length - NAMED
  const named = places.slice(0, NAMED).map((name) => `«${name}»`)
  const parts = rest > 0 ? [...named, `${rest} más`] : named
  const listed = parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`
  return `Hay ${problems.length} datos por corregir en este paso${listed === '' ? '' : `: ${listed}`}.`
}
