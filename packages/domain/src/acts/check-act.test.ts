import { describe, expect, it } from 'vitest'
import { checkAct, checkBlocks } from './check-act.ts'
import { fillVariables } from './document.ts'
import { instantiate } from './instantiate.ts'
import type { Passage } from './passages.ts'
import type { ActTemplate, Block, EditorNode, WrittenBlock } from './template.ts'

const p = (id: string, text = ''): Block => ({ id, type: 'paragraph', text })

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
      blocks: [p('fundamento', 'Según el artículo 17 de la ley, {{hecho}}.')],
    },
    {
      name: 'recursos',
      title: null,
      blocks: [
        {
          id: 'recurso',
          type: 'article',
          text: 'Procede el recurso de reposición dentro de los diez (10) días hábiles.',
        },
      ],
    },
    {
      name: 'firma',
      title: null,
      blocks: [
        {
          id: 'firmante',
          type: 'signature',
          name: '{{firmante.nombre}}',
          position: '{{firmante.cargo}}',
        },
      ],
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

describe('what keeps an act from being stored', () => {
  const ref = (key: string, id = key): WrittenBlock => ({ id, type: 'passage', passage: key })
  const when = (id: string, ...blocks: readonly WrittenBlock[]): WrittenBlock => ({
    id,
    type: 'when',
    condition: true,
    blocks,
  })
  const passages = (...blocks: readonly WrittenBlock[]): ReadonlyMap<string, Passage> =>
    new Map([['firma', { key: 'firma', about: 'Prueba', blocks }]])
  const said = (blocks: readonly WrittenBlock[], known = passages(p('firmante'))): string[] =>
    checkBlocks({ ...template, sections: [{ name: 'parte', blocks }] }, known).map(({ message }) => message)

  it('is nothing when every block has a name of its own', () => {
    const blocks = [p('uno'), when('dos', p('articulo-17'), ref('firma')), ref('firma', 'otra-firma')]
    expect(said(blocks)).toEqual([])
  })

  it('is a name that two blocks share, wherever they stand', () => {
    const twice = ['Dos bloques se llaman «uno».']
    expect(said([p('uno'), p('uno'), p('uno')])).toEqual(twice)
    expect(said([p('uno'), when('dos', p('uno'))])).toEqual(twice)
    expect(said([p('firma'), ref('firma')])).toEqual(['Dos bloques se llaman «firma».'])
    expect(said([ref('firma')], passages(p('nombre'), p('nombre')))).toEqual([
      'Dos bloques se llaman «firma/nombre».',
    ])
  })

  it.each(['', 'Uno', 'número', 'dos_palabras', 'dos palabras', '-uno', 'uno-', 'uno/dos'])(
    'is a name that is not in lower case with hyphens: «%s»',
    (id) => {
      const unnamed = [`«${id}» no es un nombre en minúsculas y con guiones.`]
      expect(said([p(id)])).toEqual(unnamed)
      expect(said([when('dos', p(id))])).toEqual(unnamed)
    },
  )

  it('is such a name in a passage', () => {
    expect(said([ref('firma')], passages(p('Nombre')))).toEqual([
      '«Nombre» no es un nombre en minúsculas y con guiones.',
    ])
  })

  it('is a passage that nobody wrote, in the act or in another passage', () => {
    expect(said([when('dos', ref('cierre'))])).toEqual(['No existe el pasaje «cierre».'])
    expect(said([ref('firma')], passages(ref('cierre')))).toEqual(['No existe el pasaje «cierre».'])
  })
})
