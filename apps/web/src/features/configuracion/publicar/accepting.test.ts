import { describe, expect, it } from 'vitest'
import { acceptedOf, type Finding, stopsPublishing } from './accepting.ts'

const item = {
  kind: 'cifras',
  key: '2027',
  title: 'Cifras de 2027',
  hash: 'h',
  changes: [],
  problems: [],
  whyNot: null,
}
const warning: Finding = { id: 'menor 2027 uvt', severity: 'aviso', sentence: 'La UVT es menor.', items: [] }
const error: Finding = { ...warning, id: 'nombre', severity: 'error' }
const stops = (part: object, reasons = {}) =>
  stopsPublishing({ items: [item], findings: [], ...part }, reasons)

describe('a publication', () => {
  it('goes on where nothing is wrong', () => {
    expect(stops({})).toBeNull()
  })

  it('is kept back by who may not, by what is missing and by what contradicts', () => {
    expect(stops({ items: [] })).toBe('Elija al menos un borrador.')
    expect(stops({ items: [item, { ...item, whyNot: 'Usted guardó parte de este borrador.' }] })).toBe(
      'Usted guardó parte de este borrador.',
    )
    expect(stops({ items: [{ ...item, problems: [{ path: 'norm', message: 'Falta' }] }] })).toBe(
      'Complete o corrija los datos señalados.',
    )
    expect(stops({ findings: [error] }, { [error.id]: 'con motivo' })).toBe('Corrija lo que impide publicar.')
  })

  it('needs a reason for each warning, and sends it with its warning', () => {
    expect(stops({ findings: [warning] })).toBe('Acepte cada aviso con un motivo.')
    expect(stops({ findings: [warning] }, { [warning.id]: ' no ' })).toBe('Acepte cada aviso con un motivo.')
    expect(stops({ findings: [warning] }, { [warning.id]: ' Así la fijó la DIAN ' })).toBeNull()
    expect(acceptedOf([warning], { [warning.id]: ' Así la fijó la DIAN ', otro: 'x' })).toEqual([
      { finding: warning.id, reason: 'Así la fijó la DIAN' },
    ])
  })
})
