import { plainText } from './document.ts'
import type { EditorNode } from './template.ts'

/** What a reviewer says about a passage. `from` and `to` are offsets in `plainText`, `quote` the passage itself. */
export interface Remark {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly quote: string
  readonly text: string
  readonly author: string
  /** ISO instant */
  readonly at: string
  readonly resolved: boolean
}

export interface AnchoredRemark extends Remark {
  /** false: the passage no longer exists; `from` and `to` are the last known place */
  readonly found: boolean
}

/** A remark on a stretch of the document; the quote is taken from it. Throws `RangeError` on an empty stretch. */
export function remarkOn(doc: EditorNode, remark: Omit<Remark, 'quote' | 'resolved'>): Remark {
  const quote = plainText(doc).slice(remark.from, remark.to)
  if (quote.trim() === '') throw new RangeError('La observación no señala ningún texto')
  return { ...remark, quote, resolved: false }
}

/** Finds the passages of earlier remarks in a later version: exact, then ignoring case and spacing; nearest wins. */
export function anchorRemarks(doc: EditorNode, remarks: readonly Remark[]): AnchoredRemark[] {
  const text = plainText(doc)
  return remarks.map((remark) => {
    const place = nearest(text, remark.quote, remark.from) ?? nearestLoose(text, remark.quote, remark.from)
    return place === undefined ? { ...remark, found: false } : { ...remark, ...place, found: true }
  })
}

function nearest(text: string, quote: string, near: number): { from: number; to: number } | undefined {
  if (quote === '') return undefined
  let best: number | undefined
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1))
    if (best === undefined || Math.abs(at - near) < Math.abs(best - near)) best = at
  return best === undefined ? undefined : { from: best, to: best + quote.length }
}

function nearestLoose(text: string, quote: string, near: number): { from: number; to: number } | undefined {
  const words = quote.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const pattern = new RegExp(words.map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+'), 'giu')
  let best: { from: number; to: number } | undefined
  for (const match of text.matchAll(pattern))
    if (best === undefined || Math.abs(match.index - near) < Math.abs(best.from - near))
      best = { from: match.index, to: match.index + match[0].length }
  return best
}
