import { AUDIT_GROUPS, type AuditGroup } from '@ventanilla/domain/audit/groups'

/** Audit filters that the server accepts. */
export interface AuditQuery {
  readonly evento?: AuditGroup
  readonly quien?: string
  readonly sobre?: string
  readonly desde?: string
  readonly hasta?: string
  readonly direccion?: string
}

export const FILTERS = ['evento', 'quien', 'sobre', 'desde', 'hasta', 'direccion'] as const
export type FilterName = (typeof FILTERS)[number]

const isGroup = (text: string): text is AuditGroup => text in AUDIT_GROUPS

/** Valid filters of those written, plus a sentence for each invalid value. */
export function readAuditQuery(written: Readonly<Record<FilterName, string>>): {
  readonly asked: AuditQuery
  readonly problems: Readonly<Partial<Record<FilterName, string>>>
} {
  const given = (name: FilterName): string => written[name]
  const problems: Partial<Record<FilterName, string>> = {}
  const words = (name: 'quien' | 'sobre'): Partial<AuditQuery> => {
    const text = given(name)
    if (text.length > 0 && text.length < 3) problems[name] = 'Escriba al menos tres letras o números.'
    return text.length < 3 ? {} : { [name]: text }
  }
  const day = (name: 'desde' | 'hasta'): Partial<AuditQuery> =>
    /^\d{4}-\d{2}-\d{2}$/.test(given(name)) ? { [name]: given(name) } : {}
  const group = given('evento')
  const address = given('direccion')
  const isAddress = /^([0-9a-fA-F.:]+(\/64)?|desconocida)$/.test(address)
  if (address !== '' && !isAddress) problems.direccion = 'Escriba una dirección como 190.24.10.5.'
  const asked = {
    ...(isGroup(group) && { evento: group }),
    ...words('quien'),
    ...words('sobre'),
    ...day('desde'),
    ...day('hasta'),
    ...(isAddress && { direccion: address }),
  }
  if (asked.desde !== undefined && asked.hasta !== undefined && asked.hasta < asked.desde)
    problems.hasta = 'Esta fecha va después de la primera.'
  return { asked, problems }
}
