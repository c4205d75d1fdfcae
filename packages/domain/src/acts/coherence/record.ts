import type { Logic } from '../../forms/definition.ts'
import type { TextBlock } from '../document.ts'
import type { ActClass, ActTemplate, EditorNode } from '../template.ts'

/** Kinds of document that a cited number can identify. */
export type CitedKind = ActClass | 'radicado' | 'expediente'

export interface Cited {
  readonly kind: CitedKind
  /** Articles of the numbered act; 0 when it has none. */
  readonly articles: number
  /** An act of this case or of the one beside which it runs. */
  readonly own?: true
}

/** A law, decree or national resolution by its number and year. */
export interface Norm {
  readonly kind: 'Ley' | 'Decreto' | 'Resolución'
  readonly number: string
  readonly year: number
}

/** A sentence that states a finding, and the captured facts it requires. */
export interface Affirmation {
  readonly id: string
  /** Regular expression, case-insensitive. */
  readonly says: string
  /** Over captured facts; `consta.<name>` is true when a signed act of the case attests it. */
  readonly needs: Logic
  /** What is missing, as worded in the drafter's message. */
  readonly lacks: string
}

/** One term as requested, recommended and granted, in words. */
export interface ComparedTerm {
  readonly label: string
  readonly requested: string
  readonly recommended: string
  readonly granted: string
  readonly differs: boolean
  /** Less than requested: the rest is denied. */
  readonly less: boolean
}

export type PersonKind = 'natural' | 'juridica'

/** A circumstance of the norm, and how running text names it. */
export interface NamedCircumstance {
  readonly label: string
  readonly mitigates: boolean
  /** Regular expression, case-insensitive: the stems that name it, whatever their ending. */
  readonly words: string
}

/** Figures of a fine, with which the text must agree. */
export interface FineFigures {
  readonly capacity: { readonly label: string; readonly of: PersonKind } | null
  /** A calculated benefit also weighs as aggravating (Res. 2086 de 2010 art. 9). */
  readonly benefitTwice?: boolean
  readonly aggravating: readonly string[]
  readonly mitigating: readonly string[]
  /** Every circumstance that could have been weighed. */
  readonly named?: readonly NamedCircumstance[]
  /** Aggravating circumstances weighed but not named in the charges. */
  readonly uncharged?: readonly string[]
}

/** The case's record, against which the text of an act is checked. */
export interface ActRecord {
  readonly facts: Readonly<Record<string, unknown>>
  /** Number shapes of the authority's series: regular expressions without anchors. */
  readonly shapes: readonly string[]
  readonly norms: readonly Norm[]
  readonly affirmations: readonly Affirmation[]
  /** The cited numbers that exist. */
  readonly cited: ReadonlyMap<string, Cited>
  /** Kind of person the act decides about; null when unidentified. */
  readonly person: PersonKind | null
  /** 2: a woman, as in the registration; null: unknown. */
  readonly signerGender: number | null
  readonly people: readonly { readonly name: string; readonly gender: number | null }[]
  /** Null when no fine was valued. */
  readonly fine: FineFigures | null
  /**
   * For an act that studies an appeal: whether the decision burdens the appellant; null: no appeal, or unknown.
   */
  readonly burdened: boolean | null
  readonly comparison: readonly ComparedTerm[]
}

/** The view of an act that the rules read. */
export interface ActText {
  readonly template: ActTemplate
  readonly doc: EditorNode
  readonly blocks: readonly TextBlock[]
  /** Index in `blocks` of RESUELVE or DISPONE; -1 when the act decides nothing. */
  readonly operative: number
  /** Paragraphs of the act's own articles, without their label. */
  readonly articles: readonly { readonly block: TextBlock; readonly words: string }[]
  readonly record: ActRecord
}

export interface Finding {
  readonly code: string
  /** Spanish sentence for the drafter, reviewer or signer. */
  readonly message: string
  readonly section?: string
  /** Offsets in the readable text. */
  readonly from?: number
  readonly to?: number
}

export type Rule = (act: ActText) => readonly Finding[]

/** Builds a finding at a passage of a block; without one, over the whole block. */
export function at(
  block: TextBlock,
  code: string,
  message: string,
  passage?: { readonly index: number; readonly length: number },
): Finding {
  const from = block.start + (passage?.index ?? 0)
  return {
    code,
    message,
    ...(block.section !== undefined && { section: block.section }),
    from,
    to: passage === undefined ? block.start + block.text.length : from + passage.length,
  }
}
