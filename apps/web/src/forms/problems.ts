import type { FormDef, Problem } from '@ventanilla/domain/forms/definition'
import { fieldAt } from '@ventanilla/domain/forms/problem-place'
import { standsAt } from '@ventanilla/domain/forms/filled/status'

/** Missing answers are shown only when the user tries to continue: an empty form shows no errors. */
const ABSENT: ReadonlySet<string> = new Set(['falta', 'sin_calculo', 'filas'])

/**
 * Problems to show. `left` holds paths of fields that lost focus: those are judged at once, the one being typed
 * is not. `all`: the user tried to continue or to file.
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

/** Key of the section of a problem; null for a field the form does not have. */
export function sectionOf(def: FormDef, path: string): string | null {
  const field = fieldAt(def, path)
  return def.sections.find((section) => field && section.fields.includes(field))?.key ?? null
}

/** Whether two lists of problems are equal; each validation creates new ones. */
export const alike = (a: readonly Problem[], b: readonly Problem[]): boolean =>
  a.length === b.length &&
  a.every((one, at) => one.path === b[at]?.path && one.code === b[at].code && one.message === b[at].message)
