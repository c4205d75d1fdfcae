import type { FieldDef } from '../forms/definition.ts'
import type { StepDef } from './definition.ts'
import type { Flow } from './state.ts'

export type Facts = Readonly<Record<string, unknown>>

/** What the portal knows of a case beside its captured facts, as far as a task may use it. Dates 'YYYY-MM-DD'. */
export interface CaseGlance {
  /** the filed form's answers */
  readonly answers: Facts
  /** DANE code or name; null without municipality */
  readonly municipality: string | null
  /** office of the case, or the one of its municipality */
  readonly office: string
  /** documents of the checklist, with the words people read */
  readonly documents: readonly { readonly id: string; readonly title: string }[]
  readonly today: string
  readonly applicantName: string
  readonly radicado: string
  readonly procedureName: string
  readonly expediente: string | null
  readonly flow: Flow
  /** what the case is charged for: key of LIQ-01, the levy, and the price that an act fixes */
  readonly settlement?: { readonly key: string; readonly levy?: string; readonly official?: number }
  /** whom the act in hand is still to be made known to, with the addresses that they gave */
  readonly recipients?: readonly {
    readonly id: string
    readonly address: string | null
    /** only of who allowed electronic notification */
    readonly email: string | null
  }[]
}

/** What a proposal for a field may look at. */
export interface Context {
  readonly step: StepDef
  readonly field: FieldDef
  readonly facts: Facts
  readonly view: CaseGlance
}

/** Words of a person as a sentence: capital at the beginning, full stop at the end. */
export const sentence = (words: string): string =>
  words.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('es-CO')).replace(/([^.!?…»])$/u, '$1.')

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const isRecord = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function numberOr(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
