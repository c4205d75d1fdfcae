import { choicesFrom, type ChoicePlace } from '@ventanilla/domain/configuration/choices'
import type { KindId } from '@ventanilla/domain/configuration/kinds'
import { listsOf, storedValues } from '@ventanilla/domain/configuration/readings'
import { raw, sql, type Statement } from '../../../db/connection/sql.ts'
import type { Around, NumberUse, RowsUse } from './use.ts'

/** Uses of what people choose from a list, wherever a step or a form offers it. */

/** Path of a place for PostgreSQL; lax, so that one value and many are found alike. */
const pathOf = (place: ChoicePlace): string =>
  `$${place.map((name) => `.${JSON.stringify(name)}[*]`).join('')}`

interface Offering {
  readonly steps: readonly string[]
  readonly paths: readonly string[]
}

/** The steps that offer the lists of a kind, and where what is chosen is stored. */
function offeringSteps(kind: KindId, { workflow }: Around): Offering {
  const lists = listsOf(kind)
  const found = [...workflow.steps.values()].flatMap(({ id, capture }) =>
    choicesFrom(capture, lists).map((place) => ({ step: id, path: pathOf(place) })),
  )
  return {
    steps: [...new Set(found.map(({ step }) => step))],
    paths: [...new Set(found.map(({ path }) => path))],
  }
}

function formPaths(kind: KindId, { forms }: Around): readonly string[] {
  const lists = listsOf(kind)
  const fields = [...forms.values()].flatMap(({ sections }) => sections.flatMap((section) => section.fields))
  return [...new Set(choicesFrom(fields, lists).map(pathOf))]
}

/** `from` joined with what is chosen in a JSON column, as `k.key`. */
function chosenIn(
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

/** Cases (alias `c`) that run: filed or opened, and not ended. */
export const RUNNING = raw('(c.closed_at is null and (c.radicado is not null or c.family is not null))')

/** Open tasks at steps that offer the list. */
export const offeredIn = (kind: KindId, words: Pick<RowsUse, 'one' | 'many'>): RowsUse => ({
  ...words,
  as: 'rows',
  subject: 'task',
  holds: false,
  ofList: true,
  pairs(keys, around) {
    const { steps } = offeringSteps(kind, around)
    if (steps.length === 0) return null
    return sql`select k.key, t.id from tasks t cross join unnest(${[...keys]}::text[]) k(key)
      where t.state = 'open' and t.step = any(${[...steps]}::text[])`
  },
})

/** Open tasks whose official has chosen it in what is not handed in yet. */
export const chosenInTasks = (kind: KindId, words: Pick<RowsUse, 'one' | 'many'>): RowsUse => ({
  ...words,
  as: 'rows',
  subject: 'task',
  holds: true,
  ofList: false,
  pairs(keys, around) {
    const { steps, paths } = offeringSteps(kind, around)
    if (steps.length === 0) return null
    return sql`select k.key, t.id from tasks t ${chosenIn(kind, keys, raw("t.work->'data'"), paths)}
      where t.state = 'open' and t.step = any(${[...steps]}::text[])`
  },
})

/** Running cases that have it: by a finished step, or by their application. */
export const chosenInCases = (kind: KindId, words: Pick<RowsUse, 'one' | 'many'>): RowsUse => ({
  ...words,
  as: 'rows',
  subject: 'case',
  holds: true,
  ofList: false,
  pairs(keys, around) {
    const { paths } = offeringSteps(kind, around)
    const asked = formPaths(kind, around)
    if (paths.length + asked.length === 0) return null
    return sql`select k.key, c.id from cases c ${chosenIn(kind, keys, raw('c.facts'), paths)} where ${RUNNING}
      union select k.key, c.id from cases c ${chosenIn(kind, keys, raw('c.submission'), asked)} where ${RUNNING}`
  },
})

/** Applications that their applicants are still writing: counted, and nobody else's to read. */
export const chosenInDrafts = (kind: KindId, words: Pick<NumberUse, 'one' | 'many'>): NumberUse => ({
  ...words,
  as: 'number',
  holds: true,
  counts(keys, around) {
    const paths = formPaths(kind, around)
    if (paths.length === 0) return null
    return sql`select k.key, count(distinct d.case_id)::int as count
      from drafts d ${chosenIn(kind, keys, raw('d.answers'), paths)} group by k.key`
  },
})
