import { describe, expect, it } from 'vitest'
import { documentNames, entries, personWords } from './act-words.ts'

describe('what steps captured, in the words of an act', () => {
  it('is a person by the code of their document and its bare digits', () => {
    const facts = {
      'solicitante_nuevo.nombre': 'Agropecuaria El Encenillo S.A.S.',
      'solicitante_nuevo.tipo_documento': 6,
      'solicitante_nuevo.documento': '901482356',
    }
    const words = {
      'solicitante_nuevo.nombre': 'Agropecuaria El Encenillo S.A.S.',
      'solicitante_nuevo.tipo_documento': 'NIT',
      'solicitante_nuevo.documento': '901.482.356-2',
    }
    expect(personWords('solicitante_nuevo', facts)).toEqual(words)
    // values already in words are kept
    expect(personWords('solicitante_nuevo', words)).toEqual(words)
    expect(personWords('solicitante_nuevo', { ...facts, 'solicitante_nuevo.tipo_documento': '1' })).toEqual({
      ...words,
      'solicitante_nuevo.tipo_documento': 'Cédula de ciudadanía',
      'solicitante_nuevo.documento': '901.482.356',
    })
  })

  it('is nothing where nobody captured a person, so that the act shows the gap', () => {
    expect(personWords('solicitante_anterior', {})).toEqual({
      'solicitante_anterior.nombre': '',
      'solicitante_anterior.tipo_documento': '',
      'solicitante_anterior.documento': '',
    })
  })

  it('is a list, whether it came as lines, as texts or as rows', () => {
    const list = [{ texto: 'Pagar la evaluación.' }, { texto: 'Permitir la visita.' }]
    expect(entries('Pagar la evaluación.\n\n Permitir la visita. ')).toEqual(list)
    expect(entries(['Pagar la evaluación.', '', 'Permitir la visita.'])).toEqual(list)
    expect(entries([{ text: 'Pagar la evaluación.' }, { texto: 'Permitir la visita.' }])).toEqual(list)
    expect(entries(undefined)).toEqual([])
  })

  it('is the names of documents without the endings of their files', () => {
    expect(documentNames(['Escritura 214.pdf', { name: 'Registro civil.JPG' }])).toEqual([
      { texto: 'Escritura 214' },
      { texto: 'Registro civil' },
    ])
  })
})
