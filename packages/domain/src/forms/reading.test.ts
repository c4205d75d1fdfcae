import { describe, expect, it } from 'vitest'
import type { FormDef } from './definition.ts'
import { prune, read } from './reading.ts'

const form: FormDef = {
  id: 'tarea',
  checks: [],
  sections: [
    {
      key: 'tarea',
      title: 'Decisión',
      fields: [
        { key: 'decision.sentido', kind: 'text', label: 'Sentido', required: true },
        {
          key: 'decision.caudal',
          kind: 'decimal',
          label: 'Caudal',
          required: true,
          condition: { '==': [{ var: 'decision.sentido' }, 'otorga'] },
        },
        {
          key: 'decision.nota',
          kind: 'text',
          label: 'Nota',
          required: false,
          condition: { '==': [{ var: 'concepto.recomendacion' }, 'negar'] },
        },
      ],
    },
  ],
}

describe('conditions on keys with dots, as tasks have them', () => {
  it('open a field by the answer of another', () => {
    const answers = { 'decision.sentido': 'otorga', 'decision.caudal': 2 }
    expect(prune(form, answers)).toEqual(answers)
    expect(prune(form, { ...answers, 'decision.sentido': 'niega' })).toEqual({ 'decision.sentido': 'niega' })
  })

  it('open a field by what the case knows', () => {
    expect(read(form, {}, { 'concepto.recomendacion': 'negar' }).isVisible('decision.nota')).toBe(true)
    expect(read(form, {}, { 'concepto.recomendacion': 'otorgar' }).isVisible('decision.nota')).toBe(false)
  })
})
