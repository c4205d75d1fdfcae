/** The screen of a task whose step names none of its own. */
export const ANY_TASK = '/solicitudes/gestionar-tarea/:id'

/**
 * Address of a step's screen for one task: the parameters of the route's pattern filled in (`:id` and `:solId` name the
 * case, `:n` the procedure type), optional ones left out, and the task named, because a case may have several.
 */
export function screenOf(
  pattern: string | undefined,
  of: { readonly caseId: string; readonly taskId: string; readonly ttId: number },
): string {
  return `${pathOf(pattern ?? ANY_TASK, of)}?tarea=${of.taskId}`
}

/** Where an application is written before it is filed: the screen of the step with which its family begins. */
export const applicationOf = (
  pattern: string | undefined,
  of: { readonly caseId: string; readonly ttId: number },
): string => pathOf(pattern ?? '/tramites-ambientales/:n/:solId', of)

/** A pattern as the person walks it who does the step: its role and office filled in, the case still left open. */
export const ownPattern = (pattern: string): string =>
  pattern
    // one route leaves the role open; on the others it is the person's own, whichever of theirs does the step
    .replace(/(\/gestionar-tarea\/:id)\/:idRol$/, '$1')
    .replace(':idRol', 'propio')
    // the case's own office is meant, whichever it is by then
    .replace(':id_territorial', 'asignada')

const pathOf = (pattern: string, of: { readonly caseId: string; readonly ttId: number }): string =>
  ownPattern(pattern)
    .replace(/:(id_sol|solId|id)\b/, of.caseId)
    .replace(/:n\b/, String(of.ttId))
