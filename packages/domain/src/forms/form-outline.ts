import { conditionWords } from './condition-words.ts'
import type { FormDef } from './definition.ts'
import { DOCUMENTS_SECTION } from './documents.ts'

/** A section of a form as somebody sees it who has not begun: how much it asks, and when it is asked at all. */
export interface OutlineSection {
  readonly title: string
  readonly kind: 'preguntas' | 'documentos'
  /** asked of everybody who reaches the section */
  readonly always: number
  /** asked of some, by their answers */
  readonly sometimes: number
  /** 'Si responde «sí» a …'; null: the section is there for everybody */
  readonly when: string | null
}

/** The outline of a form: its sections in order, with the questions that people answer; what is calculated asks nothing. */
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
