import type { FormDef } from '@ventanilla/domain/forms/definition'
import { asText } from '@ventanilla/domain/forms/kinds/registry'
import type { Lists } from '@ventanilla/domain/forms/lists'
import { answeredPlaces } from '@ventanilla/domain/places/answered-places'

export interface Place {
  readonly key: string
  /** label; of a row, with its number in the table */
  readonly label: string
  readonly value: unknown
  readonly text: string
}

/** Every answered point and area as it is read, including those in table rows. */
export const placesOf = (
  form: FormDef,
  answers: Readonly<Record<string, unknown>>,
  lists: Lists,
): readonly Place[] =>
  answeredPlaces(form, answers).map(({ key, label, field, value }) => ({
    key,
    label,
    value,
    text: asText(value, field, lists),
  }))
