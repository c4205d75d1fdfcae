import { conditionWords } from './condition-words.ts'
import type { FormDef } from './definition.ts'
import { DOCUMENTS_SECTION } from './documents-section.ts'

/** A section of a form before any answer: number of questions, and when they apply. */
export interface OutlineSection {
  readonly title: string
  readonly kind: 'preguntas' | 'documentos'
  /** questions for every user who reaches the section */
  readonly always: number
  /** questions that depend on answers */
  readonly sometimes: number
  /** 'Si responde «sí» a …'; null: the section always shows */
  readonly when: string | null
}

/** Outline of a form: its sections in order, with their number of questions; ignores calculated fields. */
export function outlineOf(def: FormDef): OutlineSection[] {
  return def.sections.map((section) => {
    const asked = section.fields.filter((field) => field.calculated === undefined)
    const always = asked.filter((field) => field.condition === undefined).length
    return {
      title: section.title,
      kind: section.key === DOCUMENTS_SECTION ? 'documentos' : 'preguntas',
      always,
      sometimes: asked.length - always,
      when: section.condition === undefined ? null : conditionWords(def, section.condition),
    }
  })
}
