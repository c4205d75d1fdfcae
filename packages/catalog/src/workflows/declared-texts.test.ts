import { describe, expect, it } from 'vitest'
import { workflow } from './loaded.ts'

/** Written by hand: which step opens with a message to the parties, and which letter a step drafts. */
const MESSAGES: Readonly<Record<string, string>> = {
  'PG-04A': 'requerimiento',
  'FOR-02B': 'requerimiento',
  'PUE-02B': 'requerimiento',
  'MOD-02B': 'requerimiento',
  'LIC-02B': 'requerimiento',
  'LIC-08': 'requerimiento',
  'REG-03B': 'requerimiento',
  'INF-02': 'informacion',
  'SEG-09': 'obligaciones',
  'SAN-10': 'descargos',
  'SAN-11E': 'alegatos',
  'LIQ-04': 'recibo',
  'CAM-03': 'cambio-por-enviar',
  'CAM-13': 'cambio-por-aceptar',
}
const LETTERS: Readonly<Record<string, string>> = {
  'CAM-15': 'resultado-del-cambio',
  'PRO-03': 'prorroga',
  'INF-03B': 'informacion-insuficiente',
  'LIC-02A': 'documentos-faltantes',
  'REG-03': 'documentos-faltantes',
  'LIC-06A': 'audiencia',
  'LIC-09': 'concepto-de-otra-entidad',
  'RSG-03': 'autorizacion-por-riesgo',
  'PUE-05B': 'plan-recibido',
  'REG-06': 'respuesta-del-registro',
  'DEX-04': 'continuacion-de-oficio',
  'TAN-03': 'devolucion-de-documentos',
  'TER-04': 'intervencion',
  'RVI-03': 'nueva-visita',
  'REV-05': 'consentimiento',
  'MUL-02A': 'acumulacion',
}
const declared = (key: 'message' | 'letter'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...workflow.steps.values()].flatMap((step) => (step[key] === undefined ? [] : [[step.id, step[key]]])),
  )

describe('a step declares', () => {
  it('the message with which it opens, as the written table says', () => {
    expect(declared('message')).toEqual(MESSAGES)
  })

  it('the letter that it drafts, as the written table says', () => {
    expect(declared('letter')).toEqual(LETTERS)
  })

  it('what its act is, where later words read it: to whom, what it authorises, what it certifies', () => {
    const stepsWith = (key: 'addressee' | 'authorises' | 'certifies'): string[] =>
      [...workflow.steps.values()].filter((step) => step[key] !== undefined).map(({ id }) => id)
    expect([stepsWith('addressee'), stepsWith('authorises'), stepsWith('certifies')]).toEqual([
      ['LIC-09'],
      ['RSG-03'],
      ['NOT-06'],
    ])
  })

  it('a message wherever its party answers a requirement', () => {
    const silent = [...workflow.steps.values()].filter(
      (s) => s.answersAct !== undefined && s.message === undefined,
    )
    expect(silent.map(({ id }) => id)).toEqual([])
  })
})
