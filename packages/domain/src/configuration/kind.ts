import type { z } from 'zod'
import {
  MALFORMED,
  NOT_A_NUMBER,
  REQUIRED,
  tooHigh,
  tooLong,
  tooLow,
  tooShort,
} from '../kernel/field-sentences.ts'
import type { Fault } from '../kernel/problem.ts'

/**
 * What a change applies to: cases filed from now on; steps and acts that begin from now on; everything at once,
 * running cases included; or the year that the item is for.
 */
export type AppliesTo = 'newCases' | 'newSteps' | 'atOnce' | 'byYear'

/** A sort of thing that the authority decides. */
export interface Kind<Content> {
  /** Spanish */
  readonly name: { readonly one: string; readonly many: string }
  readonly appliesTo: AppliesTo
  /** published by another person than who edited it (decision 65) */
  readonly twoPeople: boolean
  /** form of the keys, and the Spanish sentence for one that does not have it */
  readonly keys: { readonly pattern: RegExp; readonly sentence: string }
  /** problems with Spanish sentences, each with the path of its place */
  check(content: unknown): Checked<Content>
  /** how people name the item; Spanish */
  title(content: Content, key: string): string
}

export type Checked<Content> =
  | { readonly ok: true; readonly value: Content }
  | { readonly ok: false; readonly problems: readonly Fault[] }

/** A kind whose contents are checked by a schema, which must be strict: an unknown field is a problem. */
export function defineKind<Schema extends z.ZodType>(
  declared: Omit<Kind<z.output<Schema>>, 'check'> & { readonly content: Schema },
): Kind<z.output<Schema>> {
  const { content: schema, ...kind } = declared
  return {
    ...kind,
    check(content) {
      const result = schema.safeParse(content, { error: sentenceOf })
      if (result.success) return { ok: true, value: result.data }
      return {
        ok: false,
        problems: result.error.issues.map(({ path, message }) => ({ path: path.join('/'), message })),
      }
    },
  }
}

/** Spanish sentence of a problem whose schema has none. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `No existe: ${issue.keys.map((key) => `«${key}»`).join(', ')}`
  if (issue.code === 'too_big' && issue.origin !== 'array')
    return issue.origin === 'string' ? tooLong(Number(issue.maximum)) : tooHigh(Number(issue.maximum))
  if (issue.code === 'too_small' && issue.origin !== 'array') {
    if (issue.origin !== 'string') return tooLow(Number(issue.minimum))
    return issue.minimum === 1 ? REQUIRED : tooShort(Number(issue.minimum))
  }
  if (issue.code !== 'invalid_type') return MALFORMED
  if (issue.input === undefined) return REQUIRED
  return issue.expected === 'number' || issue.expected === 'int' ? NOT_A_NUMBER : MALFORMED
}
