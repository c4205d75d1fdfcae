/** The views of the officials' inbox; the address of the screen carries the same words. */
export const INBOX_VIEWS = ['mias', 'grupo', 'por-vencer', 'vencidas', 'esperando', 'todas'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]
