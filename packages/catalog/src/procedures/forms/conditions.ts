import type { Logic } from '@ventanilla/domain/forms/definition'

/** Builders of conditions for forms and documents, as JSON Logic; false on an unanswered field. */

const answer = (key: string): Logic => ({ var: key })

export const is = (key: string, value: string | number | boolean): Logic => ({ '==': [answer(key), value] })

export const isNot = (key: string, value: string | number | boolean): Logic => ({
  '!=': [answer(key), value],
})

export const oneOf = (key: string, values: readonly string[]): Logic => ({ in: [answer(key), values] })

/** One of the marked options of a `multi` field. */
export const includes = (key: string, value: string): Logic => ({ in: [value, answer(key)] })

export const above = (key: string, value: number): Logic => ({ '>': [answer(key), value] })

export const atLeast = (key: string, value: number): Logic => ({ '>=': [answer(key), value] })

export const any = (...conditions: readonly Logic[]): Logic => ({ or: conditions })

export const all = (...conditions: readonly Logic[]): Logic => ({ and: conditions })
