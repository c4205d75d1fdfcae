import { describe, expect, it } from 'vitest'
import * as fines from './fine-facts.ts'
import { refuseOtherKind } from './fine-facts.ts'
import { PUBLISHED } from './published.testdata.ts'

const fineFacts = (data: object, year: number, facts: object) =>
  fines.fineFacts({ ...data }, year, { ...facts }, PUBLISHED)

/** Valuation of a company that was fined with a Sisbén factor. */
const valuation = {
  'multa.ingresos': 0,
  'multa.evitados': 8_040_000,
  'multa.ahorros': 0,
  'multa.deteccion': '0.45',
  'multa.dias': 20,
  'multa.afectaciones': [
    { intensidad: '4', extension: '1', persistencia: '3', reversibilidad: '3', recuperabilidad: '3' },
  ],
  'multa.agravantes': ['reincidencia'],
  'multa.atenuantes': ['resarcir'],
  'multa.costos': 0,
  'multa.persona': 'juridica',
  'multa.capacidad_juridica': 'microempresa',
  'multa.hechos': 'desde_ley_2387',
  'multa.confesion': '0',
}
const company = { 'infractor.tipo_documento': '6' }
const problemOf = (data: object, facts: object): unknown => {
  try {
    fineFacts({ ...valuation, ...data }, 2026, { ...facts })
    return null
  } catch (error) {
    return error
  }
}

describe('the fine of a company', () => {
  it('is refused with the factor of a natural person, whatever else is sent', () => {
    const natural = { 'multa.persona': 'natural', 'multa.capacidad_natural': 'natural_3' }
    expect(problemOf(natural, company)).toMatchObject({
      kind: 'invalid',
      problems: [{ path: 'multa.persona', message: expect.stringContaining('NIT') as string }],
    })
    expect(problemOf(natural, { 'infractor.tipo_documento': '1' })).toBeNull()
    expect(problemOf({}, { 'infractor.tipo_documento': '1' })).toMatchObject({ kind: 'invalid' })
    expect(() => refuseOtherKind(natural, company)).toThrow('NIT')
    expect(problemOf({ 'multa.capacidad_juridica': 'natural_3' }, company)).toMatchObject({ kind: 'invalid' })
    expect(
      problemOf({ 'multa.capacidad_juridica': undefined, 'multa.capacidad_natural': 'natural_3' }, company),
    ).toMatchObject({
      message: 'Escoja la capacidad socioeconómica de una persona jurídica.',
    })
  })

  it('takes no factor of another scale that was left in the form', () => {
    const left = { 'multa.capacidad_natural': 'natural_1' }
    const value = fineFacts(valuation, 2026, company)['multa.valor']
    expect(fineFacts({ ...valuation, ...left }, 2026, company)['multa.valor']).toBe(value)
    // B = 8.040.000 × 0,55 ÷ 0,45; I = 3·4 + 2·1 + 3 + 3 + 3 = 23; α of 20 days; A = 0,2 − 0,4; Cs = 0,25
    const alpha = (3 / 364) * 20 + 1 - 3 / 364
    const plain = 8_040_000 * (0.55 / 0.45) + alpha * 22.06 * 1_750_905 * 23 * 0.8 * 0.25
    expect(Math.abs(Number(value) - plain)).toBeLessThan(1)
  })

  it('names what was weighed, and refuses a benefit that is counted twice', () => {
    expect(fineFacts(valuation, 2026, company)).toMatchObject({
      'multa.capacidad': 'Microempresa',
      'multa.circunstancias': {
        agravantes: ['Reincidencia'],
        atenuantes: ['Resarcir o mitigar el daño por iniciativa propia, antes de iniciarse el procedimiento'],
      },
    })
    expect(problemOf({ 'multa.agravantes': ['provecho'] }, company)).toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('solo agrava cuando el beneficio no se pudo calcular') as string,
    })
    expect(problemOf({ 'multa.agravantes': ['provecho'], 'multa.evitados': 0 }, company)).toBeNull()
    const other = { 'multa.atenuantes': ['otra'], 'multa.atenuante_otra': 'Entregó las redes.' }
    expect(fineFacts({ ...valuation, ...other }, 2026, company)['multa.circunstancias']).toEqual({
      agravantes: ['Reincidencia'],
      atenuantes: ['Entregó las redes'],
    })
    expect(problemOf({ 'multa.atenuantes': ['otra'] }, company)).toMatchObject({ kind: 'invalid' })
  })
})

describe('an aggravating circumstance', () => {
  const charged = (...codes: readonly string[]) => ({
    ...company,
    'cargos.lista': [{ conducta: 'Captó sin concesión', norma: 'Decreto 1076 de 2015' }],
    'cargos.agravantes': codes.map((circunstancia) => ({ circunstancia, motivo: 'Ya había captado.' })),
  })
  it('weighs only where the charges named it', () => {
    expect(problemOf({}, charged('reincidencia', 'rehuir'))).toBeNull()
    expect(problemOf({ 'multa.agravantes': [] }, charged())).toBeNull()
    expect(
      problemOf({ 'multa.agravantes': ['reincidencia', 'rehuir'] }, charged('reincidencia')),
    ).toMatchObject({
      kind: 'invalid',
      problems: [{ path: 'multa.agravantes' }],
      message:
        'El pliego de cargos no imputó «Rehuir la responsabilidad o atribuirla a otros»: no puede agravar la multa.',
    })
  })
})
