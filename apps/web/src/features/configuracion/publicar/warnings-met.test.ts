import { describe, expect, it } from 'vitest'
import { CallError } from '../../../client/network/http.ts'
import { areAccepted, type Finding } from './accepting.ts'
import { findingsOf } from './warnings-met.ts'

const warning: Finding = {
  id: 'sede:en-uso:norte',
  severity: 'aviso',
  sentence: '«Norte» está en uso.',
  items: [],
}

describe('what a refused change met', () => {
  it('are the warnings that the server names', () => {
    const refused = new CallError(409, 'Hay avisos por aceptar.', { current: { findings: [warning] } })
    expect(findingsOf(refused)).toEqual([warning])
  })

  it('is nothing where it was refused for something else', () => {
    expect(
      findingsOf(new CallError(409, 'Entró en vigor otra versión.', { current: { version: 3 } })),
    ).toEqual([])
    expect(findingsOf(new CallError(409, 'Ya se confirmó.'))).toEqual([])
    expect(findingsOf(new Error('sin red'))).toEqual([])
  })

  it('goes on once each warning has its reason; an error never does', () => {
    const reasons = { [warning.id]: 'Se traslada el lunes' }
    expect(areAccepted([], {})).toBe(true)
    expect(areAccepted([warning], {})).toBe(false)
    expect(areAccepted([warning], reasons)).toBe(true)
    expect(areAccepted([{ ...warning, severity: 'error' }], reasons)).toBe(false)
  })
})
