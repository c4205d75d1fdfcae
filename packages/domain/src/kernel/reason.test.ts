import { describe, expect, it } from 'vitest'
import { askForReason, isReason, REASON_HINT } from './reason.ts'

describe('a reason that somebody else reads', () => {
  it.each([
    ['ten letters', 'Está vacío', true],
    ['nine letters', 'Está vací', false],
    ['nine letters between spaces', '  Está vací  ', false],
    ['nothing', '', false],
  ])('%s', (_, written, enough) => {
    expect(isReason(written)).toBe(enough)
  })

  it('is asked for with the length that it needs', () => {
    expect(askForReason()).toBe('Escriba el motivo (al menos 10 letras).')
    expect(askForReason('por qué retira la observación')).toBe(
      'Escriba por qué retira la observación (al menos 10 letras).',
    )
    expect(REASON_HINT).toBe('Al menos 10 letras.')
  })
})
