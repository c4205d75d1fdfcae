import type { Passage } from '@ventanilla/domain/acts/passages'
import type { ActSection, Block, Inline, LawRef, WrittenBlock } from '@ventanilla/domain/acts/template'
import type { Logic } from '@ventanilla/domain/forms/definition'
import type { Trait } from '@ventanilla/domain/procedures/traits'

/** What acts and laws are written with. The first argument of every block is its id, for good. */

export const p = (id: string, text: Inline): Block => ({ id, type: 'paragraph', text })
export const article = (id: string, text: Inline): Block => ({ id, type: 'article', text })
/** Heading in a section's style, for a section that begins with the document's title. */
export const headline = (id: string, text: Inline): Block => ({ id, type: 'heading', level: 2, text })
export const subtitle = (id: string, text: Inline): Block => ({ id, type: 'heading', text })
/** A numbered or bulleted repetition of a list variable. */
export const each = (id: string, over: string, text: Inline, ordered = true): Block => ({
  id,
  type: 'each',
  over,
  ordered,
  text,
})
export const when = (id: string, condition: Logic, ...blocks: readonly WrittenBlock[]): WrittenBlock => ({
  id,
  type: 'when',
  condition,
  blocks,
})
/** Blocks of `passages.ts`, by reference. An act that uses a passage twice names each place. */
export const passage = (key: string, id = key): WrittenBlock => ({ id, type: 'passage', passage: key })
/** What the laws of the procedures bring, each for its own type. `common`: for the types without one of their own. */
export const law = (part: LawRef['part'], ...common: readonly WrittenBlock[]): WrittenBlock => ({
  id: `leyes-${part}`,
  type: 'law',
  part,
  ...(common.length > 0 && { blocks: common }),
})
/** Declares a passage; its blocks are named within it. */
export const shared = (key: string, about: string, ...blocks: readonly WrittenBlock[]): Passage => ({
  key,
  about,
  blocks,
})
export const section = (
  name: string,
  title: Inline | null,
  ...blocks: readonly WrittenBlock[]
): ActSection<WrittenBlock> => ({ name, title, blocks })

export const has = (name: string): Logic => ({ '!!': [{ var: name }] })
export const lacks = (name: string): Logic => ({ '!': [{ var: name }] })
export const is = (name: string, value: string | number | boolean): Logic => ({
  '==': [{ var: name }, value],
})
export const withTrait = (trait: Trait): Logic => ({ conRasgo: ['tramite.tipo', trait] })
export const isNot = (name: string, value: string | number | boolean): Logic => ({
  '!=': [{ var: name }, value],
})
