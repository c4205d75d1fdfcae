import { describe, expect, it } from 'vitest'
import { acceptedOf, type Closing, type Finding, handOverOf, stopsPublishing } from './accepting.ts'

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
const closing: Closing = {
  kind: 'sede',
  key: 'norte',
  title: 'Territorial Norte',
  held: { cases: 2, tasks: 3, people: 1 },
  demanded: true,
  takers: [{ key: 'sur', title: 'Territorial Sur' }],
}
const stops = (part: object, reasons = {}, takers = {}) =>
  stopsPublishing({ items: [item], findings: [], closings: [], ...part }, reasons, takers)

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

  it('needs somebody for the work of what closes, of those that stay open, and sends whom', () => {
    const WHO = 'Elija quién recibe lo que tiene cada una que cierra.'
    expect(stops({ closings: [closing] })).toBe(WHO)
    expect(stops({ closings: [closing] }, {}, { 'sede/norte': 'oriente' })).toBe(WHO)
    expect(stops({ closings: [closing] }, {}, { 'sede/norte': 'sur' })).toBeNull()
    expect(stops({ closings: [{ ...closing, demanded: false }] })).toBeNull()
    expect(handOverOf([closing], { 'sede/norte': 'sur', 'sede/sur': 'norte' })).toEqual([
      { kind: 'sede', key: 'norte', to: 'sur' },
    ])
    expect(handOverOf([closing], {})).toEqual([])
  })
})
