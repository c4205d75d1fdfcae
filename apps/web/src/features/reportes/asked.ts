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
import { MEASURES, SUBJECTS } from '@ventanilla/domain/reports/subjects'
import { fieldFault } from '@ventanilla/contract/field-rules'
import { isIsoDate } from '@ventanilla/domain/terms/dates'
import { href } from '../../client/address/links.ts'

export type ReportAnswer = EndpointAnswer<(typeof reports)['ask']>['body']

const always = (): boolean => true
const isShort = (text: string): boolean => fieldFault(askQuery.filtros, text) === null

/** The question in an address; null: it asks about nothing that there is. */
export function askedIn(address: URLSearchParams): AskedReport | null {
  const subject = keysIn(SUBJECTS).find((one) => one === address.get('tema'))
  if (subject === undefined) return null
  const measure = keysIn(MEASURES).find((one) => one === address.get('medida')) ?? 'cuenta'
  // what the call would reject for its shape is not asked: a copied link that was cut still opens
  const fits = { grupo: always, subgrupo: always, filtros: isShort, desde: isIsoDate, hasta: isIsoDate }
  const texts = keysIn(fits).flatMap((name) => {
    const value = address.get(name) ?? ''
    return value !== '' && fits[name](value) ? [[name, value] as const] : []
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
