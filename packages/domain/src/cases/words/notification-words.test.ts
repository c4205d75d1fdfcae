import { describe, expect, it } from 'vitest'
import { meansWords, standingWords } from './notification-words.ts'

const told = (state: string, means: string | null, legalOn: string | null = null) =>
  standingWords({ state, means, legalOn }, '2026-03-06').words

describe('where a notification stands', () => {
  it.each([
    ['pending', null, null, 'Por notificar'],
    ['sent', 'electronica', null, 'Enviada, sin abrir'],
    ['sent', 'personal', null, 'Citación enviada'],
    ['sent', 'aviso', null, 'Aviso enviado'],
    ['done', 'electronica', '2026-03-06', 'Notificada'],
    ['done', 'personal', '2026-03-06', 'Notificada'],
    // CPACA art. 69: takes effect at the end of that day
    ['done', 'aviso', '2026-03-06', 'Entregada, todavía sin efecto'],
    ['done', 'aviso', '2026-03-05', 'Notificada'],
    ['done', 'aviso_publicado', '2026-03-09', 'Entregada, todavía sin efecto'],
  ])('%s by %s with legal date %s is told as «%s»', (state, means, legalOn, words) => {
    expect(told(state, means, legalOn)).toBe(words)
  })

  it('says its means in words, and nothing while none was chosen', () => {
    expect([meansWords('aviso_publicado'), meansWords(null)]).toEqual([
      'Por aviso en cartelera y página web',
      null,
    ])
  })
})
