import { percentTenths } from '@ventanilla/domain/fees/cap-percent'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { cataloguePortal } from '@ventanilla/contract/portal/catalogue.contract'

type Catalogue = typeof cataloguePortal
/** A procedure type as in lists: the fields of section 3 plus the server's own additions. */
export type ProcedureRow = EndpointAnswer<Catalogue['listProcedures']>['body']['rows'][number]
/** A procedure type with documents, norms and the fee scale. */
export type ProcedureDetail = EndpointAnswer<Catalogue['readProcedure']>['body']['rows'][number]
export type SubcategoryRow = EndpointAnswer<Catalogue['listSubcategories']>['body']['rows'][number]
export type DocumentRow = ProcedureDetail['tram_documento_tramite'][number]
export type FeeScale = NonNullable<ProcedureDetail['feeScale']>
export type ProcedureTerm = ProcedureRow['terms'][number]

/** Toggle value for all procedures. */
export const ALL_TOPICS = 0

const LEAD = /^\s*podr[aá]s\s+realizar\s+tr[aá]mites\s+de:?\s*/i
const clean = (parts: readonly string[]): string[] =>
  parts.map((part) => part.trim().replace(/\.$/, '')).filter((part) => part !== '')
const upper = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)

/** Where the description of each presentation that is a list is split. */
const SPLIT_AT: Readonly<Record<Exclude<ProcedureRow['presentation'], 'texto'>, RegExp>> = {
  lista: /,/,
  vinetas: /[•·▪●]|\r?\n/,
}

/** Parts of a description: as its type declares, a list without the leading phrase, or one text. */
export function descriptionParts(
  row: ProcedureRow,
): { readonly list: readonly string[] } | { readonly text: string } {
  if (row.presentation === 'texto') return { text: row.tt_descripcion }
  return { list: clean(row.tt_descripcion.replace(LEAD, '').split(SPLIT_AT[row.presentation])).map(upper) }
}

/** Main text of the detail page: the type's own, or its summary. */
export const detailText = (row: ProcedureDetail): string => row.detailText ?? row.summary

/** Required documents in order, without those the public page hides. */
export function visibleDocuments(row: ProcedureDetail): DocumentRow[] {
  return row.tram_documento_tramite
    .filter((document) => !document.hiddenInDetail)
    .sort((a, b) => a.tdt_orden - b.tdt_orden)
}

/** Link of a document: its own, or a description that is only an address (gaps 40). */
export function documentLink(document: DocumentRow): { text: string; url: string } | null {
  if (document.link !== undefined) return document.link
  const description = document.fk_tram_documento.td_descripcion.trim()
  return /^https?:\/\/\S+$/.test(description) ? { text: 'Abrir enlace', url: description } : null
}

/**
 * Business days that the law gives the authority, excluding pauses; null when no stage counts in business days.
 */
export function legalTerm(row: ProcedureRow): number | null {
  const days = row.terms

    .filter((term) => term.holder === 'autoridad' && term.unit === 'habiles' && !term.pausesTerm)
    .reduce((sum, term) => sum + term.amount, 0)
  return days === 0 ? null : days
}

export function termText(row: ProcedureRow): string {
  const days = legalTerm(row)
  return days === null ? 'Según el caso' : `${days} ${days === 1 ? 'día hábil' : 'días hábiles'}`
}

const pesos = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 })
/** '$ 1.234.567' with a non-breaking space. */
export const money = (value: number): string => `$\u00a0${pesos.format(value)}`

/** Short cost text. */
export function costText(row: ProcedureRow): string {
  switch (row.fee.evaluation) {
    case 'no_genera':
      return 'Sin costo'
    case 'segun_permiso':
      return 'Según el permiso'
    case 'tarifa_fija_sunl':
      return 'Tarifa fija nacional'
    default:
      return row.feeFrom === null ? 'Según el proyecto' : `Desde ${money(row.feeFrom)}`
  }
}

/**
 * Ceiling of the evaluation fee for a project worth `value` pesos (Ley 633 de 2000, art. 96; Resolución 1280 de
 * 2010). Whole pesos, half up; integers only. `rule` explains its origin in words.
 */
export function feeCeiling(
  scale: FeeScale,
  value: number,
): { readonly ceiling: number; readonly rule: string } {
  const bracket = scale.brackets.find(
    (one) => value >= one.from * scale.minimumWage && value < one.to * scale.minimumWage,
  )
  if (bracket !== undefined) {
    const words =
      bracket.from === 0
        ? `menos de ${pesos.format(bracket.to)} salarios mínimos`
        : `${pesos.format(bracket.from)} a ${pesos.format(bracket.to)} salarios mínimos`
    return { ceiling: bracket.ceiling, rule: `Tope de ${scale.year} para proyectos de ${words}.` }
  }
  const tenths = percentTenths((wages) => value - wages * scale.minimumWage) ?? 6
  const ceiling = Number((BigInt(Math.round(value)) * BigInt(tenths) + 500n) / 1000n)
  return { ceiling, rule: `Tope de ${scale.year}: 0,${tenths} % del valor del proyecto.` }
}
