/** The confession takes its own percentage off the fine (Ley 1333 de 2009 art. 6, with Ley 2387 de 2024). */
export const CONFESSION = { code: 'confesion', label: 'Confesión', mitigates: true } as const

/**
 * By code, the stems that name each circumstance in a drafter's own sentence: «el ocultamiento», «haber
 * ocultado». An open circumstance is named by the words that describe it.
 */
export const CIRCUMSTANCE_WORDS: Readonly<Record<string, string>> = {
  reincidencia: 'reincid',
  dano_grave: 'da[ñn]os? grave|graves? da[ñn]o|gravedad del da[ñn]o',
  ocultar_otra: 'ocult|encub[ri]',
  rehuir: 'rehu[iíy]|(?:atribu|evadi|elud)\\p{L}+ (?:la |su )?responsabilidad|atribu\\p{L}+ a otr',
  areas_protegidas: '[áa]reas? protegida|especies? (?:amenazada|en (?:amenaza|veda|peligro))|vedada',
  importancia_ecologica: 'importancia ecol[óo]gica|ecosistemas? estrat[ée]gico',
  provecho: 'provecho|lucr[oa]|beneficio econ[óo]mico',
  obstaculizar: 'obstacul|obstru[iíy]|entorpec',
  incumplir_medidas:
    '(?:incumpl|desacat|desobede)\\p{L}+ (?:(?:de|a|la|las|el|los|una) )*medidas? preventivas?',
  varias_disposiciones: '(?:varias|m[úu]ltiples|distintas) (?:disposiciones|normas)',
  resarcir: 'resarc|mitiga(?:r|do|ci)|repar[aoó]|compens|restaur|restitu|reforest|recuper',
  confesion: 'confes',
}
