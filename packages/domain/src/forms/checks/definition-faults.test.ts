import { describe, expect, test } from 'vitest'
import type { FieldDef, FormDef } from '../definition.ts'
import { definitionFaults } from './definition-faults.ts'

const field = (key: string, kind: FieldDef['kind'], more: Partial<FieldDef> = {}): FieldDef => ({
  key,
  kind,
  label: 'Pregunta',
  required: true,
  ...more,
})
const form = (fields: readonly FieldDef[], more: Partial<FormDef['sections'][0]> = {}): FormDef => ({
  id: 'prueba',
  checks: [],
  sections: [{ key: 'una', title: 'Una', fields, ...more }],
})
const options = [
  { value: 'rio', label: 'Río' },
  { value: 'lago', label: 'Lago' },
]
const source = field('fuente', 'choice', { options })

describe('the checker of definitions', () => {
  test('finds nothing in a sound form', () => {
    const nombre = field('nombre', 'text', { condition: { '==': [{ var: 'fuente' }, 'rio'] } })
    expect(definitionFaults(form([source, nombre]))).toEqual([])
  })
  test('wants what opens a question above it', () => {
    const nombre = field('nombre', 'text', { condition: { '==': [{ var: 'fuente' }, 'rio'] } })
    expect(definitionFaults(form([nombre, source]))).toEqual(['nombre depende de fuente, que no está antes'])
    expect(definitionFaults(form([source], { condition: { '==': [{ var: 'fuente' }, 'rio'] } }))).toContain(
      'la sección una depende de fuente, que no está antes',
    )
  })
  test('refuses conditions that no answer meets', () => {
    const opened = (condition: FieldDef['condition']) =>
      definitionFaults(
        form([
          source,
          field('usos', 'multi', { options }),
          field('hay', 'yesNo'),
          field('caudal', 'decimal', { min: 0, max: 5 }),
          field('nota', 'text', { ...(condition !== undefined && { condition }) }),
        ]),
      ).map((fault) => fault.replace('la condición de nota no se cumple nunca: ', ''))
    expect(opened({ '==': [{ var: 'fuente' }, 'mar'] })).toEqual(['fuente nunca es mar'])
    expect(opened({ in: [{ var: 'fuente' }, ['rio', 'mar']] })).toEqual(['fuente nunca es mar'])
    expect(opened({ or: [{ in: ['mar', { var: 'usos' }] }, { '==': [{ var: 'hay' }, true] }] })).toEqual([
      'usos nunca es mar',
    ])
    expect(opened({ '==': [{ var: 'hay' }, 'si'] })).toEqual(['hay es sí o no, nunca si'])
    expect(opened({ '>': [{ var: 'caudal' }, 5] })).toEqual(['caudal nunca es > 5'])
    expect(opened({ '>=': [{ var: 'caudal' }, 5] })).toEqual([])
    expect(opened({ '<': [{ var: 'caudal' }, 0] })).toEqual(['caudal nunca es < 0'])
  })
  test('refuses a prefill that no account knows, and one of a column', () => {
    // as a definition from elsewhere can have it: ours would not compile
    const foreign = { ...field('direccion', 'text'), prefill: 'direccion' } as unknown as FieldDef
    expect(definitionFaults(form([foreign]))).toEqual(['direccion: ninguna cuenta conoce direccion'])
    const table = field('equipo', 'table', { columns: [field('nombre', 'text', { prefill: 'nombres' })] })
    expect(definitionFaults(form([table]))).toEqual([
      'equipo: una columna no se llena con los datos de la cuenta',
    ])
    expect(definitionFaults(form([field('nombre', 'text', { prefill: 'nombres' })]))).toEqual([])
  })
  test('reads strict comparisons alike', () => {
    const strict = field('nota', 'text', { condition: { '===': [{ var: 'fuente' }, 'mar'] } })
    expect(definitionFaults(form([source, strict]))).toHaveLength(1)
  })
  test('finds words without their accents, wherever people read them', () => {
    const faults = (label: string) => definitionFaults(form([field('a', 'text', { label })]))
    for (const [text, word] of [
      ['Numero de la resolución', 'Numero'],
      ['Resolucion', 'Resolucion'],
      ['Área de los arboles', 'arboles'],
      ['Información técnica y juridica', 'juridica'],
      ['¿Hace cuantos anos?', 'anos'],
    ] as const)
      expect(faults(text)).toEqual([`a: «${word}» está escrita sin su tilde`])
    for (const text of ['Publica la información', 'Año y número', 'Las soluciones', 'Un área única'])
      expect(faults(text)).toEqual([])
  })
})
