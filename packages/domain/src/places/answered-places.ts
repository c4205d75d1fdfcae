import type { FieldDef, FormDef, SectionDef } from '../forms/definition.ts'
import { cornersOf } from '../forms/drawn-area.ts'
import { isPoint } from '../forms/kinds/point/point.ts'
import { isRow } from '../forms/reading.ts'
import type { Geometry, Position } from '../geography/geometry.ts'

/** A point or an area that a form has as an answer. */
export interface AnsweredPlace {
  /** path of its field: 'punto', 'captaciones.0.punto' */
  readonly key: string
  /** of the field; of a row, with its number in the table */
  readonly label: string
  readonly field: FieldDef
  readonly value: unknown
}

const isPlace = (field: FieldDef): boolean => field.kind === 'point' || field.kind === 'polygon'

/** Whether a section asks for a point or an area, in a table or outside. */
export const asksPlaces = ({ fields }: Pick<SectionDef, 'fields'>): boolean =>
  fields.some((field) => isPlace(field) || (field.columns ?? []).some(isPlace))

/** Every answered point and area of a form, in its order, including those in rows of tables. */
export function answeredPlaces(
  form: FormDef,
  answers: Readonly<Record<string, unknown>>,
): readonly AnsweredPlace[] {
  return form.sections
    .flatMap((section) => section.fields)
    .flatMap((field): readonly AnsweredPlace[] => {
      const value = answers[field.key]
      if (isPlace(field)) return [{ key: field.key, label: field.label, field, value }]
      if (field.kind !== 'table' || !Array.isArray(value)) return []
      return value.filter(isRow).flatMap((row, index) =>
        (field.columns ?? []).filter(isPlace).map((column) => ({
          key: `${field.key}.${index}.${column.key}`,
          label: `${field.label} ${index + 1}: ${column.label}`,
          field: column,
          value: row[column.key],
        })),
      )
    })
    .filter(({ value }) => isPoint(value) || cornersOf(value).length > 0)
}

/** An answered point or area as a geometry; null: the answer is neither. */
export function geometryOf(value: unknown): Geometry | null {
  if (isPoint(value)) return { type: 'Point', coordinates: [value.lon, value.lat] }
  const corners = cornersOf(value).map(({ lon, lat }): Position => [lon, lat])
  const [first] = corners
  return first === undefined ? null : { type: 'Polygon', coordinates: [[...corners, first]] }
}
