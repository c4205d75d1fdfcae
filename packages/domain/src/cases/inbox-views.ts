/** The views of the officials' inbox; the address of the screen carries the same words. */
export const INBOX_VIEWS = ['mias', 'grupo', 'por-vencer', 'vencidas', 'esperando', 'todas'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]

/** Stands for a step in the inbox: publishing what the law has published is work of people, not a step of any case. */
export const PUBLICATION = 'publicacion'

/** What each shows, for whoever has only the names. */
export const INBOX_VIEW_MEANINGS: Readonly<Record<InboxView, string>> = {
  mias: 'Las asignadas al lector',
  grupo: 'Las de su rol y oficina que nadie tiene',
  'por-vencer': 'Las que vencen pronto',
  vencidas: 'Las que ya vencieron',
  esperando: 'Las que esperan al solicitante o una fecha',
  todas: 'Todas las que puede ver',
}
