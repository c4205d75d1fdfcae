import { describe, expect, it } from 'vitest'
import type { FamilyDef, Outcome } from '../definition/definition.ts'
import { stepAfterFiling } from './filing.ts'

const family = (outcomes: readonly Outcome[]): FamilyDef => ({
  id: 'prueba',
  name: 'Prueba',
  norm: '',
  isSubprocess: false,
  procedureTypes: [],
  initialStep: 'A-01',
  startedBy: 'usuario',
  steps: [
    {
      id: 'A-01',
      family: 'prueba',
      title: 'Radicación',
      kind: 'answer',
      screen: '/',
      roles: ['USER_CIUDADANO'],
      pausesTerm: false,
      resumesTerm: false,
      turn: 'usuario',
      capture: [],
      produces: [],
      outcomes,
    },
  ],
})
const ALTERNATIVE: Outcome = {
  code: 'riesgo',
  label: 'Riesgo',
  to: 'B-01',
  by: 'applicant',
  guard: { '==': [{ var: 'hecho.tramite.alterna' }, true] },
}
const ORDINARY: Outcome = { code: 'radicada', label: 'Radicada', to: 'A-02', by: 'applicant' }

describe('a filed application', () => {
  it('goes the alternative way when its condition holds, else the ordinary one', () => {
    const two = family([ALTERNATIVE, ORDINARY])
    expect(stepAfterFiling(two, { 'tramite.alterna': true })).toBe('B-01')
    expect(stepAfterFiling(two, { 'tramite.alterna': false })).toBe('A-02')
    expect(stepAfterFiling(two, {})).toBe('A-02')
  })

  it('never takes a way that only the portal takes', () => {
    expect(() => stepAfterFiling(family([{ ...ORDINARY, by: 'system' }]), {})).toThrow('no se sale')
  })
})
