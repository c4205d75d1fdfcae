/** Labels of notification means and states, for readers of an expediente. */

export const NOTIFICATION_MEANS: Readonly<Record<string, string>> = {
  electronica: 'Electrónica',
  personal: 'Personal',
  aviso: 'Por aviso',
  aviso_publicado: 'Por aviso en cartelera y página web',
}

/** Stored states of a notification. */
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
 * State of a notification on `today`, in words. A notice takes effect when its legal day ends (CPACA art. 69),
 * so it must not show as notified before.
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
