import { align, type Budget } from './align.ts'
import { textBlocks } from './document.ts'
import type { EditorNode } from './template.ts'

export interface WordChange {
  readonly kind: 'igual' | 'agregado' | 'eliminado'
  readonly text: string
}

export interface ParagraphDiff {
  readonly kind: 'igual' | 'agregado' | 'eliminado' | 'cambiado'
  /** Title of the section it belongs to (when removed, belonged to); undefined when untitled. */
  readonly section: string | undefined
  /** Pieces of the paragraph; without the removed ones the new text, without the added ones the old. */
  readonly words: readonly WordChange[]
}

/** Limit of pairs for one comparison of two documents: about a second, whatever their size. */
const MOST_PAIRS = 20_000_000

/**
 * Compares two versions by paragraph and, inside a changed paragraph, by word. Paragraphs that keep less than a
 * third of their words count as removed and added, which reads better than interleaved words.
 */
export function diffDocs(before: EditorNode, after: EditorNode): ParagraphDiff[] {
  const a = textBlocks(before)
    .filter((block) => block.text.trim() !== '')
    .map(({ text, title }) => ({ text, section: title }))
  const b = textBlocks(after)
    .filter((block) => block.text.trim() !== '')
    .map(({ text, title }) => ({ text, section: title }))
  const budget: Budget = { pairs: MOST_PAIRS }
  const result: ParagraphDiff[] = []
  // a stretch of removals and additions, which are paired in order
  let removed: Piece[] = []
  let added: Piece[] = []
  for (const step of align(a, b, (x, y) => x.text === y.text, budget)) {
    // a step's places are within its sequences
    const piece = (step.kind === 'eliminado' ? a[step.a] : b[step.b]) as Piece
    if (step.kind === 'eliminado') removed.push(piece)
    else if (step.kind === 'agregado') added.push(piece)
    else {
      result.push(...paired(removed, added, budget), whole('igual', piece.section, piece.text))
      removed = []
      added = []
    }
  }
  return [...result, ...paired(removed, added, budget)]
}

interface Piece {
  readonly text: string
  readonly section: string | undefined
}

function paired(removed: readonly Piece[], added: readonly Piece[], budget: Budget): ParagraphDiff[] {
  const result: ParagraphDiff[] = []
  let next = 0
  for (const old of removed) {
    const match = added.findIndex((piece, k) => k >= next && similar(old.text, piece.text, budget))
    const now = added[match]
    if (now === undefined) {
      result.push(whole('eliminado', old.section, old.text))
      continue
    }
    result.push(...added.slice(next, match).map((piece) => whole('agregado', piece.section, piece.text)))
    result.push({ kind: 'cambiado', section: now.section, words: diffWords(old.text, now.text, budget) })
    next = match + 1
  }
  return [...result, ...added.slice(next).map((piece) => whole('agregado', piece.section, piece.text))]
}

function whole(
  kind: 'igual' | 'agregado' | 'eliminado',
  section: string | undefined,
  text: string,
): ParagraphDiff {
  return { kind, section, words: [{ kind, text }] }
}

const words = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

function similar(a: string, b: string, budget: Budget): boolean {
  // the budget is spent
  if (budget.pairs <= 0) return false
  const kept = diffWords(a, b, budget)
    .filter((piece) => piece.kind === 'igual')
    .reduce((sum, piece) => sum + piece.text.replace(/\s/g, '').length, 0)
  const longest = Math.max(a.replace(/\s/g, '').length, b.replace(/\s/g, '').length)
  return longest > 0 && kept * 3 >= longest
}

/** Word-level difference of two texts; neighbouring pieces of one kind are joined. */
export function diffWords(before: string, after: string, budget?: Budget): WordChange[] {
  const a = words(before)
  const b = words(after)
  const pieces: { kind: WordChange['kind']; text: string }[] = []
  for (const step of align(a, b, (x, y) => x === y, budget)) {
    const text = (step.kind === 'eliminado' ? a[step.a] : b[step.b]) ?? ''
    const last = pieces.at(-1)
    if (last?.kind === step.kind) last.text += text
    else pieces.push({ kind: step.kind, text })
  }
  return pieces
}
