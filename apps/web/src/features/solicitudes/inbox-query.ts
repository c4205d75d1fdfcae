import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { inbox as contract } from '@ventanilla/contract/inbox.contract'
import { SEARCH_MIN } from '@ventanilla/domain/kernel/search-text'

export const VIEWS = [
  ['mias', 'Mías'],
  ['grupo', 'De mi grupo'],
  ['por-vencer', 'Por vencer'],
  ['vencidas', 'Vencidas'],
  ['esperando', 'Esperan al solicitante'],
  ['todas', 'Todas'],
] as const
export type View = (typeof VIEWS)[number][0]

export const COLUMNS = [
  ['tramite', 'Trámite'],
  ['solicitante', 'Solicitante'],
  ['municipio', 'Municipio'],
  ['paso', 'Paso'],
  ['vence', 'Vence'],
  ['responsable', 'Responsable'],
] as const
export type Column = (typeof COLUMNS)[number][0]

/** Filters in addition to the view; each is one chip and one query parameter. */
export const FILTERS = ['tramite', 'municipio', 'paso', 'estado', 'responsable'] as const
export type Filter = (typeof FILTERS)[number]

export interface InboxState {
  readonly vista: View
  readonly q: string
  readonly filters: Readonly<Partial<Record<Filter, string>>>
  readonly hidden: ReadonlySet<Column>
}

/** Inbox state read from the address: a copied link shows the same list. */
export function readState(query: URLSearchParams): InboxState {
  const vista = VIEWS.find(([view]) => view === query.get('vista'))?.[0] ?? 'mias'
  const filters: Partial<Record<Filter, string>> = {}
  for (const name of FILTERS) {
    const value = query.get(name)
    if (value !== null && value !== '') filters[name] = value
  }
  const hidden = new Set((query.get('ocultas') ?? '').split(','))
  return {
    vista,
    q: query.get('q') ?? '',
    filters,
    hidden: new Set(COLUMNS.map(([column]) => column).filter((column) => hidden.has(column))),
  }
}

/** Inbox state as API query parameters. */
export function asQuery(state: InboxState) {
  const { tramite, ...rest } = state.filters
  const q = state.q.trim()
  return {
    vista: state.vista,
    ...(q.length >= SEARCH_MIN && { q }),
    ...(tramite !== undefined && /^\d+$/.test(tramite) && { tramite: Number(tramite) }),
    ...rest,
  }
}

export type InboxRow = EndpointAnswer<(typeof contract)['inbox.list']>['body']['rows'][number]

/** Rows that can be assigned; an act pending publication has no task. */
export const markable = (rows: readonly InboxRow[]): string[] =>
  rows.flatMap(({ taskId }) => (taskId === null ? [] : [taskId]))
