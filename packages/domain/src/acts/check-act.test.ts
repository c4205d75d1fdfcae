import { describe, expect, it } from 'vitest'
import { checkAct } from './check-act.ts'
import { fillVariables } from './document.ts'
import { instantiate } from './instantiate.ts'
import type { ActTemplate, EditorNode } from './template.ts'

const template: ActTemplate = {
  id: 'PRUEBA',
  name: 'Auto',
  title: 'Auto',
  class: 'auto',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: ['CLI_COORDINADOR_JURIDICO'],
  signs: ['CLI_SUBDIRECTOR_JURIDICO'],
  announcement: { by: 'notificacion', norm: 'CPACA art. 67' },
  published: false,
  appeal: { kinds: ['reposición'], businessDays: 10, norm: 'CPACA art. 76', text: '' },
  sections: [
    {
      name: 'antecedentes',
      blocks: [{ type: 'paragraph', text: 'Según el artículo 17 de la ley, {{hecho}}.' }],
    },
    {
      name: 'recursos',
      title: null,
      blocks: [
        { type: 'article', text: 'Procede el recurso de reposición dentro de los diez (10) días hábiles.' },
      ],
    },
    {
      name: 'firma',
      title: null,
      blocks: [{ type: 'signature', name: '{{firmante.nombre}}', position: '{{firmante.cargo}}' }],
    },
  ],
  variables: ['hecho', 'firmante.nombre', 'firmante.cargo'],
  captures: [],
}
const whole = instantiate(template, { hecho: 'consta' })
const signed = fillVariables(whole, { 'firmante.nombre': 'Ana', 'firmante.cargo': 'Subdirectora' })
const codes = (doc: EditorNode, stage?: 'borrador' | 'firma'): string[] =>
  checkAct(template, doc, stage === undefined ? {} : { stage }).map((problem) => problem.code)
const without = (test: (node: EditorNode) => boolean, doc: EditorNode = signed): EditorNode => ({
  ...doc,
  content: (doc.content ?? []).filter((node) => !test(node)),
})
const rewritten = (doc: EditorNode, from: string, to: string): EditorNode =>
  JSON.parse(JSON.stringify(doc).replaceAll(from, to)) as EditorNode

describe('what keeps an act from going on', () => {
  it('is nothing when it is complete', () => {
    expect(codes(whole)).toEqual([])
    expect(codes(signed, 'firma')).toEqual([])
  })

  it('is a value that nobody gave, by its Spanish name', () => {
    const problems = checkAct(template, instantiate(template, {}), { label: () => 'Hecho' })
    expect(problems).toEqual([
      { code: 'variable_sin_valor', message: 'Falta el dato «Hecho».', variable: 'hecho' },
    ])
  })

  it('is the signatory only once it is to be signed', () => {
    expect(codes(whole, 'firma')).toEqual(['variable_sin_valor', 'variable_sin_valor', 'sin_firmante'])
    expect(
      codes(
        without((node) => node.attrs?.['role'] === 'firma'),
        'firma',
      ),
    ).toContain('sin_firmante')
  })

  it('is a section that was removed or emptied', () => {
    expect(codes(without((node) => node.attrs?.['section'] === 'antecedentes'))).toEqual(['seccion_ausente'])
    expect(
      codes(without((node) => node.type === 'paragraph' && JSON.stringify(node).includes('17'))),
    ).toEqual(['seccion_vacia', 'sin_articulo_citado'])
  })

  it('is that no article is cited', () => {
    expect(codes(rewritten(signed, 'artículo 17', 'capítulo'))).toEqual(['sin_articulo_citado'])
  })

  it('is an appeal clause without its kind or its days', () => {
    expect(codes(rewritten(signed, 'reposición', 'ruego'))).toEqual(['sin_recurso'])
    expect(codes(rewritten(signed, 'diez (10) días', 'unos días'))).toEqual(['sin_recurso'])
    expect(codes(rewritten(signed, 'diez (10) días', '10 días'))).toEqual([])
    expect(checkAct({ ...template, appeal: null }, rewritten(signed, 'reposición', 'ruego'))).toEqual([])
  })
})
