import { describe, expect, it } from 'vitest'
import type { FieldDef } from '../../forms/definition.ts'
import { attachedTo, titleWithName } from './paper-titles.ts'

const id = (n: number): string => `00000000-0000-7000-8000-00000000000${n}`
const field = (
  key: string,
  kind: FieldDef['kind'],
  label: string,
  more: Partial<FieldDef> = {},
): FieldDef => ({
  key,
  kind,
  label,
  required: false,
  ...more,
})

describe('what a file was attached to', () => {
  it('is its document, its picture’s field, or the point that it answers', () => {
    const fields = [
      field('documento_3', 'document', 'Certificado de tradición'),
      field('fotos', 'photos', 'Fotografías del predio'),
      field('asistentes', 'attendees', 'Asistentes'),
      field('requerimiento.respuestas', 'answers', 'Respuesta', { optionsFrom: 'requerimiento.items' }),
      field('nota', 'text', 'Nota'),
    ]
    const answers = {
      documento_3: [{ fileId: id(1), name: 'doc.pdf', size: 1, mime: 'application/pdf' }],
      fotos: [{ fileId: id(2), caption: 'Captación' }],
      asistentes: [{ name: 'Ana', signatureFileId: id(3) }],
      'requerimiento.respuestas': { a: { text: 'Va', fileIds: [id(4), id(5)] }, b: { fileIds: [id(6)] } },
      nota: 'sin archivo',
    }
    const facts = { 'requerimiento.items': [{ id: 'a', text: ' Plano del\n predio ' }] }
    expect(Object.fromEntries(attachedTo(fields, answers, facts))).toEqual({
      [id(1)]: 'Certificado de tradición',
      [id(2)]: 'Fotografías del predio',
      [id(3)]: 'Asistentes',
      [id(4)]: 'Plano del predio',
      [id(5)]: 'Plano del predio',
      [id(6)]: 'Respuesta',
    })
  })
  it('stands before the name under which it was handed in', () => {
    expect(titleWithName('Certificado de tradición', 'doc.pdf')).toBe('Certificado de tradición (doc.pdf)')
    expect(titleWithName(null, 'doc.pdf')).toBe('doc')
    expect(titleWithName('doc', 'doc.pdf')).toBe('doc')
  })
})
