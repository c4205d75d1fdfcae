import type { FieldDef, FormDef } from '@ventanilla/domain/forms/definition'
import { asText } from '@ventanilla/domain/forms/kinds/registry'
import { isPoint } from '@ventanilla/domain/forms/kinds/point/point'
import { cornersOf } from '@ventanilla/domain/forms/drawn-area'
import type { Lists } from '@ventanilla/domain/forms/lists'
import { isRow } from '@ventanilla/domain/forms/reading'

export interface Place {
  readonly key: string
  /** label; of a row, with its number in the table */
  readonly label: string
  readonly value: unknown
  readonly text: string
}

const isPlace = (field: FieldDef): boolean => field.kind === 'point' || field.kind === 'polygon'

/** Every answered point and area, including those in table rows. */
export function placesOf(
  form: FormDef,
  answers: Readonly<Record<string, unknown>>,
  lists: Lists,
): readonly Place[] {
  const placeOf = (key: string, label: string, field: FieldDef, value: unknown): Place => ({
    key,
    label,
    value,
    text: asText(value, field, lists),
  })
  return form.sections
    .flatMap((section) => section.fields)
    .flatMap((field): readonly Place[] => {
      const value = answers[field.key]
      if (isPlace(field)) return [placeOf(field.key, field.label, field, value)]
      if (field.kind !== 'table' || !Array.isArray(value)) return []
      return value
        .filter(isRow)
        .flatMap((row, index) =>
          (field.columns ?? [])
            .filter(isPlace)
            .map((column) =>
              placeOf(
                `${field.key}.${index}.${column.key}`,
                `${field.label} ${index + 1}: ${column.label}`,
                column,
                row[column.key],
              ),
            ),
        )
    })
    .filter((place) => isPoint(place.value) || cornersOf(place.value).length > 0)
}
