import type { Fault } from '../kernel/problem.ts'
import { addDays, daysBetween, type IsoDate } from '../terms/dates.ts'
import { dimensionOf, type Measure, measuresOf, MEASURES, type SubjectId, subjectOf } from './subjects.ts'

/** One value of a dimension that the rows must have; '' for rows without one. */
export interface ReportFilter {
  readonly dimension: string
  readonly value: string
}

/** What is asked of the rows of one subject. */
export interface ReportQuestion {
  readonly subject: SubjectId
  readonly measure: Measure
  /** at most two dimensions; none: one number for all rows */
  readonly by: readonly string[]
  readonly filters: readonly ReportFilter[]
  /** first and last day, both included; null: without that limit */
  readonly from: IsoDate | null
  readonly until: IsoDate | null
  /** with the same number of days just before */
  readonly compare: boolean
}

export const FILTERS_MAX = 6
/** Length of the filters as one text in an address. */
export const FILTERS_TEXT_MAX = 600
const BETWEEN = '|'

/** The filters as one text, `oficina:norte|paso:…`, as an address carries them. */
export const writeFilters = (filters: readonly ReportFilter[]): string =>
  filters.map(({ dimension, value }) => `${dimension}:${value}`).join(BETWEEN)

/** The filters in a text; what has no name is kept with an empty one, so that the judge rejects it. */
export const readFilters = (text: string): ReportFilter[] =>
  text === ''
    ? []
    : text.split(BETWEEN).map((part) => {
        const at = part.indexOf(':')
        return at < 0
          ? { dimension: part, value: '' }
          : { dimension: part.slice(0, at), value: part.slice(at + 1) }
      })

/** The period just before, with as many days; null without both ends. */
export function periodBefore(
  from: IsoDate | null,
  until: IsoDate | null,
): { readonly from: IsoDate; readonly until: IsoDate } | null {
  if (from === null || until === null || until < from) return null
  const days = daysBetween(from, until) + 1
  return { from: addDays(from, -days), until: addDays(from, -1) }
}

/** Why a question cannot be answered, at the fields of the call; none: it can. */
export function judgeQuestion(question: ReportQuestion): Fault[] {
  const { subject, measure, by, filters, from, until, compare } = question
  const { name } = subjectOf(subject)
  const faults: Fault[] = []
  by.forEach((one, i) => {
    const path = i === 0 ? 'grupo' : 'subgrupo'
    if (dimensionOf(subject, one) === undefined)
      faults.push({ path, message: `«${name}» ya no se agrupa por «${one}». Elija otra agrupación.` })
    else if (by.indexOf(one) < i)
      faults.push({ path, message: 'Las dos agrupaciones son la misma. Elija otra o quite una.' })
  })
  if (!measuresOf(subject).includes(measure))
    faults.push({
      path: 'medida',
      message: `De «${name}» no se calcula «${MEASURES[measure]}». Elija otra medida.`,
    })
  if (filters.length > FILTERS_MAX)
    faults.push({ path: 'filtros', message: `Use hasta ${FILTERS_MAX} filtros.` })
  for (const { dimension } of filters)
    if (dimensionOf(subject, dimension) === undefined)
      faults.push({
        path: 'filtros',
        message: `«${name}» ya no se filtra por «${dimension}». Quite ese filtro.`,
      })
  if (from !== null && until !== null && until < from)
    faults.push({ path: 'hasta', message: 'Esta fecha no puede ser anterior a la de «Desde».' })
  if (compare && (from === null || until === null))
    faults.push({
      path: 'comparar',
      message: 'Para comparar con el período anterior escriba las dos fechas.',
    })
  return faults
}

/** A question as an address carries it. */
export interface AskedReport {
  readonly tema: SubjectId
  readonly medida: Measure
  readonly grupo?: string | undefined
  readonly subgrupo?: string | undefined
  readonly filtros?: string | undefined
  readonly desde?: IsoDate | undefined
  readonly hasta?: IsoDate | undefined
  readonly comparar?: 'si' | undefined
}

export const questionOf = (asked: AskedReport): ReportQuestion => ({
  subject: asked.tema,
  measure: asked.medida,
  by: [asked.grupo, asked.subgrupo].flatMap((one) => (one === undefined || one === '' ? [] : [one])),
  filters: readFilters(asked.filtros ?? ''),
  from: asked.desde ?? null,
  until: asked.hasta ?? null,
  compare: asked.comparar === 'si',
})

/** The parameters of an address; what is not asked is left out. */
export function askedOf({
  subject,
  measure,
  by,
  filters,
  from,
  until,
  compare,
}: ReportQuestion): AskedReport {
  const [grupo, subgrupo] = by
  return {
    tema: subject,
    medida: measure,
    ...(grupo !== undefined && { grupo }),
    ...(subgrupo !== undefined && { subgrupo }),
    ...(filters.length > 0 && { filtros: writeFilters(filters) }),
    ...(from !== null && { desde: from }),
    ...(until !== null && { hasta: until }),
    ...(compare && { comparar: 'si' as const }),
  }
}
