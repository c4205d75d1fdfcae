import type { FieldDef } from '../../forms/definition.ts'
import type { Validity } from '../../procedures/validity.ts'
import type { StepDef, Workflow } from '../definition/definition.ts'
import type { Flow, MeaningOf } from './state.ts'

export type Facts = Readonly<Record<string, unknown>>

/** Read-only view of a case for a task, besides its captured facts. Dates 'YYYY-MM-DD'. */
export interface CaseGlance {
  /** Answers of the filed form. */
  readonly answers: Facts
  /** DANE code or name; null without a municipality. */
  readonly municipality: string | null
  /** The case's office, or its municipality's. */
  readonly office: string
  /** Checklist documents, with their display titles. */
  readonly documents: readonly { readonly id: string; readonly title: string }[]
  readonly today: string
  readonly applicantName: string
  readonly radicado: string
  readonly procedureName: string
  /** What the procedure's decision fixes as the permit's validity. */
  readonly validity: Validity | null
  readonly expediente: string | null
  readonly flow: Flow
  readonly workflow: Pick<Workflow, 'steps'>
  /** What the template of a signed act says of it. */
  readonly meaningOf: MeaningOf
  /** Words of a letter by its id; undefined: there are none. */
  readonly letters: (id: string) => { readonly subject: string; readonly body: string } | undefined
  /** The step that a withdrawal interrupted; null without one. */
  readonly interrupted: StepDef | null
  /** Basis of the charge: key of LIQ-01, the levy, and the price fixed by an act. */
  readonly settlement?: { readonly key: string; readonly levy?: string; readonly official?: number }
  /** Recipients still to be notified of the current act, with the addresses they gave. */
  readonly recipients?: readonly {
    readonly id: string
    readonly address: string | null
    /** Only for recipients who accepted electronic notification. */
    readonly email: string | null
  }[]
}

/** Input for suggesting a field's value. */
export interface Context {
  readonly step: StepDef
  readonly field: FieldDef
  readonly facts: Facts
  readonly view: CaseGlance
}

/** Formats text as a sentence: capital at the start, full stop at the end. */
export const sentence = (words: string): string =>
  words.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('es-CO')).replace(/([^.!?…»])$/u, '$1.')

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const isRecord = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function numberOr(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
