import type { FieldDef } from '../../forms/definition.ts'
import { isRecord } from '../../forms/kinds/kind.ts'

type Facts = Readonly<Record<string, unknown>>

/**
 * Titles of the files in answers, by file id: the field's label or, in an answer to a requirement, the text of
 * the required point, read from `facts`.
 */
export function attachedTo(
  fields: readonly FieldDef[],
  answers: Facts,
  facts: Facts,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const note = (value: unknown, title: string): void => {
    for (const id of idsIn(value)) if (!found.has(id)) found.set(id, title)
  }
  for (const field of fields) {
    const value = answers[field.key]
    if (field.kind === 'answers' && isRecord(value)) {
      const points = field.optionsFrom === undefined ? undefined : facts[field.optionsFrom]
      for (const [id, one] of Object.entries(value)) note(one, pointOf(points, id) ?? field.label)
    } else note(value, field.label)
  }
  return found
}

/** Text of a required point, on one line. */
function pointOf(points: unknown, id: string): string | null {
  const point = Array.isArray(points) ? points.find((one) => isRecord(one) && one['id'] === id) : undefined
  const text = isRecord(point) ? point['text'] : undefined
  return typeof text === 'string' && text.trim() !== '' ? text.trim().replace(/\s+/g, ' ') : null
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** File ids in an answer: alone, in a list, or as a value of a row (a picture, a signature). */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return UUID.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(idsIn)
  return isRecord(value) ? Object.values(value).flatMap(idsIn) : []
}

/** «Certificado de tradición (doc.pdf)»: the title with the uploaded file's name. */
export const titleWithName = (title: string | null, name: string): string =>
  title === null || title === withoutEnding(name) ? withoutEnding(name) : `${title} (${name})`

export const withoutEnding = (name: string): string => name.replace(/\.[a-z0-9]{2,5}$/i, '')
