import { inlineText } from '../document.ts'
import type { EditorNode } from '../template.ts'

/**
 * Personal data withheld from an act in the public bulletin: whatever identifies or reaches a person (document
 * number, address, telephone, e-mail) and the answers its form marks as personal (Ley 1581 of 2012 arts. 4 and
 * 5; Ley 1712 of 2014 art. 18; decision 59). Removed before printing, so no served file contains it.
 */
export interface Withheld {
  /** Document numbers and telephones, matched however their figures are grouped. */
  readonly numbers: readonly string[]
  /** Addresses, e-mails and reserved answers, matched regardless of case, accents and punctuation. */
  readonly words: readonly string[]
}

/** Replacement for removed text. */
export const WITHHELD = '[dato reservado]'

/** Shorter values would match common text such as «5»; only their variable withholds them. */
const LEAST_FIGURES = 4
const LEAST_LETTERS = 4

interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Removes withheld text and rebuilds the document as plain nodes, without variables, images, links or remarks.
 * `kept`: the authority's own contact data, which stays.
 */
export function redact(doc: EditorNode, withheld: Withheld, kept: readonly string[] = []): EditorNode {
  return redactNode(doc, { withheld, kept })
}

interface Rule {
  readonly withheld: Withheld
  readonly kept: readonly string[]
}

const LAYOUT: ReadonlySet<string> = new Set([
  'level',
  'section',
  'silent',
  'textAlign',
  'role',
  'colwidth',
  'colspan',
  'rowspan',
  'start',
])
const BLOCKS: ReadonlySet<string> = new Set([
  'doc',
  'heading',
  'paragraph',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
])
/** Row labels whose value identifies or reaches a person, whatever its source. */
const LABEL =
  /^\s*(direcci[oó]n|tel[eé]fono|celular|m[oó]vil|correo|e-?mail|c[eé]dula|documento de identi|identificaci[oó]n|n\.?i\.?t\b)/i

function redactNode(node: EditorNode, rule: Rule): EditorNode {
  const attrs = Object.fromEntries(Object.entries(node.attrs ?? {}).filter(([name]) => LAYOUT.has(name)))
  const shell = { type: node.type, ...(Object.keys(attrs).length > 0 && { attrs }) }
  const content = node.content ?? []
  if (node.type === 'paragraph' || node.type === 'heading')
    return { ...shell, ...filled(withheldInline(content, rule)) }
  const [label, value] = content
  if (node.type === 'tableRow' && content.length === 2 && label !== undefined && LABEL.test(textOf(label)))
    return { ...shell, content: [redactNode(label, rule), emptied(value)] }
  return {
    ...shell,
    ...filled(content.filter(({ type }) => BLOCKS.has(type)).map((c) => redactNode(c, rule))),
  }
}

const filled = (content: readonly EditorNode[]): { content?: readonly EditorNode[] } =>
  content.length === 0 ? {} : { content }

const textOf = (node: EditorNode | undefined): string =>
  node === undefined ? '' : `${inlineText(node)}${(node.content ?? []).map(textOf).join('')}`

/** A cell whose whole value is withheld. */
function emptied(cell: EditorNode | undefined): EditorNode {
  const type = cell?.type ?? 'tableCell'
  return { type, content: [{ type: 'paragraph', content: [{ type: 'text', text: WITHHELD }] }] }
}

/** Variables with personal data, by name; the authority's own data is public. */
const PERSONAL_VARIABLE =
  /(?:^|\.|(?<!tipo)_)(?:documento|direccion|telefono|celular|correo|email|cedula|nit|destino)$/
const OF_THE_AUTHORITY = /^(?:autoridad|territorial|traslado|acto)\./

const isPersonal = (node: EditorNode): boolean => {
  const name = node.type === 'variable' ? String(node.attrs?.['name'] ?? '') : ''
  return PERSONAL_VARIABLE.test(name) && !OF_THE_AUTHORITY.test(name)
}

/** Searches across the nodes of one text run, since a number can be partly bold. */
function withheldInline(nodes: readonly EditorNode[], rule: Rule): EditorNode[] {
  const parts = nodes.map((node) => ({ node, text: inlineText(node) }))
  const text = parts.map((part) => part.text).join('')
  let at = 0
  const named: Span[] = []
  for (const { node, text: own } of parts) {
    if (isPersonal(node) && own !== '') named.push({ from: at, to: at + own.length })
    at += own.length
  }
  const spans = joined([...named, ...spansIn(text, rule)])
  const out: EditorNode[] = []
  at = 0
  for (const { node, text: own } of parts) {
    const end = at + own.length
    let from = at
    for (const span of spans.filter((s) => s.from < end && s.to > at)) {
      push(out, node, text.slice(from, Math.max(from, span.from)))
      // shows the mark once, where the span begins
      if (span.from >= at) push(out, node, WITHHELD)
      from = Math.min(span.to, end)
    }
    push(out, node, text.slice(from, end))
    at = end
  }
  return out
}

/** Adds text with its node's bold or italics; line breaks become `hardBreak` nodes. */
function push(out: EditorNode[], from: EditorNode, text: string): void {
  const marks = (from.marks ?? [])
    .filter(({ type }) => type === 'bold' || type === 'italic')
    .map(({ type }) => ({ type }))
  for (const [n, line] of text.split('\n').entries()) {
    if (n > 0) out.push({ type: 'hardBreak' })
    if (line !== '') out.push({ type: 'text', text: line, ...(marks.length > 0 && { marks }) })
  }
}

function joined(spans: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = out.at(-1)
    if (last !== undefined && span.from <= last.to)
      out[out.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else out.push(span)
  }
  return out
}

/** Separators allowed between two figures of one number: dots, blanks, dashes, apostrophes, brackets. */
const BETWEEN = String.raw`[\s.,'’·()/\-‐-―]{0,3}`

function spansIn(text: string, { withheld, kept }: Rule): Span[] {
  const known = [
    ...withheld.numbers.flatMap((number) => figuresIn(text, number)),
    ...withheld.words.flatMap((words) => wordsIn(text, words)),
  ]
  // patterns match anyone's data, so they skip the authority's own
  const ours = kept.flatMap((words) => wordsIn(text, words))
  const seen = PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)].map(spanOf)).filter(
    (span) => !ours.some((own) => own.from < span.to && span.from < own.to),
  )
  return [...known, ...seen]
}

function figuresIn(text: string, number: string): Span[] {
  const figures = number.replace(/\D/g, '')
  if (figures.length < LEAST_FIGURES) return []
  // A short number such as «1437» is also a law's; it counts only without adjacent figures.
  const [before, after] = figures.length < 6 ? ['(?<!\\d)', '(?!\\d)'] : ['', '']
  const pattern = new RegExp(`${before}${[...figures].join(BETWEEN)}(?:\\s?-\\s?\\d(?!\\d))?${after}`, 'gu')
  return [...text.matchAll(pattern)].map(spanOf)
}

/** Text without case or accents, other characters as one blank; with the original offset of each letter. */
function bare(text: string): { readonly letters: string; readonly at: readonly number[] } {
  let letters = ''
  const at: number[] = []
  let offset = 0
  for (const char of text) {
    const base = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    // A separate combining accent belongs to the letter before it.
    const kept = /[\p{L}\p{N}]/u.test(base) ? base : base === '' || letters.endsWith(' ') ? '' : ' '
    for (const one of kept) {
      letters += one
      at.push(offset)
    }
    offset += char.length
  }
  return { letters, at }
}

function wordsIn(text: string, words: string): Span[] {
  const wanted = bare(words).letters.trim()
  if (wanted.length < LEAST_LETTERS) return []
  const { letters, at } = bare(text)
  const spans: Span[] = []
  for (let i = letters.indexOf(wanted); i >= 0; i = letters.indexOf(wanted, i + 1)) {
    // `at` has each of the letters
    const last = at[i + wanted.length - 1] as number
    spans.push({ from: at[i] as number, to: last + 1 })
  }
  return spans
}

const spanOf = (match: RegExpExecArray): Span => {
  const { hidden } = match.groups ?? {}
  if (hidden === undefined) return { from: match.index, to: match.index + match[0].length }
  const from = match.index + match[0].lastIndexOf(hidden)
  return { from, to: from + hidden.length }
}

/**
 * Personal data of unregistered people, typed as text: e-mails, telephones, document numbers, street addresses.
 */
const PATTERNS: readonly RegExp[] = [
  /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu,
  /(?<!\d)(?:\+?57[\s-]?)?3\d{2}[\s.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?!\d)/gu,
  /\(?60\d\)?[\s-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?!\d)/gu,
  /(?:c[ée]dula(?: de (?:ciudadan[íi]a|extranjer[íi]a))?|\bc\.?\s?c\.?|\bn\.?i\.?t\.?|documento de identidad|pasaporte|tarjeta de identidad)\s*(?:n[úu]mero|n\.?\s?[.ºo°]|no\.?|#)?\s*:?\s*(?<hidden>\d[\d.\s'’-]{3,18}\d)/giu,
  /\b(?:calle|cll?|carrera|cra|kra|kr|cr|avenida|av|diagonal|dg|transversal|tv)\.?\s*\d+\s*[a-z]?(?:\s*(?:bis|sur|norte|este|oeste))*\s*(?:#|n\.?\s?[º°]|no?\.|n[úu]mero)\s*\d+\s*[a-z]?(?:\s*[-–]\s*\d+)?/giu,
]

const ENDS_HEADING = /^\s*considerando/i
const BEGINS_OPERATIVE = /^\s*(?:resuelve|dispone)\s*:?\s*$/i

/** Heading and operative part of a decision, for publication; the whole act when either cannot be found. */
export function operativePart(doc: EditorNode): EditorNode {
  const content = doc.content ?? []
  const headings = (rule: RegExp): number =>
    content.findIndex((node) => node.type === 'heading' && rule.test(textOf(node)))
  const ends = headings(ENDS_HEADING)
  const begins = headings(BEGINS_OPERATIVE)
  if (ends < 0 || begins < ends) return doc
  return { ...doc, content: [...content.slice(0, ends), ...content.slice(begins)] }
}
