import { EXAMPLES } from '@ventanilla/catalog/procedures/examples/examples'
import { wholeFormOf } from '@ventanilla/catalog/procedures/forms/forms'
import { FORM_LISTS } from '@ventanilla/catalog/procedures/forms/lists'
import { procedureByType } from '@ventanilla/catalog/procedures/procedures'
import { speciesOption } from '@ventanilla/domain/configuration/species-words'
import type { Answers } from '@ventanilla/domain/forms/definition'
import { read } from '@ventanilla/domain/forms/reading'
import { describe, expect, it } from 'vitest'
import { filedForm, normsOf } from './filed-form.ts'

function paperOf(ttId: number, which: 'complete' | 'minimal' = 'complete') {
  const procedure = procedureByType(ttId)
  const form = procedure && wholeFormOf(procedure)
  const answers: Answers | undefined = EXAMPLES.get(ttId)?.[which]
  if (!procedure || !form || !answers) throw new Error(`type ${ttId} has no form`)
  return { paper: filedForm(procedure, form, answers, FORM_LISTS), form, answers }
}
const fieldOf = (ttId: number, label: string, which: 'complete' | 'minimal' = 'complete') =>
  paperOf(ttId, which)
    .paper.sections.flatMap((section) => section.fields)
    .find((field) => field.label.startsWith(label))?.value

describe('the paper of what was filed', () => {
  it.each([...EXAMPLES.keys()])('tells every answer of type %i, and every declaration once', (ttId) => {
    const { paper, form, answers } = paperOf(ttId)
    const asked = read(form, answers).sections.flatMap((section) => section.fields)
    const told = paper.sections.flatMap((section) => section.fields)
    const questions = asked.filter((field) => field.kind !== 'document' && field.kind !== 'declaration')
    expect(told).toHaveLength(questions.length)
    for (const [index, field] of questions.entries()) {
      expect(told[index]?.label.startsWith(field.label)).toBe(true)
      const answered = answers[field.key] !== undefined || field.calculated !== undefined
      expect(told[index]?.value !== 'No informa', field.key).toBe(answered)
    }
    expect(paper.declarations).toEqual(
      asked.filter((field) => field.kind === 'declaration').map((field) => `${field.label}.`),
    )
  })
  it('says the ban of a species that it names, under the table that names it', () => {
    const procedure = procedureByType(12)
    const form = procedure && wholeFormOf(procedure)
    if (!procedure || !form) throw new Error('type 12 has no form')
    const species = {
      order: 0,
      name: 'Ocobo',
      active: true,
      scientificName: 'Tabebuia rosea',
      family: 'Bignoniaceae',
      checkBan: false,
      banNorm: 'Acuerdo 1 de 2026',
    }
    const lists = { options: { ...FORM_LISTS.options, especies: [speciesOption('2', species)] } }
    const fields = filedForm(procedure, form, EXAMPLES.get(12)?.complete ?? {}, lists).sections.flatMap(
      (section) => section.fields,
    )
    const at = fields.findIndex(({ label }) => label === 'Inventario por especie')
    expect(fields[at + 1]).toEqual({
      label: 'Inventario por especie: tenga en cuenta',
      value: 'Ocobo (Tabebuia rosea). Veda: Acuerdo 1 de 2026.',
    })
  })
  it('is the national form where the type has one, else the request', () => {
    expect(paperOf(7).paper).toMatchObject({
      name: 'Formulario único nacional',
      title: 'Formulario único nacional de aprovechamiento forestal',
    })
    expect(paperOf(16).paper).toMatchObject({
      name: 'Formato nacional',
      title: 'Formato nacional de solicitud de permiso de recolección',
    })
    expect(paperOf(29).paper).toMatchObject({
      name: 'Solicitud',
      title: 'Solicitud. Modificación, prórroga, cesión y otros trámites sobre permisos otorgados',
      norm: '',
    })
  })
  it('swears nothing that was not sworn', () => {
    expect(paperOf(27).paper.declarations).toEqual([])
    expect(paperOf(11).paper.declarations).toContain('Declaro que no comercializaré los productos.')
  })
  it('lists the corners of what was drawn, with its area', () => {
    expect(fieldOf(7, 'Área del aprovechamiento: 4,2022 ha, 4 esquinas')).toEqual({
      columns: ['Vértice', 'Latitud y longitud'],
      rows: [
        ['1', '3,74020, −75,49110'],
        ['2', '3,74020, −75,48920'],
        ['3', '3,74200, −75,48920'],
        ['4', '3,74200, −75,49110'],
      ],
    })
  })
  it('leaves out the columns that nobody was asked', () => {
    expect(fieldOf(12, 'Predio', 'complete')).toMatchObject({
      columns: expect.arrayContaining(['Matrícula inmobiliaria']),
    })
    expect(fieldOf(12, 'Predio', 'minimal')).toMatchObject({
      columns: expect.not.arrayContaining(['Matrícula inmobiliaria']),
    })
  })
  it('names its norms in full', () => {
    expect(normsOf('FUN concesión de aguas superficiales (Res. 2202/2005) y DUR 2.2.3.2.9.1')).toBe(
      'Resolución 2202 de 2005; Decreto 1076 de 2015, artículo 2.2.3.2.9.1',
    )
    expect(normsOf('Formato nacional Decreto 1376/2013')).toBe('Decreto 1376 de 2013')
    expect(normsOf('Protocolos IDEAM')).toBe('')
  })
})
