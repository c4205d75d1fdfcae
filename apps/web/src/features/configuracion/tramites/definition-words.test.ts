import { differences } from '@ventanilla/domain/configuration/compare'
import type { Json } from '@ventanilla/domain/configuration/json'
import { describe, expect, it } from 'vitest'
import { changeSentences } from '../change-words.ts'
import type { Door } from '../puertas/door.ts'

const fields: Door['fields'] = {
  order: { as: 'place', label: 'Puesto en la lista' },
  definition: {
    as: 'definition',
    label: 'Trámite',
    choices: {
      documents: [
        { value: 7, label: 'Plano' },
        { value: 8, label: 'Certificado' },
        { value: 9, label: 'Poder' },
      ],
      subcategories: [
        { value: 1, label: 'Agua' },
        { value: 2, label: 'Aire' },
      ],
    },
  },
}
const sentences = (before: Json, after: Json): readonly string[] =>
  changeSentences(fields, differences({ order: 0, definition: before }, { order: 0, definition: after }))

describe('a change of a procedure', () => {
  it('is said with the part and its words', () => {
    expect(sentences({ name: 'Uno', subcategory: 1 }, { name: 'Dos', subcategory: 2 })).toEqual([
      'Nombre: Uno → Dos',
      'Subcategoría: Agua → Aire',
    ])
    expect(sentences({}, { note: 'Nueva' })).toEqual(['Nota: Nueva'])
    expect(sentences({ fee: { levies: ['tua'] } }, { fee: { levies: [] } })).toEqual([
      'Tarifa, tasas: tua → ninguno',
    ])
  })

  it('names the documents that come, go, move and change, and not their rows', () => {
    const was = [
      { kind: 7, accept: ['pdf'] },
      { kind: 8, accept: ['pdf'] },
    ]
    expect(
      sentences(
        { documents: was },
        {
          documents: [
            { kind: 8, row: 302, accept: ['pdf', 'png'] },
            { kind: 7, row: 301, accept: ['pdf'] },
            { kind: 9, row: 303, accept: ['pdf'] },
          ],
        },
      ),
    ).toEqual([
      'Documentos, entra: Poder',
      'Documentos, «Certificado»: archivos: pdf → archivos: pdf; png',
      'Documentos, orden: Plano; Certificado → Certificado; Plano',
    ])
    expect(sentences({ documents: was }, { documents: [was[0] ?? null] })).toEqual([
      'Documentos, sale: se quita Certificado',
    ])
  })

  it('says the days off line whole where they are new', () => {
    expect(sentences({}, { offLine: { from: '2027-01-10', notice: 'En las oficinas.' } })).toEqual([
      'Días fuera de línea: desde: 2027-01-10, lo que se lee: En las oficinas.',
    ])
  })
})
