import { FormulaFault, type Place } from './syntax.ts'

export type Token = Place &
  (
    | { readonly is: 'number'; readonly value: string }
    | { readonly is: 'word'; readonly word: string }
    | { readonly is: 'sign'; readonly sign: string }
    | { readonly is: 'end' }
  )

const BLANK = /[\s\u00a0]+/y
const FIGURE = /\d[\d.,]*/y
const WORD = /\p{L}[\p{L}\p{M}\p{N}_]*/uy
const SIGN = /<=|>=|[-−+*×·/÷:()[\];%<>≤≥=]/y

/** As people type them, and as they are kept. */
const SAME: Readonly<Record<string, string>> = {
  '-': '−',
  '*': '×',
  '·': '×',
  '/': '÷',
  ':': '÷',
  '<=': '≤',
  '>=': '≥',
}

/** A number as it is written in Colombia, with a decimal point; null: it is none. */
export function writtenNumber(text: string): string | null {
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,18})(?:,(\d{1,12}))?$/.exec(text)
  if (match === null) return null
  const [, whole = '', decimals] = match
  const digits = whole.replaceAll('.', '').replace(/^0+(?=\d)/, '')
  if (digits.length > 18) return null
  return decimals === undefined ? digits : `${digits}.${decimals}`
}

/** Signs, numbers and words of an expression. @throws FormulaFault */
export function tokensOf(text: string): readonly Token[] {
  const found: Token[] = []
  let at = 0
  const taken = (form: RegExp): string | null => {
    form.lastIndex = at
    return form.exec(text)?.[0] ?? null
  }
  while (at < text.length) {
    const blank = taken(BLANK)
    if (blank !== null) {
      at += blank.length
      continue
    }
    const from = at
    const figure = taken(FIGURE)
    const word = figure === null ? taken(WORD) : null
    const sign = figure === null && word === null ? taken(SIGN) : null
    const piece = figure ?? word ?? sign
    if (piece === null)
      throw new FormulaFault('Este signo no se usa en una fórmula', { from, to: from + 1 }, text)
    at += piece.length
    const place = { from, to: at }
    if (word !== null) found.push({ is: 'word', word, ...place })
    else if (sign !== null) found.push({ is: 'sign', sign: SAME[sign] ?? sign, ...place })
    else {
      const value = writtenNumber(piece)
      if (value === null)
        throw new FormulaFault(
          'Escriba el número con coma decimal y punto de miles, como 1.250,5',
          place,
          text,
        )
      found.push({ is: 'number', value, ...place })
    }
  }
  return [...found, { is: 'end', from: text.length, to: text.length }]
}
