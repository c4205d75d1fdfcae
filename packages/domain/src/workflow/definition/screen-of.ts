/** Default screen for steps without their own. */
export const ANY_TASK = '/solicitudes/gestionar-tarea/:id'

/**
 * URL of a step's screen for one task: fills the route parameters (`:id` and `:solId` are the case, `:n` the
 * procedure type), omits optional ones, and names the task, because a case can have several.
 */
export function screenOf(
  pattern: string | undefined,
  of: { readonly caseId: string; readonly taskId: string; readonly ttId: number },
): string {
  return `${pathOf(pattern ?? ANY_TASK, of)}?tarea=${of.taskId}`
}

/** URL for writing an application before filing: the screen of its family's initial step. */
export const applicationOf = (
  pattern: string | undefined,
  of: { readonly caseId: string; readonly ttId: number },
): string => pathOf(pattern ?? '/tramites-ambientales/:n/:solId', of)

/** A route pattern for the user who does the step: role and office filled in, the case left open. */
export const ownPattern = (pattern: string): string =>
  pattern
    // one route omits the role; the others mean the user's own, whichever of their roles does the step
    .replace(/(\/gestionar-tarea\/:id)\/:idRol$/, '$1')
    .replace(':idRol', 'propio')
    // refers to the case's office at the time of opening
    .replace(':id_territorial', 'asignada')

const pathOf = (pattern: string, of: { readonly caseId: string; readonly ttId: number }): string =>
  ownPattern(pattern)
    .replace(/:(id_sol|solId|id)\b/, of.caseId)
    .replace(/:n\b/, String(of.ttId))
