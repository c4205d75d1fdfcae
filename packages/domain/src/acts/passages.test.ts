import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantiate } from './instantiate.ts'
import { expandAct, type Passage } from './passages.ts'
import type { Block, WrittenBlock, WrittenTemplate } from './template.ts'

const p = (id: string, text: string): Block => ({ id, type: 'paragraph', text })
const when = (id: string, ...blocks: readonly WrittenBlock[]): WrittenBlock => ({
  id,
  type: 'when',
  condition: { '!!': [{ var: 'hay' }] },
  blocks,
})
const ref = (key: string, id = key): WrittenBlock => ({ id, type: 'passage', passage: key })
const table = (of: Readonly<Record<string, readonly WrittenBlock[]>>): ReadonlyMap<string, Passage> =>
  new Map(Object.entries(of).map(([key, blocks]) => [key, { key, about: 'Prueba', blocks }]))

const act = (blocks: readonly WrittenBlock[]): WrittenTemplate => ({
  id: 'PRUEBA',
  name: 'Auto de prueba',
  title: 'Por el cual se prueba',
  class: 'auto',
  series: 'AUTO',
  drafts: [],
  reviews: [],
  signs: [],
  announcement: { by: 'comunicacion', norm: 'CPACA art. 75' },
  published: false,
  appeal: null,
  sections: [{ name: 'parte única', blocks }],
  variables: [],
  captures: [],
})
const idsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.type === 'when' ? [block.id, ...idsOf(block.blocks)] : [block.id]))
const expandedIds = (
  blocks: readonly WrittenBlock[],
  passages: ReadonlyMap<string, Passage>,
): readonly string[] => expandAct(act(blocks), passages).sections.flatMap((section) => idsOf(section.blocks))

const SIGNED = table({
  firma: [p('firmante', 'Ana')],
  cierre: [ref('firma'), p('traza', 'Proyectó')],
  acaso: [when('si-hay', ref('firma'), p('nota', 'Nota'))],
})

describe('an act with passages', () => {
  it('names the blocks of a passage under the place where it stands', () => {
    expect(expandedIds([p('uno', 'Uno'), ref('firma'), ref('firma', 'otra-firma')], SIGNED)).toEqual([
      'uno',
      'firma/firmante',
      'otra-firma/firmante',
    ])
  })

  it('takes in passages of passages, and those under a condition', () => {
    expect(expandedIds([ref('cierre'), when('condicion', ref('acaso'))], SIGNED)).toEqual([
      'cierre/firma/firmante',
      'cierre/traza',
      'condicion',
      'acaso/si-hay',
      'acaso/firma/firmante',
      'acaso/nota',
    ])
  })

  it('has the same names whatever a passage says', () => {
    const reworded = new Map([...SIGNED, ...table({ firma: [p('firmante', 'Otra')] })])
    expect(expandedIds([ref('cierre')], reworded)).toEqual(expandedIds([ref('cierre')], SIGNED))
  })

  it('is refused by its name and that of a passage that nobody wrote, or that contains itself', () => {
    const unsigned = table({ cierre: [ref('firma')] })
    expect(() => expandedIds([ref('cierre')], unsigned)).toThrow('acto PRUEBA: no existe el pasaje «firma»')
    const circle = table({ a: [when('acaso', ref('b'))], b: [ref('a')] })
    expect(() => expandedIds([ref('a')], circle)).toThrow('acto PRUEBA: el pasaje «a» se contiene a sí mismo')
  })

  it('becomes the document of the act that has the blocks copied into it', () => {
    const words = fc.constantFrom('Uno.', 'Dos {{x}}.', '**Tres**')
    const blocks = fc.array(
      words.map((text) => p('bloque', text)),
      { maxLength: 4 },
    )
    const part = fc.record({ blocks, shared: fc.boolean(), conditional: fc.boolean() })
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.boolean(), (parts, hay) => {
        const passages = table(Object.fromEntries(parts.map((one, at) => [`p${at}`, one.blocks])))
        const standing = (conditional: boolean, inner: readonly WrittenBlock[]): readonly WrittenBlock[] =>
          conditional ? [when('acaso', ...inner)] : inner
        const written = parts.flatMap((one, at) =>
          standing(one.conditional, one.shared ? [ref(`p${at}`)] : one.blocks),
        )
        const copied = parts.flatMap((one) => standing(one.conditional, one.blocks))
        const drawn = (all: readonly WrittenBlock[]): object =>
          instantiate(expandAct(act(all), passages), { hay, x: 'equis' })
        expect(drawn(written)).toEqual(drawn(copied))
      }),
    )
  })
})
