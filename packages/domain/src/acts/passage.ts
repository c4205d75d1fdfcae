import { align } from './align.ts'
import { GIVEN_BY_SIGNING, inlineText, labelAt, textBlocks } from './document.ts'
import type { EditorNode } from './template.ts'

/**
 * One paragraph's part of a passage that stays recognisable while the text around it changes: the paragraph's
 * stable id, its original words, the selected ones, and how often those occurred elsewhere. Values that the
 * signature writes (number, date, signatory) and an article's number count as the same word before and after.
 */
export interface PassagePart {
  readonly block: string | null
  /** Words of the whole paragraph, joined by single spaces. */
  readonly words: string
  /** Index of the first selected word, and index after the last. */
  readonly from: number
  readonly to: number
  /** The whole paragraph is selected: additions to it also change the passage. */
  readonly whole: boolean
  /** Occurrences of the selected words elsewhere in the act. */
  readonly others: number
}

export type Passage = readonly PassagePart[]

interface Word {
  readonly word: string
  /** Offsets in `plainText`. */
  readonly from: number
  readonly to: number
}

interface WordBlock {
  readonly id: string | null
  readonly words: readonly Word[]
}

/** Placeholder for one word whatever its value; Unicode private use area. */
const ATOM = 0xe000
const WORD = /[\uE000-\uF8FF]|[\p{L}\p{N}\p{M}]+|\S/gu

function wordBlocks(doc: EditorNode): WordBlock[] {
  return textBlocks(doc).map((block) => {
    const atoms: string[] = []
    let text = ''
    /** Offset in the block's readable text of each character of `text`. */
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
        // `at` has each character of `text` and its end
        from: block.start + (at[match.index] as number),
        to: block.start + (at[match.index + match[0].length] as number),
      })),
    }
  })
}

const wordsOf = (block: WordBlock): string[] => block.words.map(({ word }) => word)

/** Pins a stretch of `plainText`; part of a word counts as the whole word. Empty when it covers no word. */
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

/** Passage known only by its words, for remarks pinned before paragraphs had ids. */
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
 * Offsets of a passage in the `plainText` of a later version; null when its words were changed or removed. It
 * stays when its paragraph still holds the same adjacent words, or when it moved: its words occur more often
 * than they did elsewhere. In doubt it counts as unchanged, so that copying a paragraph does not close a
 * remark.
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

/**
 * Index at which the selected words are still adjacent after aligning the old and new paragraph; null: changed.
 */
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

/** Number of words around a place that equal those around the passage. */
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
  // a stretch of at least one word of the block
  const first = block.words[at] as Word
  const last = block.words[at + length - 1] as Word
  return { from: first.from, to: last.to }
}
