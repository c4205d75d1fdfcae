import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { askQuery } from '@ventanilla/contract/generated/fields/reports'
import type { reports } from '@ventanilla/contract/reports.contract'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import {
  type AskedReport,
  type ReportFilter,
  readFilters,
  writeFilters,
} from '@ventanilla/domain/reports/question'
import {
  type Measure,
  MEASURES,
  type SubjectId,
  SUBJECTS,
  subjectOf,
} from '@ventanilla/domain/reports/subjects'
import { fieldFault } from '@ventanilla/contract/field-rules'
import { href } from '../../client/address/links.ts'
import { formatMoney, formatNumber } from '../../ui/formats.tsx'

export type ReportAnswer = EndpointAnswer<(typeof reports)['ask']>['body']

const TEXTS = ['por', 'y', 'filtros', 'desde', 'hasta'] as const

/** The question in an address; null: it asks about nothing that there is. */
export function askedIn(address: URLSearchParams): AskedReport | null {
  const subject = keysIn(SUBJECTS).find((one) => one === address.get('tema'))
  if (subject === undefined) return null
  const measure = keysIn(MEASURES).find((one) => one === address.get('medida')) ?? 'cuenta'
  const texts = TEXTS.flatMap((name) => {
    const value = address.get(name) ?? ''
    // what the call would reject for its shape is not asked: a copied link that was cut still opens
    return value === '' || fieldFault(askQuery[name], value) !== null ? [] : [[name, value] as const]
  })
  return {
    tema: subject,
    medida: measure,
    ...Object.fromEntries(texts),
    ...(address.get('comparar') === 'si' && { comparar: 'si' as const }),
  }
}

/** Address of a question. */
export const reportAddress = (asked: AskedReport): string => href('/reporte', {}, { ...asked })

/** Address of the rows behind a number of it, as they stood at that instant. */
export const listAddress = (asked: AskedReport, group: readonly ReportFilter[], at: string): string =>
  href(
    '/reporte',
    {},
    {
      ...asked,
      filtros: writeFilters([...readFilters(asked.filtros ?? ''), ...group]),
      lista: 'si',
      instante: at,
    },
  )

/** A figure as it is read: with its unit. */
export function figureWords(subject: SubjectId, measure: Measure, value: number | null): string {
  if (value === null) return 'Sin dato'
  if (measure === 'a_tiempo') return `${formatNumber(value * 100, 1)} %`
  if (measure === 'cuenta') return formatNumber(value, 0)
  if (subjectOf(subject).amount?.unit === 'pesos') return formatMoney(Math.round(value))
  return `${formatNumber(value, 1)} ${value === 1 ? 'día' : 'días'}`
}
