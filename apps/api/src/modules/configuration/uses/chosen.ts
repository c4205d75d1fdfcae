import { choicesFrom, type ChoicePlace } from '@ventanilla/domain/configuration/choices'
import type { KindId } from '@ventanilla/domain/configuration/kinds'
import { listsOf, storedValues } from '@ventanilla/domain/configuration/readings'
import { type Statement, sql } from '../../../db/connection/sql.ts'
import type { CaseCatalogue } from '../../../db/cases/catalogue.ts'

/** What of the catalogue the uses are found by. */
export type Around = Pick<
  CaseCatalogue,
  'everyWorkflow' | 'everyForm' | 'municipalityName' | 'contents' | 'actRules'
>

/** Where an element of a kind's lists is chosen: by the fields of the loaded workflow and forms that name them. */

/** Path of a place for PostgreSQL; lax, so that one value and many are found alike. */
const pathOf = (place: ChoicePlace): string =>
  `$${place.map((name) => `.${JSON.stringify(name)}[*]`).join('')}`

interface Offering {
  /** ids */
  readonly steps: readonly string[]
  readonly paths: readonly string[]
}

/** The steps that offer the lists of a kind, and where what is chosen is stored. */
export function offeringSteps(kind: KindId, { everyWorkflow }: Around): Offering {
  const lists = listsOf(kind)
  const found = [...everyWorkflow.steps.values()].flatMap(({ id, capture }) =>
    choicesFrom(capture, lists).map((place) => ({ step: id, path: pathOf(place) })),
  )
  return {
    steps: [...new Set(found.map(({ step }) => step))],
    paths: [...new Set(found.map(({ path }) => path))],
  }
}

/** Where applications store what is chosen. */
export function formPaths(kind: KindId, { everyForm }: Around): readonly string[] {
  const lists = listsOf(kind)
  const fields = everyForm.flatMap(({ sections }) => sections.flatMap((section) => section.fields))
  return [...new Set(choicesFrom(fields, lists).map(pathOf))]
}

/** Joins a row with each of these elements that is chosen in a JSON column of it, as `k.key`. */
export function chosenIn(
  kind: KindId,
  keys: readonly string[],
  column: Statement,
  paths: readonly string[],
): Statement {
  const values = keys.flatMap((key) => storedValues(kind, key).map((value) => ({ key, value })))
  return sql`cross join unnest(${[...paths]}::text[]) p(path)
    cross join lateral jsonb_path_query(${column}, p.path::jsonpath) q(value)
    join unnest(${values.map(({ key }) => key)}::text[], ${values.map(({ value }) => value)}::text[]) k(key, value)
      on k.value = q.value #>> '{}'`
}
