import { describe, expect, it } from 'vitest'
import { factsOf, openedWords, shownAddress, titleOf } from './message-words.ts'

const AT = '2026-02-02T15:00:00.000Z'
const SENT = {
  id: '1',
  kind: 'notificacion',
  channel: 'email',
  to: 'ana@correo.test',
  person: 'Ana Ruiz',
  subject: 'Tiene una notificación',
  state: 'enviado',
  attempts: 1,
  error: null,
  doubtfulSince: null,
  nextAt: null,
  createdAt: AT,
  sentAt: AT,
  opened: null,
  caseId: null,
  radicado: null,
  resent: false,
  canReaddress: true,
} as const

describe('what became of a message', () => {
  it('is said as far as it is known', () => {
    expect(factsOf({ ...SENT, attempts: 0, state: 'en_cola', sentAt: null, nextAt: AT })).toEqual([
      '0 intentos',
    ])
    expect(factsOf(SENT)).toEqual(['1 intento', expect.stringMatching(/^salió el /)])
    expect(
      factsOf({ ...SENT, attempts: 3, doubtfulSince: AT, opened: { at: AT, how: 'notificacion' } }),
    ).toEqual([
      '3 intentos',
      expect.stringMatching(/^salió el /),
      'quizá llegó dos veces',
      expect.stringMatching(/^abierto en el portal el /),
    ])
  })
  it('says how an opening is known', () => {
    expect(openedWords(SENT)).toBeNull()
    expect(openedWords({ opened: { at: AT, how: 'aviso' } })).toMatch(/^La persona leyó el mismo aviso/)
  })
})

it('a message without a subject is called by its kind, a telephone is grouped', () => {
  expect(titleOf(SENT)).toBe('Tiene una notificación')
  expect(titleOf({ kind: 'codigo', channel: 'sms', subject: null })).toBe(
    'Mensaje de texto: Código o enlace personal de un trámite',
  )
  expect(shownAddress({ channel: 'sms', to: '573115550142' })).toBe('311 555 0142')
})
