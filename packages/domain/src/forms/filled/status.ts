import type { FormDef, Problem } from '../definition.ts'
import { kindOf } from '../kinds/registry.ts'
import { isRow, read } from '../reading.ts'
import { errorsOf, validateForm, type ValidationOptions } from './validate.ts'

export type SectionState = 'sin_empezar' | 'en_curso' | 'completa' | 'con_errores'

export interface SectionStatus {
  readonly key: string
  readonly title: string
  readonly state: SectionState
  /** invalid answers, without the missing ones */
  readonly errors: number
  /** missing required answers */
  readonly missing: number
}

export const SECTION_STATE_LABELS: Readonly<Record<SectionState, string>> = {
  sin_empezar: 'Sin empezar',
  en_curso: 'En curso',
  completa: 'Completa',
  con_errores: 'Con errores',
}

const ABSENCES: ReadonlySet<string> = new Set(['falta', 'sin_calculo', 'filas'])

/**
 * Whether a problem belongs to a field or to a value inside it. Task keys contain dots, so paths are not split.
 */
export function standsAt(problem: Problem, key: string): boolean {
  return problem.path === key || problem.path.startsWith(`${key}.`)
}

/**
 * Progress of each visible section. Complete: nothing missing or invalid. With errors: an entered value is
 * invalid. Not started: no answer beyond the initial ones (`initial`: the prefilled draft).
 */
export function sectionStatus(
  def: FormDef,
  answers: unknown,
  options: Omit<ValidationOptions, 'mode'> & {
    readonly initial?: unknown
    /** result of `validateForm` in mode 'final' for these answers, when already computed */
    readonly problems?: readonly Problem[]
  },
): SectionStatus[] {
  const problems = errorsOf(options.problems ?? validateForm(def, answers, { ...options, mode: 'final' }))
  const initial = isRow(options.initial) ? options.initial : {}
  return read(def, answers, options.facts).sections.map((section) => {
    const here = problems.filter((problem) => section.fields.some((field) => standsAt(problem, field.key)))
    const missing = here.filter((problem) => ABSENCES.has(problem.code)).length
    const errors = here.length - missing
    const begun = section.fields.some((field) => {
      if (field.calculated !== undefined) return false
      const value = isRow(answers) && Object.hasOwn(answers, field.key) ? answers[field.key] : undefined
      if (kindOf(field).isEmpty(value)) return false
      return (
        !Object.hasOwn(initial, field.key) || JSON.stringify(initial[field.key]) !== JSON.stringify(value)
      )
    })
    const state: SectionState =
      here.length === 0 ? 'completa' : errors > 0 ? 'con_errores' : begun ? 'en_curso' : 'sin_empezar'
    return { key: section.key, title: section.title, state, errors, missing }
  })
}
