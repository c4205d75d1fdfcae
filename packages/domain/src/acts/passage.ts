import { align } from './align.ts'
import { GIVEN_BY_SIGNING, inlineText, labelAt, textBlocks } from './document.ts'
import type { EditorNode } from './template.ts'

/**
 * A stretch of an act that stays recognisable while the text around it changes. One part for each paragraph that it
 * touches: the paragraph's stable id, its words as they were, which of them are meant, and how often the same words stood
 * elsewhere then. What the signature itself writes (number, date, signatory) and the number of an article count as the
 * same word before and after.
 */
export interface PassagePart {
  readonly block: string | null
  /** words of the whole paragraph, separated by one space */
  readonly words: string
  /** indices of the first word that is meant and of the one after the last */
  readonly from: number
  readonly to: number
  /** the whole paragraph is meant: what is added to it changes it too */
  readonly whole: boolean
  /** how often the words that are meant stood in other places of the act */
  readonly others: number
}

export type Passage = readonly PassagePart[]

interface Word {
  readonly word: string
  /** offsets in `plainText` */
  readonly from: number
  readonly to: number
}

interface WordBlock {
  readonly id: string | null
  readonly words: readonly Word[]
}

/** Stands in the text for what is one word whatever it reads; private use area of Unicode. */
const ATOM = 0xe000
const WORD = /[\uE000-\uF8FF]|[\p{L}\p{N}\p{M}]+|\S/gu

function wordBlocks(doc: EditorNode): WordBlock[] {
  return textBlocks(doc).map((block) => {
    const atoms: string[] = []
    let text = ''
    /** offset in the block's readable text of every character of `text` */
    const at: number[] = []
    let shown = 0
    const plain = (more: string): void => {
      for (let i = 0; i < more.length; i += 1) at.push(shown + i)
      text += more
      shown += more.length
    }
    const atom = (name: string, length: number): void => {
      at.push(shown)
      text += String.fromCharCode(ATOM + atoms.length)
      atoms.push(name)
      shown += length
    }
    block.node.content?.forEach((node, i) => {
      const reads = inlineText(node)
      const name = String(node.attrs?.['name'] ?? '')
      const label = i === 0 && node.type === 'text' ? labelAt(reads) : null
      if (node.type === 'variable' && GIVEN_BY_SIGNING.has(name)) atom(`{${name}}`, reads.length)
      else if (label !== null) {
        atom('{artículo}', label.length)
        plain(reads.slice(label.length))
      } else plain(reads)
    })
    at.push(shown)
    const id = block.node.attrs?.['id']
    return {
      id: typeof id === 'string' ? id : null,
      words: [...text.matchAll(WORD)].map((match) => ({
        word: atoms[match[0].charCodeAt(0) - ATOM] ?? match[0].normalize('NFC'),
        from: block.start + (at[match.index] as number),
        to: block.start + (at[match.index + match[0].length] as number),
      })),
    }
  })
}

const wordsOf = (block: WordBlock): string[] => block.words.map(({ word }) => word)

/** Pins a stretch of `plainText`; half a word counts as the word. Empty where it names no word. */
export function passageAt(doc: EditorNode, from: number, to: number): Passage {
  const blocks = wordBlocks(doc)
  return blocks.flatMap((block) => {
    const first = block.words.findIndex((w) => w.to > from && w.from < to)
    if (first === -1) return []
    const last = block.words.findLastIndex((w) => w.to > from && w.from < to)
    const words = wordsOf(block)
    const meant = words.slice(first, last + 1)
    const whole = meant.length === words.length
    return [
      {
        block: block.id,
        words: words.join(' '),
        from: first,
        to: last + 1,
        whole,
        others: occurrences(blocks, meant, whole).length - 1,
      },
    ]
  })
}

/** A passage of which only its words are known: what was pinned before paragraphs had an id. */
export function passageOfWords(quote: string): Passage {
  const doc: EditorNode = {
    type: 'doc',
    content: quote
      .split('\n')
      .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
  }
  return passageAt(doc, 0, quote.length).map((part) => ({ ...part, block: null, whole: false, others: 0 }))
}

/**
 * Where a passage stands in a later version, as offsets in its `plainText`; null: its words were changed or are gone.
 * It stands where its paragraph still holds the same words side by side in their place, and also where it was moved:
 * where its words are found once more than they stood elsewhere. In doubt it still stands: nobody closes a remark by
 * copying a paragraph.
 */
export function placeOf(doc: EditorNode, passage: Passage): { from: number; to: number } | null {
  const blocks = wordBlocks(doc)
  const places = passage.map((part) => placeOfPart(blocks, part))
  const first = places[0]
  const last = places.at(-1)
  if (first == null || last == null || places.includes(null)) return null
  return { from: Math.min(first.from, last.from), to: Math.max(first.to, last.to) }
}

function placeOfPart(blocks: readonly WordBlock[], part: PassagePart): { from: number; to: number } | null {
  const was = part.words === '' ? [] : part.words.split(' ')
  const meant = was.slice(part.from, part.to)
  const home = part.block === null ? undefined : blocks.find(({ id }) => id === part.block)
  const kept = home === undefined ? null : keptAt(was, part, wordsOf(home))
  if (home !== undefined && kept !== null) return stretch(home, kept, meant.length)
  const found = occurrences(blocks, meant, part.whole)
  if (found.length <= part.others) return null
  const before = was.slice(0, part.from)
  const after = was.slice(part.to)
  const best = found
    .map((place) => ({ ...place, alike: alike(wordsOf(place.block), place.at, meant.length, before, after) }))
    .toSorted((a, b) => b.alike - a.alike)[0]
  return best === undefined ? null : stretch(best.block, best.at, meant.length)
}

/** Index at which the words that are meant still stand side by side, when the paragraph is laid beside what it was. */
function keptAt(was: readonly string[], part: PassagePart, is: readonly string[]): number | null {
  if (part.whole && is.length !== was.length) return null
  const pairs = new Map<number, number>()
  for (const step of align(was, is, (x, y) => x === y)) if (step.kind === 'igual') pairs.set(step.a, step.b)
  const at = pairs.get(part.from)
  if (at === undefined) return null
  for (let i = part.from; i < part.to; i += 1) if (pairs.get(i) !== at + i - part.from) return null
  return at
}

function occurrences(
  blocks: readonly WordBlock[],
  meant: readonly string[],
  whole: boolean,
): { readonly block: WordBlock; readonly at: number }[] {
  return blocks.flatMap((block) =>
    block.words.flatMap((_, at) =>
      at + meant.length <= block.words.length &&
      (!whole || meant.length === block.words.length) &&
      meant.every((word, i) => block.words[at + i]?.word === word)
        ? [{ block, at }]
        : [],
    ),
  )
}

/** How many words before and after a place are those that stood around the passage. */
function alike(
  words: readonly string[],
  at: number,
  length: number,
  before: readonly string[],
  after: readonly string[],
): number {
  let n = 0
  while (n < before.length && words[at - 1 - n] === before[before.length - 1 - n]) n += 1
  let m = 0
  while (m < after.length && words[at + length + m] === after[m]) m += 1
  return n + m
}

function stretch(block: WordBlock, at: number, length: number): { from: number; to: number } {
  const first = block.words[at] as Word
  const last = block.words[at + length - 1] as Word
  return { from: first.from, to: last.to }
}
