import { describe, expect, it } from 'vitest'
import { messageFor } from './words/messages.ts'
import { isWanted, WISHES, wishesOf } from './wishes.ts'

describe('a wish', () => {
  it('stands for itself until somebody chooses', () => {
    for (const wish of WISHES) {
      const kind = wish.of === 'funcionario' ? 'funcionario' : 'ciudadano'
      expect(isWanted(wish.id, kind, {})).toBe(wish.initial)
      expect(isWanted(wish.id, kind, { [wish.id]: !wish.initial })).toBe(!wish.initial)
    }
  })

  it('of officials is none of applicants, whatever is stored', () => {
    expect(isWanted('correo_asignadas', 'empresa', { correo_asignadas: true })).toBe(false)
    expect(wishesOf('funcionario').map((wish) => wish.of)).toEqual(['funcionario', 'funcionario'])
  })

  it.each([
    'solicitud.radicada',
    'acto.comunicado',
    'notificacion.electronica',
    'tarea.requerimiento',
    'tarea.recibo',
  ])('never keeps back the mail of %s', (message) => {
    const words = { subject: 'a', body: 'b', action: 'c', sms: '' }
    const sent = messageFor(
      message,
      { radicado: '1', procedure: 'p', caseId: 'c' },
      { wordsOf: () => words, address: 'https://portal.test' },
    )
    expect(sent?.mailIf).toBeNull()
  })
})
