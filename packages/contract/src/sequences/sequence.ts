/**
 * Sequences of calls, in order, as data of the OpenAPI document (`x-sequences`): everything that an outside
 * program needs to complete them. A test runs each with nothing but the served document. What each word means
 * is part of that document too: `language.ts`.
 */

export interface CallStep {
  readonly call: string
  readonly as?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>> | string
  readonly keeps?: Readonly<Record<string, string>>
  readonly answers?: number
}
export interface PutStep {
  readonly put: { readonly bytes: string; readonly url: string; readonly headers: string }
}
export interface LetterStep {
  readonly letter: { readonly to: string; readonly keeps: string; readonly is: 'fragment' | 'path' | 'code' }
}
export interface WaitStep {
  readonly wait: string
}
export interface ComposeStep {
  readonly compose: {
    readonly of: string
    readonly where: Readonly<Record<string, unknown>>
    readonly named: string
    readonly by: string
    readonly gives: Readonly<Record<string, string>>
    readonly over: string
    readonly with?: string
    readonly keeps: string
  }
}
export interface MergeStep {
  readonly merge: { readonly of: readonly unknown[]; readonly without?: string; readonly keeps: string }
}
export interface UseStep {
  readonly use: string
  readonly with: Readonly<Record<string, unknown>>
  readonly repeat?: string
  readonly each?: {
    readonly in: string
    readonly where: Readonly<Record<string, string>>
    readonly as: string
  }
}
/** What every step may carry. */
export interface AnyStep {
  readonly note?: string
  readonly when?: string
}
export type SequenceStep = (CallStep | PutStep | LetterStep | WaitStep | ComposeStep | MergeStep | UseStep) &
  AnyStep
export interface Taken {
  readonly is: string
  readonly like?: string
}
export interface Part {
  readonly is: string
  readonly enters: string
  readonly account?: { readonly usuario: string; readonly clave: string; readonly celular: string }
}
export interface Sequence {
  readonly title: string
  readonly takes: Readonly<Record<string, Taken>>
  readonly parts: Readonly<Record<string, Part>>
  readonly steps: readonly SequenceStep[]
}
