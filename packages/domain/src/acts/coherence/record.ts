import type { Logic } from '../../forms/definition.ts'
import type { TextBlock } from '../document.ts'
import type { ActClass, ActTemplate, EditorNode } from '../template.ts'

/** What a number that an act cites may be. */
export type CitedKind = ActClass | 'radicado' | 'expediente'

export interface Cited {
  readonly kind: CitedKind
  /** articles of the act that carries the number; 0 where it has none */
  readonly articles: number
}

/** A law, decree or national resolution by its number and year. */
export interface Norm {
  readonly kind: 'Ley' | 'Decreto' | 'Resolución'
  readonly number: string
  readonly year: number
}

/** A sentence that states a finding, and what the case must have captured for it. */
export interface Affirmation {
  readonly id: string
  /** regular expression, read without regard to capitals */
  readonly says: string
  /** over the captured facts; `consta.<name>` is true where a signed act of the case attests it */
  readonly needs: Logic
  /** what is missing, as the sentence for the drafter names it */
  readonly lacks: string
}

/** One term of a grant beside what was asked and what was recommended, in words. */
export interface ComparedTerm {
  readonly label: string
  readonly requested: string
  readonly recommended: string
  readonly granted: string
  readonly differs: boolean
  /** less than was asked: the rest is denied */
  readonly less: boolean
}

export type PersonKind = 'natural' | 'juridica'

/** What a fine was calculated with, as the text must agree with it. */
export interface FineFigures {
  readonly capacity: { readonly label: string; readonly of: PersonKind } | null
  /** a benefit that was calculated also weighs as aggravating (Res. 2086 de 2010 art. 9) */
  readonly benefitTwice?: boolean
  readonly aggravating: readonly string[]
  readonly mitigating: readonly string[]
  /** aggravating circumstances that were weighed and that the charges do not name */
  readonly uncharged?: readonly string[]
}

/** What the record of a case shows: everything that the text of an act is judged by. */
export interface ActRecord {
  readonly facts: Readonly<Record<string, unknown>>
  /** how the numbers of the authority's series look: regular expressions without anchors */
  readonly shapes: readonly string[]
  readonly norms: readonly Norm[]
  readonly affirmations: readonly Affirmation[]
  /** of the numbers that the text cites, those that exist */
  readonly cited: ReadonlyMap<string, Cited>
  /** whom the act decides about; null where nobody is identified */
  readonly person: PersonKind | null
  /** 2: a woman, as in the registration; null: not known yet */
  readonly signerGender: number | null
  readonly people: readonly { readonly name: string; readonly gender: number | null }[]
  /** null: nothing was valued */
  readonly fine: FineFigures | null
  /** of an act that studies an appeal: whether the decision burdens whoever files it; null: no appeal, or not known */
  readonly burdened: boolean | null
  readonly comparison: readonly ComparedTerm[]
}

/** An act as the rules read it. */
export interface ActText {
  readonly template: ActTemplate
  readonly doc: EditorNode
  readonly blocks: readonly TextBlock[]
  /** index in `blocks` of RESUELVE or DISPONE; -1 in what decides nothing */
  readonly operative: number
  /** paragraphs of the act's own articles, without their label */
  readonly articles: readonly { readonly block: TextBlock; readonly words: string }[]
  readonly record: ActRecord
}

export interface Finding {
  readonly code: string
  /** Spanish sentence for whoever drafts, reviews or signs */
  readonly message: string
  readonly section?: string
  /** offsets in the readable text */
  readonly from?: number
  readonly to?: number
}

export type Rule = (act: ActText) => readonly Finding[]

/** A finding at a passage of a block. */
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
