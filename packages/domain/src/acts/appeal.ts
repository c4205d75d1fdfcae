import type { ActTemplate } from './template.ts'

/** Variable with which an act states its appeal clause; known exactly once it is known who signs. */
export const APPEAL_CLAUSE = 'recursos.clausula'

/** What may be filed against an act signed by a role (null: not known yet); null when nothing may. */
export function appealClause(
  template: Pick<ActTemplate, 'appeal'>,
  signerRole: string | null,
): string | null {
  if (template.appeal === null) return null
  return template.appeal.byRole?.[signerRole ?? ''] ?? template.appeal.text
}

/** The template as it stands for a type of procedure: with the days to appeal that its own norm gives. */
export function templateFor(template: ActTemplate, ttId: number): ActTemplate {
  const special = template.appeal?.byProcedure?.[ttId]
  return special === undefined ? template : { ...template, appeal: special }
}
