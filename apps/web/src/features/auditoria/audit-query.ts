import { AUDIT_GROUPS, type AuditGroup } from '@ventanilla/domain/audit/groups'
import type { WrittenFilters } from '../../keeping/plain-list/use-filters.ts'

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

const WORDS = { tooShort: 'Escriba al menos tres letras o números.' }
/** What the filters say in words of their own. */
export const OWN = {
  quien: WORDS,
  sobre: WORDS,
  direccion: { malformed: 'Escriba una dirección como 190.24.10.5.' },
}

const isGroup = (text: string): text is AuditGroup => text in AUDIT_GROUPS

/** A day of the address; one that is none is left out, as its field cannot show it. */
const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** Valid filters of those written, plus a sentence for each invalid value. */
export function readAuditQuery({ valid, faults }: Pick<WrittenFilters<FilterName>, 'valid' | 'faults'>): {
  readonly asked: AuditQuery
  readonly problems: Readonly<Partial<Record<FilterName, string>>>
} {
  const { evento, desde, hasta, ...words } = valid
  const asked = {
    ...words,
    ...(evento !== undefined && isGroup(evento) && { evento }),
    ...(isDay(desde) && { desde }),
    ...(isDay(hasta) && { hasta }),
  }
  const backwards = asked.desde !== undefined && asked.hasta !== undefined && asked.hasta < asked.desde
  return {
    asked,
    problems: { ...faults, ...(backwards && { hasta: 'Esta fecha no puede ser anterior a la de «Desde».' }) },
  }
}
