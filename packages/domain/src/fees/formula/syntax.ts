/** Place in the text of an expression: first and after the last character. */
export interface Place {
  readonly from: number
  readonly to: number
}

export const FUNCTIONS = {
  mín: { words: 'el menor de varios', least: 2, most: 12 },
  máx: { words: 'el mayor de varios', least: 2, most: 12 },
  si: { words: 'si(condición; valor; otro valor)', least: 3, most: 3 },
  suma: { words: 'la suma de los renglones', least: 1, most: 1 },
  tabla: { words: 'el valor de la tabla para un número', least: 1, most: 1 },
} as const
export type FunctionName = keyof typeof FUNCTIONS

export type Arithmetic = '+' | '−' | '×' | '÷'
export type Comparison = '<' | '>' | '≤' | '≥' | '='

/** An expression as it was understood; each part knows where it stands. */
export type Node = Place &
  (
    | {
        readonly is: 'number'
        /** with a decimal point */
        readonly value: string
      }
    | { readonly is: 'name'; readonly name: string }
    | { readonly is: 'percent' | 'minus'; readonly of: Node }
    | { readonly is: 'group'; readonly of: Node; readonly square: boolean }
    | { readonly is: 'pair'; readonly sign: Arithmetic; readonly left: Node; readonly right: Node }
    | { readonly is: 'compare'; readonly sign: Comparison; readonly left: Node; readonly right: Node }
    | { readonly is: 'call'; readonly of: FunctionName; readonly given: readonly Node[] }
  )

/** Longest expression, in characters; deepest parentheses. */
export const LONGEST_EXPRESSION = 400
export const DEEPEST = 20

/** Something wrong in an expression. The message is a Spanish sentence that quotes the place. */
export class FormulaFault extends RangeError {
  constructor(sentence: string, place: Place, text: string) {
    const shown = text.slice(place.from, place.to).trim()
    super(shown === '' ? `${sentence}.` : `${sentence}: «${shown}».`)
  }
}
