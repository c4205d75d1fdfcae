import { describe, expect, test } from 'vitest'
import type { ProcedureDocument } from './procedure.ts'
import type { FormDef, SectionDef } from '../forms/definition.ts'
import { applicationForm } from './documents.ts'

const section = (key: string): SectionDef => ({
  key,
  title: key,
  fields: [{ key: `${key}_uno`, kind: 'text', label: 'Uno', required: true }],
})
const form = (...keys: string[]): FormDef => ({ id: 'prueba', sections: keys.map(section), checks: [] })
const proof: ProcedureDocument = {
  id: 1,
  order: 1,
  documentId: 108,
  title: 'Soporte',
  description: 'Fotografías.',
  need: 'opcional',
  accept: ['pdf'],
  maxMegabytes: 20,
  origin: 'solicitante',
  stage: 'radicacion',
  hiddenInDetail: false,
}
const order = (def: FormDef, documents = [proof]): string[] =>
  applicationForm(def, documents).sections.map((one) => one.key)

describe('where the documents stand in an application', () => {
  test('before the declarations, which come last', () => {
    expect(order(form('datos', 'declaraciones'))).toEqual(['datos', 'documentos', 'declaraciones'])
  })
  test('at the end of a form that asks for no declaration', () => {
    expect(order(form('queja'))).toEqual(['queja', 'documentos'])
  })
  test('nowhere when none is asked for', () => {
    expect(order(form('queja'), [])).toEqual(['queja'])
  })
})
