/**
 * Ways through several calls, in their order, as data of the OpenAPI document (`x-sequences`): what a program that has
 * nothing else must know to come to an end. A test walks each with nothing but the served document.
 *
 * In values, `$name` is what was given (`takes`) or kept before, with a path behind it (`$enlace.url`), and `{name}` the
 * same inside a text, also of a name. What is known where a sequence is used is known inside it.
 */

export interface CallStep {
  /** operationId */
  readonly call: string
  /** who makes it: one of `parts`; left out where the call is public */
  readonly as?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>> | string
  /** name → path into the answer; empty: all of it */
  readonly keeps?: Readonly<Record<string, string>>
  /** status of the answer, where it is not the first that the call declares */
  readonly answers?: number
}
/** the bytes of a file go to a link that was answered, with its headers and without a session */
interface PutStep {
  readonly put: { readonly bytes: string; readonly url: string; readonly headers: string }
}
/** something reaches somebody outside the portal: the token in a link, its part after `#` or the last of its path, or a code */
interface LetterStep {
  readonly letter: { readonly to: string; readonly keeps: string; readonly is: 'fragment' | 'path' | 'code' }
}
/** nothing can be done before that day is over */
interface WaitStep {
  readonly wait: string
}
/**
 * What a task captures: what it holds already; whoever is asked for as `recipient`, the first of `choices.parties`; words
 * where it asks for words and must have them; and what `with` says.
 */
interface ComposeStep {
  readonly compose: { readonly from: string; readonly with?: string; readonly keeps: string }
}
/** Several objects as one; what a later one says counts. Left out are the names that begin with `without`. */
interface MergeStep {
  readonly merge: { readonly of: readonly unknown[]; readonly without?: string; readonly keeps: string }
}
interface UseStep {
  readonly use: string
  readonly with: Readonly<Record<string, unknown>>
  /** again, as long as this is kept and not null */
  readonly repeat?: string
  /** once for each of a list that has these values, known inside by that name */
  readonly each?: {
    readonly in: string
    readonly where: Readonly<Record<string, string>>
    readonly as: string
  }
}
export type SequenceStep = (
  CallStep | PutStep | LetterStep | WaitStep | ComposeStep | MergeStep | UseStep
) & {
  /** in a sentence, where the call's own description is not enough */
  readonly note?: string
  /** only where this was kept and is not null */
  readonly when?: string
}
interface Taken {
  readonly is: string
  /** operationId whose body it is like */
  readonly like?: string
}
export interface Part {
  /** the role that it must have, or who it is */
  readonly is: string
  /** by which sequence it gets its token, once, before its first call */
  readonly enters: string
  /** whose account was made on the way; the others have theirs already */
  readonly account?: { readonly usuario: string; readonly clave: string; readonly celular: string }
}
export interface Sequence {
  readonly title: string
  readonly takes: Readonly<Record<string, Taken>>
  readonly parts: Readonly<Record<string, Part>>
  readonly steps: readonly SequenceStep[]
}
