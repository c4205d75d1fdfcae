import { align, type Budget, type Step } from './align.ts'
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
  const steps = align(a, b, (x, y) => x.text === y.text, budget)
  const result: ParagraphDiff[] = []
  for (let i = 0; i < steps.length;) {
    const step = steps[i] as Step
    if (step.kind === 'igual') {
      const block = b[step.b] as (typeof b)[number]
      result.push(whole('igual', block.section, block.text))
      i += 1
      continue
    }
    // pairs a stretch of removals and additions in order
    const removed: number[] = []
    const added: number[] = []
    for (; i < steps.length && (steps[i] as Step).kind !== 'igual'; i += 1) {
      const change = steps[i] as Step
      if (change.kind === 'eliminado') removed.push(change.a)
      else added.push(change.b)
    }
    result.push(
      ...paired(
        removed.map((k) => a[k] as Piece),
        added.map((k) => b[k] as Piece),
        budget,
      ),
    )
  }
  return result
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
    if (match === -1) {
      result.push(whole('eliminado', old.section, old.text))
      continue
    }
    for (; next < match; next += 1)
      result.push(whole('agregado', added[next]?.section, (added[next] as Piece).text))
    const now = added[match] as Piece
    result.push({ kind: 'cambiado', section: now.section, words: diffWords(old.text, now.text, budget) })
    next = match + 1
  }
  for (; next < added.length; next += 1)
    result.push(whole('agregado', added[next]?.section, (added[next] as Piece).text))
  return result
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
    const text = step.kind === 'eliminado' ? (a[step.a] as string) : (b[step.b] as string)
    const last = pieces.at(-1)
    if (last?.kind === step.kind) last.text += text
    else pieces.push({ kind: step.kind, text })
  }
  return pieces
}
