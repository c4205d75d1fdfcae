import type { z } from 'zod'
import type { passageSchema } from './act-schema.ts'
import type { ActTemplate, Block, Laws, WrittenBlock, WrittenTemplate } from './template.ts'

/** Blocks that several acts share, written once. Not the words to which a remark is pinned (passage.ts). */
export interface Passage extends z.output<typeof passageSchema> {}

/**
 * Replaces every reference by the blocks of its passage. They are named under the reference, `<id>/<inner id>`, so
 * that ids stay unique when an act uses a passage twice. The blocks of laws have ids of their own. Throws when a
 * passage is unknown or contains itself.
 */
export function expandAct(
  act: WrittenTemplate,
  passages: ReadonlyMap<string, Passage>,
  laws: Laws = () => [],
): ActTemplate {
  const expanded = (
    blocks: readonly WrittenBlock[],
    under: string,
    within: readonly string[],
  ): readonly Block[] =>
    blocks.flatMap((block): readonly Block[] => {
      const id = `${under}${block.id}`
      if (block.type === 'when') return [{ ...block, id, blocks: expanded(block.blocks, under, within) }]
      if (block.type === 'law') return expanded(laws(block), under, within)
      if (block.type !== 'passage') return [{ ...block, id }]
      const key = block.passage
      const found = passages.get(key)
      if (found === undefined) throw new Error(`acto ${act.id}: no existe el pasaje «${key}»`)
      if (within.includes(key)) throw new Error(`acto ${act.id}: el pasaje «${key}» se contiene a sí mismo`)
      return expanded(found.blocks, `${id}/`, [...within, key])
    })
  return {
    ...act,
    sections: act.sections.map((section) => ({ ...section, blocks: expanded(section.blocks, '', []) })),
  }
}
