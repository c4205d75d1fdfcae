import type { CompetenceTable } from '../acts/competence.ts'
import type { NumberingSeries } from '../acts/numbering.ts'
import type { Formula, Formulas } from '../fees/formula/formula.ts'
import type { FeeParameters } from '../fees/parameters.ts'
import type { FieldOption } from '../forms/definition.ts'
import type { Lists } from '../forms/lists.ts'
import type { Municipality, Office, Territory } from '../identity/territory.ts'
import { type Calendar, makeCalendar } from '../terms/calendar.ts'
// types alone: browsers read this, and schemas are heavy and compile themselves, which the pages' policy forbids
import { lawOf } from './contents/stored-law.ts'
import type { ContentOf, KindId } from './kinds.ts'
import { RESCHEDULED_BY } from './words.ts'
import { speciesOption } from './species-words.ts'

/** What the program reads, built from the contents in force. */

/** Contents by key, of every kind; in no order of their own. */
export interface Contents {
  of<Id extends KindId>(kind: Id): ReadonlyMap<string, ContentOf<Id>>
  /** which item of a kind was named last to take over the work of another, by the key of the latter */
  takersOf(kind: KindId): ReadonlyMap<string, string>
}

/** Kinds whose items stand in a list. */
type ListKind = { [Id in KindId]: ContentOf<Id> extends { readonly order: number } ? Id : never }[KindId]

/** Items of a list in its order, also those that are no longer offered. */
export function listIn<Id extends ListKind>(
  contents: Pick<Contents, 'of'>,
  kind: Id,
): readonly (readonly [string, ContentOf<Id>])[] {
  // the type of the kind says so
  const orderOf = (content: ContentOf<Id>): number => (content as { readonly order: number }).order
  return [...contents.of(kind)].toSorted(
    // at the same place as they were made: 2 before 10
    ([a, x], [b, y]) => orderOf(x) - orderOf(y) || a.localeCompare(b, 'en', { numeric: true }),
  )
}

/** Displayed names of the roles; a role that the configuration does not name keeps the program's. */
export const roleNamesIn = (
  contents: Pick<Contents, 'of'>,
  shipped: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...shipped,
  ...Object.fromEntries([...contents.of('rol')].map(([code, { name }]) => [code, name])),
})

export const officesIn = (contents: Contents): readonly Office[] =>
  listIn(contents, 'sede').map(([code, { number, ...office }]) => ({
    id: number,
    code,
    name: office.name,
    seat: office.seat,
    address: office.address,
    // empty, as absent: the authority's
    hours: office.hours || undefined,
    telephone: office.telephone || undefined,
    active: office.active,
  }))

/** A municipality without the office in charge, which the authority decides. */
export type Place = Omit<Municipality, 'office'>

/** The jurisdiction; a municipality that no office names has none, so its cases go to the default office. */
export function territoryIn(
  contents: Contents,
  {
    municipalities,
    ...rest
  }: Omit<Territory, 'offices' | 'municipalities'> & { readonly municipalities: readonly Place[] },
): Territory {
  const inCharge = new Map(
    [...contents.of('sede')].flatMap(([code, { active, municipalities: served }]) =>
      active ? served.map((dane) => [dane, code] as const) : [],
    ),
  )
  return {
    ...rest,
    municipalities: municipalities.map((place) => ({ ...place, office: inCharge.get(place.dane) ?? '' })),
    offices: officesIn(contents),
    takenOver: Object.fromEntries(contents.takersOf('sede')),
  }
}

/** Kinds that say which days are business days. */
export const CALENDAR_KINDS = ['dia_cerrado', 'ley_festivos'] as const satisfies readonly KindId[]

/**
 * Business days of one office: holidays by law and the days on which it is closed. @param office code; null: only
 * the days on which all offices are closed
 */
export const calendarIn = (contents: Pick<Contents, 'of'>, office: string | null): Calendar =>
  makeCalendar({
    laws: listIn(contents, 'ley_festivos')
      .filter(([, law]) => law.active)
      .map(([id, law]) => lawOf(id, law)),
    closedDays: listIn(contents, 'dia_cerrado')
      .filter(([, day]) => day.active)
      .map(([, { date, name, office: of }]) => ({ date, reason: name, office: of })),
    office,
  })

export const seriesIn = (contents: Contents): readonly NumberingSeries[] =>
  listIn(contents, 'serie').map(([code, { name, prefix, format, restart }]) => ({
    code,
    name,
    prefix,
    format,
    restart,
  }))

/** Who can sign which acts, with the ground and the days of each. */
export const competenceIn = (contents: Pick<Contents, 'of'>): CompetenceTable =>
  listIn(contents, 'competencia').map(
    ([, { kind, authority, authorityWords, of, order: _order, name: _name, ...given }]) => {
      const post = { role: authority, words: authorityWords }
      const common = { ...given, ...(of !== '' && { of }) }
      if (kind === 'delegacion') return { ...common, kind, delegates: post }
      return kind === 'propia'
        ? { ...common, kind, superior: authority === '' ? null : post }
        : { ...common, kind }
    },
  )

/** Lists that steps and forms name in `optionsFrom`, each with its kind. */
const CHOSEN_FROM = {
  causas_devolucion: 'causa_devolucion',
  causas_rechazo: 'causa_rechazo',
  causas_reagendamiento: 'causa_reagendamiento',
  series: 'serie',
  territoriales: 'sede',
  especies: 'especie',
} as const satisfies Readonly<Record<string, ListKind>>

/** What is stored when an element is chosen: its key, after who has to answer for it where that decides the term. */
const storedAs = (key: string, content: object): string =>
  'dueTo' in content ? `${String(content.dueTo)}_${key}` : key

/** Names of the lists whose elements are of a kind; none: nothing is chosen from it. */
export const listsOf = (kind: KindId): readonly string[] =>
  Object.entries(CHOSEN_FROM).flatMap(([name, of]) => (of === kind ? [name] : []))

/** Everything that can be stored where an element was chosen, now or in former years: see `storedAs`. */
export const storedValues = (kind: KindId, key: string): readonly string[] =>
  kind === 'causa_reagendamiento' ? RESCHEDULED_BY.map((dueTo) => `${dueTo}_${key}`) : [key]

type Chosen = ContentOf<(typeof CHOSEN_FROM)[keyof typeof CHOSEN_FROM]>
const isSpecies = (content: Chosen): content is ContentOf<'especie'> => 'scientificName' in content

/** An element as it is offered: a species by both its names. */
const optionOf = (key: string, content: Chosen): FieldOption =>
  isSpecies(content) ? speciesOption(key, content) : { value: storedAs(key, content), label: content.name }

/** The program's lists and the authority's, in its order; what it no longer offers keeps its name. */
export function listsIn(contents: Contents, shipped: Lists): Lists {
  const offered: Record<string, readonly FieldOption[]> = {}
  const former: Record<string, readonly FieldOption[]> = {}
  for (const [name, kind] of Object.entries(CHOSEN_FROM)) {
    const all = listIn(contents, kind).map(([key, content]) => ({
      active: content.active,
      option: optionOf(key, content),
    }))
    offered[name] = all.filter(({ active }) => active).map(({ option }) => option)
    former[name] = all.filter(({ active }) => !active).map(({ option }) => option)
  }
  return { ...shipped, options: { ...shipped.options, ...offered }, former: { ...shipped.former, ...former } }
}

/** What national norms set for many years at once. */
export type NationalFigures = Omit<
  FeeParameters,
  'years' | 'inflation' | 'ownScale' | 'waterTariff' | 'permitPaper'
>

/** Figures for fees: those of each year, and those of national norms. */
export function feeParametersIn(contents: Contents, national: NationalFigures): FeeParameters {
  const years = [...contents.of('cifras')].toSorted(([a], [b]) => Number(a) - Number(b))
  /** One figure by year, of the years that have it. */
  const byYear = <T>(figure: (of: ContentOf<'cifras'>) => T | null): Readonly<Record<string, T>> =>
    Object.fromEntries(
      years.flatMap(([year, of]) => {
        const value = figure(of)
        return value === null ? [] : [[year, value] as const]
      }),
    )
  return {
    ...national,
    years: years
      .filter(([, { offered }]) => offered)
      .map(([year, { smmlv, uvt, uvb, norm }]) => ({ year: Number(year), smmlv, uvt, uvb, norm })),
    inflation: byYear(({ inflation }) => inflation),
    ownScale: byYear(({ ownScale }) => ownScale),
    waterTariff: byYear(({ waterTariff }) => waterTariff),
    permitPaper: byYear(({ permitPaper }) => permitPaper),
  }
}

/** Kind whose items settle fees, so that a change of one counts what was settled again. */
export const FORMULA_KIND = 'formula' satisfies KindId

/** Formulas in force, by what they settle. */
export const formulasIn = (contents: Pick<Contents, 'of'>): Formulas =>
  Object.fromEntries(
    listIn(contents, 'formula').flatMap(([, content]) =>
      content.active ? [[content.settles, formulaOf(content)] as const] : [],
    ),
  )

/** What of an item settles: without its name and its examples. */
export const formulaOf = ({
  grounds,
  inputs,
  lines,
  ceiling,
  table,
  tableBy,
  tableGives,
  rounding,
}: Formula): Formula => ({ grounds, inputs, lines, ceiling, table, tableBy, tableGives, rounding })
