/**
 * Address of a step's screen for one task: the parameters of the route's pattern filled in (`:id` and `:solId` name the
 * case, `:n` the procedure type), optional ones left out, and the task named, because a case may have several.
 */
export function screenOf(
  pattern: string | undefined,
  of: { readonly caseId: string; readonly taskId: string; readonly ttId: number },
): string {
  return `${pathOf(pattern ?? '/solicitudes/gestionar-tarea/:id', of)}?tarea=${of.taskId}`
}

/** Where an application is written before it is filed: the screen of the step with which its family begins. */
export const applicationOf = (
  pattern: string | undefined,
  of: { readonly caseId: string; readonly ttId: number },
): string => pathOf(pattern ?? '/tramites-ambientales/:n/:solId', of)

function pathOf(pattern: string, of: { readonly caseId: string; readonly ttId: number }): string {
  return (
    pattern
      // one route leaves the role open; on the others it is the person's own, whichever of theirs does the step
      .replace(/(\/gestionar-tarea\/:id)\/:idRol$/, '$1')
      .replace(':idRol', 'propio')
      // the case's own office is meant, whichever it is by then
      .replace(':id_territorial', 'asignada')
      .replace(/:(id_sol|solId|id)\b/, of.caseId)
      .replace(/:n\b/, String(of.ttId))
  )
}
