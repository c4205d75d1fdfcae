import jsonLogic from 'json-logic-js'
import { nest } from '../workflow/facts.ts'
import type { ActTemplate, AppealKind } from './template.ts'

/** Variable with which an act states its appeal clause; known exactly once it is known who signs. */
export const APPEAL_CLAUSE = 'recursos.clausula'

type Facts = Readonly<Record<string, unknown>>
type Appealable = { readonly appeal?: ActTemplate['appeal'] }

/** What may be filed against an act signed by a role (null: not known yet); null when nothing may. */
export function appealClause(template: Appealable, signerRole: string | null): string | null {
  const { appeal } = template
  if (appeal == null) return null
  return appeal.byRole?.[signerRole ?? '']?.text ?? appeal.text
}

/**
 * The kinds of appeal that an act signed by a role announces, of a case that captured these facts. Whoever files one is
 * judged by what the act told them: the clause and the choices come from the same data.
 */
export function appealKinds(
  { appeal }: Appealable,
  signerRole: string | null,
  facts: Facts,
): readonly AppealKind[] {
  if (appeal == null || !announced(appeal, facts)) return []
  return appeal.byRole?.[signerRole ?? '']?.kinds ?? appeal.kinds
}

const announced = ({ when }: NonNullable<ActTemplate['appeal']>, facts: Facts): boolean =>
  when === undefined || Boolean(jsonLogic.apply(when as never, nest(facts)))

/** The template as it stands for a type of procedure and, where they are known, for what a case captured. */
export function templateFor(template: ActTemplate, ttId: number, facts?: Facts): ActTemplate {
  const appeal = template.appeal?.byProcedure?.[ttId] ?? template.appeal
  if (appeal === null || (facts !== undefined && !announced(appeal, facts)))
    return template.appeal === null ? template : { ...template, appeal: null }
  return appeal === template.appeal ? template : { ...template, appeal }
}
