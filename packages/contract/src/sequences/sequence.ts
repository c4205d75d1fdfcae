/**
 * Sequences of calls, in order, as data of the OpenAPI document (`x-sequences`): everything that an outside
 * program needs to complete them. A test runs each with nothing but the served document.
 *
 * In values, `$name` is an input (`takes`) or a kept value, optionally followed by a path (`$enlace.url`);
 * `{name}` is the same inside a text, also inside a name. A nested sequence sees the values of the one that
 * uses it.
 */

export interface CallStep {
  /** operationId */
  readonly call: string
  /** the caller: one of `parts`; omitted when the call is public */
  readonly as?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>> | string
  /** name → path into the response; empty: the whole response */
  readonly keeps?: Readonly<Record<string, string>>
  /** status of the response, when it is not the first that the call declares */
  readonly answers?: number
}
/** uploads a file's bytes to a link from a response, with its headers and without a session */
interface PutStep {
  readonly put: { readonly bytes: string; readonly url: string; readonly headers: string }
}
/** a message outside the portal: its token in a link, after `#` or as last part of the path, or a code */
interface LetterStep {
  readonly letter: { readonly to: string; readonly keeps: string; readonly is: 'fragment' | 'path' | 'code' }
}
/** nothing can be done before the end of that day */
interface WaitStep {
  readonly wait: string
}
/**
 * Data captured by a task: its existing data; the first of `choices.parties` for a `recipient` field; words for
 * a required text; and the values of `with`.
 */
interface ComposeStep {
  readonly compose: { readonly from: string; readonly with?: string; readonly keeps: string }
}
/** Merges several objects; later ones win. Names that begin with the text of `without` are left out. */
interface MergeStep {
  readonly merge: { readonly of: readonly unknown[]; readonly without?: string; readonly keeps: string }
}
interface UseStep {
  readonly use: string
  readonly with: Readonly<Record<string, unknown>>
  /** repeats as long as this value is kept and not null */
  readonly repeat?: string
  /** once for each item of a list that has these values; inside, `as` names the item */
  readonly each?: {
    readonly in: string
    readonly where: Readonly<Record<string, string>>
    readonly as: string
  }
}
export type SequenceStep = (
  CallStep | PutStep | LetterStep | WaitStep | ComposeStep | MergeStep | UseStep
) & {
  /** a sentence, when the call's own description is not enough */
  readonly note?: string
  /** only when this value is kept and not null */
  readonly when?: string
}
interface Taken {
  readonly is: string
  /** operationId of a call with the same body */
  readonly like?: string
}
export interface Part {
  /** the role that it needs, or who it is */
  readonly is: string
  /** sequence by which it gets its token, once, before its first call */
  readonly enters: string
  /** account that the sequence itself creates; other parts already have one */
  readonly account?: { readonly usuario: string; readonly clave: string; readonly celular: string }
}
export interface Sequence {
  readonly title: string
  readonly takes: Readonly<Record<string, Taken>>
  readonly parts: Readonly<Record<string, Part>>
  readonly steps: readonly SequenceStep[]
}
