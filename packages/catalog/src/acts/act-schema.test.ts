import { namesEveryPlace, problemsOf } from '@ventanilla/domain/definitions/every-place.testkit'
import { judge } from '@ventanilla/domain/definitions/judge'
import { planted, type Required } from '@ventanilla/domain/definitions/planted.testkit'
import { actSchema } from '@ventanilla/domain/acts/act-schema'
import type { ActSection, ActTemplate, Block } from '@ventanilla/domain/acts/template'
import { describe, expect, it } from 'vitest'
import { writtenTemplates } from './written-acts.ts'

const acts = [...writtenTemplates.values()]
const checkActTemplate = (value: unknown) => judge(actSchema, value, 'el acto')

/** Written by hand: what nobody can leave out. */
const REQUIRED = {
  '': {
    id: true,
    name: true,
    title: true,
    class: true,
    series: true,
    drafts: true,
    reviews: true,
    signs: true,
    announcement: true,
    published: true,
    appeal: true,
    sections: true,
    variables: true,
    captures: true,
  } satisfies Required<ActTemplate>,
  sections: { name: true, blocks: true } satisfies Required<ActSection>,
  blocks: { id: true, type: true } satisfies Required<Block>,
}

describe('an act', () => {
  it.each(acts)('$id passes as it is stored, and stays what it was', (act) => {
    const stored: unknown = JSON.parse(JSON.stringify(act))
    expect(stored).toStrictEqual(act)
    expect(checkActTemplate(stored)).toStrictEqual({ ok: true, value: act })
  })

  namesEveryPlace({ definitions: acts, check: checkActTemplate, required: REQUIRED })

  it('names the place of a fault in words', () => {
    const [act] = acts
    const at = (act?.sections ?? []).findIndex(({ blocks }) => blocks[0]?.type === 'paragraph')
    const { name = '', blocks = [] } = act?.sections[at] ?? {}
    const place = `Sección «${name}», bloque «${blocks[0]?.id ?? ''}», «text»`
    const said = (text: string): readonly string[] =>
      problemsOf(checkActTemplate(planted(act, ['sections', at, 'blocks', 0, 'text'], text))).map(
        ({ message }) => message,
      )
    expect(said('a {{acto.fecha|romano}}')).toEqual([`${place}: el formato «romano» no existe.`])
    expect(said('a **b')).toEqual([`${place}: Negrilla sin cerrar: a **b.`])
    expect(said('a {{b')).toEqual([`${place}: Variable mal escrita: a {{b.`])
    expect(said('a {{acto.fecha|fecha}}')).toEqual([])
  })

  it('has blocks of the kinds that its type has', () => {
    // @ts-expect-error a heading has no role
    const role: Block = { id: 'a', type: 'heading', text: 'A', role: 'titulo' }
    // @ts-expect-error there is no such kind of block
    const kind: Block = { id: 'a', type: 'verso', text: 'A' }
    for (const block of [role, kind])
      expect(
        problemsOf(checkActTemplate({ ...acts[0], sections: [{ name: 'una', blocks: [block] }] })),
      ).toHaveLength(1)
  })
})
