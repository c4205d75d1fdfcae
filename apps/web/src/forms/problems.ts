import type { FormDef, Problem } from '@ventanilla/domain/forms/definition'
import { fieldAt } from '@ventanilla/domain/forms/problem-place'
import { standsAt } from '@ventanilla/domain/forms/status'

/** What is merely missing is said only when the person wants to go on: nobody is scolded for an empty form. */
const ABSENT: ReadonlySet<string> = new Set(['falta', 'sin_calculo', 'filas'])

/**
 * Problems that may be shown now. `left` holds paths of fields that the person has left: those are judged at once,
 * what they are still writing is not. `all`: they tried to go on or to file.
 */
export function shownProblems(
  problems: readonly Problem[],
  left: ReadonlySet<string>,
  all: boolean,
): readonly Problem[] {
  if (all) return problems
  return problems.filter((problem) => {
    if (ABSENT.has(problem.code)) return false
    return [...left].some((path) => standsAt(problem, path) || path.startsWith(`${problem.path}.`))
  })
}

/** Key of the section in which a problem stands; null for a field that the form does not have. */
export function sectionOf(def: FormDef, path: string): string | null {
  const field = fieldAt(def, path)
  return def.sections.find((section) => field && section.fields.includes(field))?.key ?? null
}

/** Whether two lists of problems say the same; each judging makes new ones. */
export const alike = (a: readonly Problem[], b: readonly Problem[]): boolean =>
  a.length === b.length &&
  a.every((one, at) => one.path === b[at]?.path && one.code === b[at].code && one.message === b[at].message)
