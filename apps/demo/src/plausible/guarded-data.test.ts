import { describe, expect, it } from 'vitest'
import { guardedData } from './guarded-data.ts'
import { FAILS, FILLED } from './plausible.ts'

const CHECKLIST = {
  key: 'revision.documentos',
  kind: 'checklist',
  label: 'Documentos',
  required: true,
} as const

describe('what somebody captures who wants an outcome', () => {
  it('is nothing without a guard', () => {
    expect(guardedData(undefined, [])).toEqual({})
  })

  it('is what its comparisons with captured data ask for, however they are joined', () => {
    const guard = {
      and: [
        { '==': [{ var: 'dato.visita.hay_oposicion' }, true] },
        { '!=': [{ var: 'dato.concepto.favorable' }, true] },
      ],
    }
    expect(guardedData(guard, [])).toEqual({
      'visita.hay_oposicion': true,
      'concepto.favorable': false,
    })
  })

  it('is a first point that fails where the guard counts failures', () => {
    expect(guardedData({ '>': [{ var: 'conteo.revision_documentos' }, 0] }, [CHECKLIST])).toEqual({
      'revision.documentos': FAILS,
    })
  })

  it('is nothing about facts that were captured before', () => {
    const guard = { '==': [{ var: 'hecho.decision.sentido' }, 'otorga'] }
    expect(guardedData(guard, [])).toEqual({})
    expect(guardedData(guard, [], 'hecho.')).toEqual({ 'decision.sentido': 'otorga' })
  })

  it('is another one of the choices where one of them is not wanted', () => {
    const sense = {
      key: 'decision.sentido',
      kind: 'choice',
      label: 'Decisión',
      required: true,
      options: [
        { value: 'otorga', label: 'Otorgar' },
        { value: 'niega', label: 'Negar' },
      ],
    } as const
    const guard = { '!=': [{ var: 'dato.decision.sentido' }, 'otorga'] }
    expect(guardedData(guard, [sense])).toEqual({ 'decision.sentido': 'niega' })
    expect(guardedData(guard, [])).toEqual({})
  })

  it('is the first of several values, the first of several ways, and something where anything will do', () => {
    expect(guardedData({ in: [{ var: 'dato.arbol.riesgo' }, ['alto', 'extremo']] }, [])).toEqual({
      'arbol.riesgo': 'alto',
    })
    const either = { or: [{ var: 'dato.acta.leida' }, { '==': [{ var: 'dato.acta.leida' }, false] }] }
    expect(guardedData(either, [])).toEqual({ 'acta.leida': true })
    expect(guardedData({ '!!': [{ var: 'dato.respuesta' }] }, [])).toEqual({ respuesta: FILLED })
  })
})
