import { MONTHS } from '@ventanilla/domain/terms/dates'
import { CAUSE_FACTS, MOVED_IN_LIST, VISIT_CAUSE } from '@ventanilla/domain/reports/causes'
import { type DimensionKind, isUnlisted, type UnlistedKind } from '@ventanilla/domain/reports/dimensions'
import { dimensionOf, type SubjectId } from '@ventanilla/domain/reports/subjects'
import { seriesIn } from '@ventanilla/domain/configuration/readings'
import { namesOf as optionNames } from '@ventanilla/domain/forms/lists'
import { isTermUnit, amountWords } from '@ventanilla/domain/terms/term'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { SeriesGap } from '../../db/reports/answer.ts'
import type { AppDeps } from '../../deps.ts'

interface Option {
  readonly value: string
  readonly label: string
}
type Offered = Exclude<DimensionKind, UnlistedKind | 'lista'>

const byName = (options: readonly Option[]): Option[] =>
  options.toSorted((a, b) => a.label.localeCompare(b.label, 'es'))

/** Values in force of each kind of dimension that the authority's data name. */
export function optionsOf({ catalogue }: Pick<AppDeps, 'catalogue'>): Readonly<Record<Offered, Option[]>> {
  const { newest, territory } = catalogue
  return {
    oficina: byName(catalogue.offices.map(({ id, name }) => ({ value: id, label: name }))),
    tramite: byName(
      [...newest.procedures.keys()].map((ttId) => ({
        value: String(ttId),
        label: catalogue.procedureName(ttId),
      })),
    ),
    paso: byName([...newest.workflow.steps.values()].map(({ id, title }) => ({ value: id, label: title }))),
    estado_caso: byName(Object.entries(catalogue.statuses).map(([value, label]) => ({ value, label }))),
    municipio: byName(territory.municipalities.map(({ dane, name }) => ({ value: dane, label: name }))),
    serie: byName(seriesIn(catalogue.contents).map(({ code, name }) => ({ value: code, label: name }))),
    plantilla: byName([...catalogue.actRules.values()].map(({ id, name }) => ({ value: id, label: name }))),
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function monthName(value: string): string {
  const month = MONTHS[Number(value.slice(5)) - 1]
  return month === undefined ? value : `${capital(month)} de ${value.slice(0, 4)}`
}

/** '15 habiles' in words; a stage that begins after a wait that the law demands has none of its own. */
function termName(value: string): string {
  const [amount = '', unit = ''] = value.split(' ')
  if (isTermUnit(unit)) return amountWords(Number(amount), unit)
  return value === 'espera' ? 'Al cumplirse la espera de ley' : value
}

/** Names of captured causes, as the steps that capture them offer or offered them. */
function causeNames({ everyWorkflow, lists }: AppDeps['catalogue']): ReadonlyMap<string, string> {
  const fields = [...everyWorkflow.steps.values()]
    .flatMap(({ capture }) => capture)
    .filter(({ key }) => key === VISIT_CAUSE || Object.hasOwn(CAUSE_FACTS, key))
  const named = fields.flatMap((field) => optionNames(field, lists) ?? [])
  return new Map([
    ...named.map(({ value, label }): [string, string] => [value, label]),
    [MOVED_IN_LIST, 'Cambio en la lista de visitas, con su motivo en el historial'],
  ])
}

/** Numbers that a series skipped, in words: 'Resoluciones, 2026: del 3 al 5'. */
export function gapNames({ catalogue }: Pick<AppDeps, 'catalogue'>, gaps: readonly SeriesGap[]): string[] {
  const series = new Map(seriesIn(catalogue.contents).map(({ code, name }) => [code, name]))
  return gaps.map(({ series: code, scope, first, last }) => {
    const period = scope.slice(scope.indexOf(':') + 1)
    const numbers = first === last ? `el ${first}` : `del ${first} al ${last}`
    return `${series.get(code) ?? code}${period === scope ? '' : `, ${period}`}: ${numbers}`
  })
}

/** A complaint or a petition is of no procedure. */
const procedureWords = (name: string): string => (name === '' ? 'Actuaciones sin trámite' : name)

/** Words for the values of one dimension, also of what was retired. */
export type NameOf = (dimension: string, value: string) => string

/** `people`: names by id, of `peopleNamed`. */
export function namesOf(
  { catalogue }: Pick<AppDeps, 'catalogue'>,
  subject: SubjectId,
  people: ReadonlyMap<string, string>,
): NameOf {
  const series = new Map(seriesIn(catalogue.contents).map(({ code, name }) => [code, name]))
  const causes = causeNames(catalogue)
  const named: Readonly<Record<Exclude<DimensionKind, 'lista'>, (value: string) => string | undefined>> = {
    oficina: (value) => catalogue.officeName(value),
    tramite: (value) =>
      /^\d{1,4}$/.test(value) ? procedureWords(catalogue.procedureName(Number(value))) : undefined,
    paso: (value) => catalogue.everyWorkflow.steps.get(value)?.title,
    estado_caso: (value) => catalogue.statuses[value],
    municipio: (value) => catalogue.municipalityName(value),
    serie: (value) => series.get(value),
    plantilla: (value) => catalogue.actRules.get(value)?.name,
    persona: (value) => people.get(value),
    mes: monthName,
    termino: termName,
    causa: (value) => causes.get(value),
    palabra: (value) => capital(value.replaceAll('_', ' ')),
  }
  return (dimension, value) => {
    const found = dimensionOf(subject, dimension)
    if (found === undefined) return value
    if (value === '') return found.none ?? 'Sin dato'
    return (found.kind === 'lista' ? found.values?.[value] : named[found.kind](value)) ?? value
  }
}

/** Sentences about filters on what is no longer in force; rows from before still have it. */
export function retiredFilters(
  deps: Pick<AppDeps, 'catalogue'>,
  subject: SubjectId,
  filters: readonly { readonly dimension: string; readonly value: string; readonly label: string }[],
): string[] {
  const options = optionsOf(deps)
  return filters.flatMap(({ dimension, value, label }) => {
    const found = dimensionOf(subject, dimension)
    if (found === undefined || value === '') return []
    const { kind } = found
    const inForce =
      kind === 'lista'
        ? Object.keys(found.values ?? {})
        : isUnlisted(kind)
          ? null
          : options[kind].map((one) => one.value)
    return inForce === null || inForce.includes(value)
      ? []
      : [
          `El filtro «${found.label}: ${label}» nombra algo que ya no está en vigor. Se cuentan las filas de antes que lo tienen.`,
        ]
  })
}

/** Names of officials by id; values that are no ids are left out. */
export async function peopleNamed(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(ids)].filter((id) => /^[0-9a-f-]{36}$/.test(id))
  if (asked.length === 0) return new Map()
  const rows = await db.rows<{ id: string; name: string }>(
    sql`select u.id, u.first_names || ' ' || u.last_names as name from users u where u.id::text = any(${asked}::text[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
