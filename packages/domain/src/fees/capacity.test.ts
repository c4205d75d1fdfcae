import { describe, expect, it } from 'vitest'
import { kindRefusal, kindsFor, valuedKind } from './capacity.ts'

describe('the kinds that a document allows', () => {
  it('are companies and public entities for a NIT, a natural person for every other, and all while it is unknown', () => {
    expect(kindsFor('6')).toEqual(['juridica', 'territorial'])
    for (const type of ['1', '3', '4', '5']) expect(kindsFor(type)).toEqual(['natural'])
    for (const type of [undefined, '', '2', 'x']) expect(kindsFor(type)).toHaveLength(3)
  })

  it.each([
    ['6', 'natural', 'NIT'],
    ['1', 'juridica', 'Sisbén'],
    ['3', 'territorial', 'Sisbén'],
  ] as const)('refuse document %s as %s', (type, kind, word) => {
    expect(kindRefusal(type, kind)).toContain(word)
  })

  it('are kept with the fine, and read from the scale of its code where it was valued before they were asked', () => {
    expect(valuedKind({ 'multa.persona': 'juridica', 'multa.capacidad': 'Microempresa' })).toBe('juridica')
    expect(
      ['natural_3', 'poblacion_especial', 'grande', 'municipio_6', 'departamento_especial'].map((code) =>
        valuedKind({ 'multa.capacidad': code }),
      ),
    ).toEqual(['natural', 'natural', 'juridica', 'territorial', 'territorial'])
    expect(valuedKind({})).toBeNull()
  })
})
