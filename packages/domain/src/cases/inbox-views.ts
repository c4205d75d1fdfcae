/** Views of the officials' inbox; the screen's address uses the same names. */
export const INBOX_VIEWS = ['mias', 'grupo', 'por-vencer', 'vencidas', 'esperando', 'todas'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]

/**
 * Pseudo-step in the inbox: publishing acts that the law requires to be published is work outside any case
 * step.
 */
export const PUBLICATION = 'publicacion'

/** Description of each view, for clients that only see its name. */
export const INBOX_VIEW_MEANINGS: Readonly<Record<InboxView, string>> = {
  mias: 'Las asignadas al lector',
  grupo: 'Las de su rol y oficina que nadie tiene',
  'por-vencer': 'Las que vencen pronto',
  vencidas: 'Las que ya vencieron',
  esperando: 'Las que esperan al solicitante o una fecha',
  todas: 'Todas las que puede ver',
}
