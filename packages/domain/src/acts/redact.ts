import { inlineText } from './document.ts'
import type { EditorNode } from './template.ts'

/**
 * What of an act the bulletin shows to anybody: names and text, without what identifies or reaches a person (document
 * number, address, telephone, e-mail) and without what its form asks as personal (Ley 1581 of 2012 arts. 4 and 5; Ley 1712
 * of 2014 art. 18; decision 59). What is withheld is cut out of the document before it is printed, so that no file served
 * holds it.
 */
export interface Withheld {
  /** document numbers and telephones, found however their figures are grouped */
  readonly numbers: readonly string[]
  /** addresses, e-mails and reserved answers, found whatever their case, accents and punctuation */
  readonly words: readonly string[]
}

/** What stands in the place of what was cut out. */
export const WITHHELD = '[dato reservado]'

/** Shorter ones would cut «5» out of every sentence: they are withheld by their variable alone. */
const LEAST_FIGURES = 4
const LEAST_LETTERS = 4

interface Span {
  readonly from: number
  readonly to: number
}

/** The document without what is withheld, as plain nodes: no variable, image, link or remark goes along. `kept`: what the authority says of itself. */
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
/** Labels of a row whose value reaches or identifies somebody, whoever typed it. */
const LABEL =
  /^\s*(direcci[oó]n|tel[eé]fono|celular|m[oó]vil|correo|e-?mail|c[eé]dula|documento de identi|identificaci[oó]n|n\.?i\.?t\b)/i

function redactNode(node: EditorNode, rule: Rule): EditorNode {
  const attrs = Object.fromEntries(Object.entries(node.attrs ?? {}).filter(([name]) => LAYOUT.has(name)))
  const shell = { type: node.type, ...(Object.keys(attrs).length > 0 && { attrs }) }
  const content = node.content ?? []
  if (node.type === 'paragraph' || node.type === 'heading')
    return { ...shell, ...filled(withheldInline(content, rule)) }
  if (node.type === 'tableRow' && LABEL.test(content.length === 2 ? textOf(content[0]) : ''))
    return { ...shell, content: [redactNode(content[0] as EditorNode, rule), emptied(content[1])] }
  return {
    ...shell,
    ...filled(content.filter(({ type }) => BLOCKS.has(type)).map((c) => redactNode(c, rule))),
  }
}

const filled = (content: readonly EditorNode[]): { content?: readonly EditorNode[] } =>
  content.length === 0 ? {} : { content }

const textOf = (node: EditorNode | undefined): string =>
  node === undefined ? '' : `${inlineText(node)}${(node.content ?? []).map(textOf).join('')}`

/** The cell of a value that is withheld whole, but for one that says there is none. */
function emptied(cell: EditorNode | undefined): EditorNode {
  const type = cell?.type ?? 'tableCell'
  return { type, content: [{ type: 'paragraph', content: [{ type: 'text', text: WITHHELD }] }] }
}

/** A value of a person by the name of its variable; what the authority says of itself is public. */
const PERSONAL_VARIABLE =
  /(?:^|\.|(?<!tipo)_)(?:documento|direccion|telefono|celular|correo|email|cedula|nit|destino)$/
const OF_THE_AUTHORITY = /^(?:autoridad|territorial|traslado|acto)\./

const isPersonal = (node: EditorNode): boolean => {
  const name = node.type === 'variable' ? String(node.attrs?.['name'] ?? '') : ''
  return PERSONAL_VARIABLE.test(name) && !OF_THE_AUTHORITY.test(name)
}

/** One run of text: what is withheld is found across its nodes, since a number may be half bold. */
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
      // said once, where it begins
      if (span.from >= at) push(out, node, WITHHELD)
      from = Math.min(span.to, end)
    }
    push(out, node, text.slice(from, end))
    at = end
  }
  return out
}

/** Text with the bold or italics of the node that it comes from; line breaks stay line breaks. */
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

/** What stands between two figures of one number: dots, blanks of any kind, dashes, apostrophes, brackets. */
const BETWEEN = String.raw`[\s.,'’·()/\-‐-―]{0,3}`

function spansIn(text: string, { withheld, kept }: Rule): Span[] {
  const known = [
    ...withheld.numbers.flatMap((number) => figuresIn(text, number)),
    ...withheld.words.flatMap((words) => wordsIn(text, words)),
  ]
  // patterns know nobody: they leave alone what the authority says of itself
  const ours = kept.flatMap((words) => wordsIn(text, words))
  const seen = PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)].map(spanOf)).filter(
    (span) => !ours.some((own) => own.from < span.to && span.from < own.to),
  )
  return [...known, ...seen]
}

function figuresIn(text: string, number: string): Span[] {
  const figures = number.replace(/\D/g, '')
  if (figures.length < LEAST_FIGURES) return []
  // «1437» is also the number of a law: a short one counts only where no other figure touches it
  const [before, after] = figures.length < 6 ? ['(?<!\\d)', '(?!\\d)'] : ['', '']
  const pattern = new RegExp(`${before}${[...figures].join(BETWEEN)}(?:\\s?-\\s?\\d(?!\\d))?${after}`, 'gu')
  return [...text.matchAll(pattern)].map(spanOf)
}

/** Letters and figures without case or accents, everything else one blank; and where each came from. */
function bare(text: string): { readonly letters: string; readonly at: readonly number[] } {
  let letters = ''
  const at: number[] = []
  let offset = 0
  for (const char of text) {
    const base = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    // an accent that stands apart belongs to the letter before it
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

/** People whom nobody registered and somebody typed: e-mails, telephones, documents after their name, street addresses. */
const PATTERNS: readonly RegExp[] = [
  /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu,
  /(?<!\d)(?:\+?57[\s-]?)?3\d{2}[\s.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?!\d)/gu,
  /\(?60\d\)?[\s-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?!\d)/gu,
  /(?:c[ée]dula(?: de (?:ciudadan[íi]a|extranjer[íi]a))?|\bc\.?\s?c\.?|\bn\.?i\.?t\.?|documento de identidad|pasaporte|tarjeta de identidad)\s*(?:n[úu]mero|n\.?\s?[.ºo°]|no\.?|#)?\s*:?\s*(?<hidden>\d[\d.\s'’-]{3,18}\d)/giu,
  /\b(?:calle|cll?|carrera|cra|kra|kr|cr|avenida|av|diagonal|dg|transversal|tv)\.?\s*\d+\s*[a-z]?(?:\s*(?:bis|sur|norte|este|oeste))*\s*(?:#|n\.?\s?[º°]|no?\.|n[úu]mero)\s*\d+\s*[a-z]?(?:\s*[-–]\s*\d+)?/giu,
]

const ENDS_HEADING = /^\s*considerando/i
const BEGINS_OPERATIVE = /^\s*(?:resuelve|dispone)\s*:?\s*$/i

/** Heading and operative part of an act: what is published of a decision. Where either cannot be told apart, the whole. */
export function operativePart(doc: EditorNode): EditorNode {
  const content = doc.content ?? []
  const headings = (rule: RegExp): number =>
    content.findIndex((node) => node.type === 'heading' && rule.test(textOf(node)))
  const ends = headings(ENDS_HEADING)
  const begins = headings(BEGINS_OPERATIVE)
  if (ends < 0 || begins < ends) return doc
  return { ...doc, content: [...content.slice(0, ends), ...content.slice(begins)] }
}
