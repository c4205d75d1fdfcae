import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Logic } from '../forms/definition.ts'
import {
  ASSIGNED_AT_SIGNING,
  fillVariables,
  missingVariables,
  plainText,
  renumberArticles,
  textBlocks,
} from './document.ts'
import { variablesOf } from './inline.ts'
import { parseInline } from './parse-inline.ts'
import { instantiate } from './instantiate.ts'
import type { ActTemplate, Block, EditorNode, Inline } from './template.ts'
import { ordinal } from './ordinal.ts'

const template = (...blocks: Block[]): ActTemplate => ({
  id: 'PRUEBA',
  name: 'Auto de prueba',
  title: 'Por el cual se prueba',
  class: 'auto',
  series: 'AUTO',
  drafts: ['CLI_JURIDICO'],
  reviews: [],
  signs: ['CLI_SUBDIRECTOR_JURIDICO'],
  announcement: { by: 'comunicacion', norm: 'CPACA art. 75' },
  published: false,
  appeal: null,
  sections: [{ name: 'parte única', blocks }],
  variables: [],
  captures: [],
})
const p = (text: Inline): Block => ({ id: 'parrafo', type: 'paragraph', text })
const article = (text: Inline): Block => ({ id: 'articulo', type: 'article', text })
const when = (condition: Logic, ...blocks: readonly Block[]): Block => ({
  id: 'condicion',
  type: 'when',
  condition,
  blocks,
})
const nodesOf = (doc: EditorNode, type: string): EditorNode[] =>
  doc.type === type ? [doc] : (doc.content ?? []).flatMap((child) => nodesOf(child, type))

describe('an act made from its template', () => {
  it('writes values with their format and keeps them as variables', () => {
    const doc = instantiate(template(p('Radicado {{r}} del {{f|fecha}} por {{v|pesos}}.')), {
      r: '2026E1',
      f: '2026-03-02',
      v: 1_234_567,
    })
    expect(plainText(doc)).toBe('Parte única\nRadicado 2026E1 del 2 de marzo de 2026 por $\u00a01.234.567.')
    expect(nodesOf(doc, 'variable').map((node) => node.attrs)).toEqual([
      { name: 'r', value: '2026E1' },
      { name: 'f', value: '2 de marzo de 2026', format: 'fecha' },
      { name: 'v', value: '$\u00a01.234.567', format: 'pesos' },
    ])
  })

  it('reads dotted names from flat and from nested values alike', () => {
    const acto = template(p('{{visita.fecha}}'))
    expect(plainText(instantiate(acto, { 'visita.fecha': 'hoy' }))).toContain('hoy')
    expect(plainText(instantiate(acto, { visita: { fecha: 'hoy' } }))).toContain('hoy')
  })

  it('shows a missing value in brackets and an optional one not at all', () => {
    const doc = instantiate(template(p('A {{uno}} B {{dos?}}C')), {})
    expect(plainText(doc)).toContain('A [por completar] B C')
    expect(missingVariables(doc)).toEqual(['uno'])
  })

  it('numbers articles after the conditions are decided, so that there is never a gap', () => {
    const doc = instantiate(
      template(
        article('Uno.'),
        when({ '==': [{ var: 'a.b' }, 'sí'] }, article('Acaso.')),
        article('Último.'),
      ),
      { 'a.b': 'no' },
    )
    expect(plainText(doc)).toContain('ARTÍCULO PRIMERO. Uno.\nARTÍCULO SEGUNDO. Último.')
  })

  it('repeats rows, names each value by its place and names an empty list once', () => {
    const list: Block = {
      id: 'lista',
      type: 'each',
      over: 'faltas',
      ordered: true,
      text: '{{n}}: {{item.texto}}',
    }
    const full = instantiate(template(list), { faltas: [{ texto: 'plano' }, 'poder'] })
    expect(plainText(full)).toContain('1: plano\n2: poder')
    expect(nodesOf(full, 'variable').map((n) => n.attrs?.['name'])).toEqual([
      'n',
      'faltas.0.texto',
      'n',
      'faltas.1.texto',
    ])
    expect(missingVariables(instantiate(template(list), { faltas: [] }))).toEqual(['faltas'])
  })

  it('draws a table with its heading, its rows and a total in bold', () => {
    const doc = instantiate(
      template({
        id: 'tabla',
        type: 'table',
        over: 'usos',
        columns: [
          { title: 'Uso', text: '{{item.uso}}' },
          { title: 'l/s', text: '{{item.caudal|numero}}', align: 'right' },
        ],
        total: ['Total', '{{total|numero}}'],
      }),
      { usos: [{ uso: 'Riego', caudal: '1.5' }], total: '1.5' },
    )
    expect(nodesOf(doc, 'tableHeader')).toHaveLength(2)
    expect(plainText(doc)).toContain('Riego\n1,5\nTotal\n1,5')
    expect(nodesOf(doc, 'tableRow').at(-1)?.content?.[0]?.content?.[0]?.content?.[0]?.marks).toEqual([
      { type: 'bold' },
    ])
  })

  it('leaves out the facts whose condition does not hold', () => {
    const doc = instantiate(
      template({
        id: 'datos',
        type: 'facts',
        rows: [
          { label: 'Fuente', text: '{{fuente}}' },
          { label: 'Subzona', text: '{{subzona}}', when: { '!!': [{ var: 'subzona' }] } },
        ],
      }),
      { fuente: 'Quebrada' },
    )
    expect(plainText(doc)).toBe('Parte única\nFuente\nQuebrada')
  })

  it('refuses a template with broken braces, open bold or an unknown format', () => {
    expect(() => instantiate(template(p('{{mal')), {})).toThrow(/Variable mal escrita/)
    expect(() => instantiate(template(p('**mal')), {})).toThrow(/Negrilla/)
    expect(() => instantiate(template(p('{{x|nada}}')), { x: 1 })).toThrow(/Formato/)
  })

  it('gives the number and the signatory later, in their format, without touching what was edited', () => {
    const doc = instantiate(template(p('{{acto.numero}} de {{acto.fecha|fecha}} {{otro}}')), { otro: 'x' })
    expect(missingVariables(doc).every((name) => ASSIGNED_AT_SIGNING.has(name))).toBe(true)
    const signed = fillVariables(doc, { 'acto.numero': 'AUTO-0001-2026', 'acto.fecha': '2026-05-27' })
    expect(plainText(signed)).toContain('AUTO-0001-2026 de 27 de mayo de 2026 x')
    expect(missingVariables(signed)).toEqual([])
  })

  it('numbers articles again after an editor moved them', () => {
    const doc = instantiate(template(article('A.'), article('B.'), article('C.')), {})
    const [heading, a, b, c] = doc.content as EditorNode[]
    const moved = renumberArticles({ type: 'doc', content: [heading, c, a, b] as EditorNode[] })
    expect(plainText(moved)).toContain('PRIMERO. C.\nARTÍCULO SEGUNDO. A.\nARTÍCULO TERCERO. B.')
  })

  it('leaves alone the number of an article that is quoted', () => {
    const doc = instantiate(template(article('A.'), article('B.')), {})
    const [heading, a, b] = doc.content as EditorNode[]
    const quoted: EditorNode = { type: 'blockquote', content: [b as EditorNode] }
    const told = renumberArticles({ type: 'doc', content: [heading, quoted, b, a] as EditorNode[] })
    expect(plainText(told)).toContain('SEGUNDO. B.\nARTÍCULO PRIMERO. B.\nARTÍCULO SEGUNDO. A.')
  })

  it('always numbers as many articles as stand, whatever holds', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (holds) => {
        const blocks = holds.map((condition) => when(condition, article('x')))
        const labels = textBlocks(instantiate(template(...blocks), {}))
          .slice(1)
          .map((block) => block.text)
        expect(labels).toEqual(holds.filter(Boolean).map((_, i) => `ARTÍCULO ${ordinal(i + 1)}. x`))
      }),
    )
  })

  it('never loses a character of a value', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        const doc = instantiate(template(p('<{{x}}>')), { x: value })
        expect(plainText(doc)).toBe(`Parte única\n<${value}>`)
      }),
    )
  })
})

describe('the variables of a template', () => {
  it('are read from texts, lists, tables and conditions, without the fields of rows', () => {
    const found = variablesOf([
      p('{{a.b}} **{{c|fecha}}** {{d?}}'),
      { id: 'lista', type: 'each', over: 'lista', ordered: false, text: '{{n}} {{item.x}} {{e}}' },
      when({ and: [{ '!!': [{ var: 'f' }] }, { in: [{ var: ['g', ''] }, ['h']] }] }),
    ])
    expect([...found].sort()).toEqual(['a.b', 'c', 'd', 'e', 'f', 'g', 'lista'])
  })

  it('parse bold and formats', () => {
    expect(parseInline('a **b {{x?|fecha}}**')).toEqual([
      { kind: 'text', text: 'a ', bold: false },
      { kind: 'text', text: 'b ', bold: true },
      { kind: 'variable', name: 'x', format: 'fecha', optional: true, bold: true },
    ])
  })
})
