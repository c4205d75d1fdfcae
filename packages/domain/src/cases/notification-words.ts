/** How a notification is told to whoever reads a file: its means and where it stands, in words. */

export const NOTIFICATION_MEANS: Readonly<Record<string, string>> = {
  electronica: 'Electrónica',
  personal: 'Personal',
  aviso: 'Por aviso',
  aviso_publicado: 'Por aviso en cartelera y página web',
}

/** Where a notification stands, as the case keeps it. */
export const NOTIFICATION_STATES = {
  pending: 'Por notificar',
  sent: 'Enviada o citada',
  accessed: 'El destinatario la abrió',
  appeared: 'El destinatario compareció',
  delivered: 'Se entregó el aviso',
  published: 'Se publicó el aviso',
  done: 'Surtida',
  failed: 'No se terminó: el trámite había concluido',
} as const

export const meansWords = (means: string | null): string | null =>
  means === null ? null : (NOTIFICATION_MEANS[means] ?? means)

const TAKES_EFFECT_LATER: ReadonlySet<string | null> = new Set(['aviso', 'aviso_publicado'])

/**
 * Where a notification stands on `today`. One by notice is done when the day on which it takes effect is over (CPACA
 * art. 69): until then nobody may read that the person has been notified.
 */
export function standingWords(
  of: { readonly state: string; readonly means: string | null; readonly legalOn: string | null },
  today: string,
): { readonly words: string; readonly tone: 'ok' | 'info' | 'warn' } {
  if (of.state === 'done')
    return TAKES_EFFECT_LATER.has(of.means) && of.legalOn !== null && today <= of.legalOn
      ? { words: 'Entregada, todavía sin efecto', tone: 'info' }
      : { words: 'Notificada', tone: 'ok' }
  if (of.state === 'failed') return { words: 'No se terminó: el trámite había concluido', tone: 'info' }
  if (of.state === 'pending') return { words: 'Por notificar', tone: 'warn' }
  return of.means === 'electronica'
    ? { words: 'Enviada, sin abrir', tone: 'warn' }
    : of.means === 'personal'
      ? { words: 'Citación enviada', tone: 'warn' }
      : { words: 'Aviso enviado', tone: 'warn' }
}
