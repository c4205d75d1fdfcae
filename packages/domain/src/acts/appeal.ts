import jsonLogic from 'json-logic-js'
import { nest } from '../forms/nest.ts'
import type { Standing } from './competence.ts'
import type { ActTemplate, AppealKind } from './template.ts'

/** Variable with which an act states its appeal clause; exact only when the signer is known. */
export const APPEAL_CLAUSE = 'recursos.clausula'

type Facts = Readonly<Record<string, unknown>>
type Appealable = { readonly appeal?: ActTemplate['appeal'] }

/** Appeal clause for the signer's standing (null: signer unknown); null when the act has no appeal. */
export function appealClause(template: Appealable, signer: Standing | null): string | null {
  const { appeal } = template
  if (appeal == null) return null
  if (signer === null || appeal.said === undefined) return appeal.text
  return signer.superior === null
    ? appeal.said.alone
    : appeal.said.under.replaceAll('{superior}', signer.superior)
}

/**
 * Kinds of appeal that an act announces, given the facts its case captured. None reaches a superior that the
 * signer lacks (Ley 489 de 1998 arts. 8 and 12). Filing is checked against this list: the clause and the
 * choices come from the same data.
 */
export function appealKinds(
  { appeal }: Appealable,
  signer: Standing | null,
  facts: Facts,
): readonly AppealKind[] {
  if (appeal == null || !announced(appeal, facts)) return []
  const alone = signer !== null && signer.superior === null
  return alone ? appeal.kinds.filter((kind) => kind !== 'apelación') : appeal.kinds
}

const announced = ({ when }: NonNullable<ActTemplate['appeal']>, facts: Facts): boolean =>
  // the library's type of a rule is narrower than Logic
  when === undefined || Boolean(jsonLogic.apply(when as never, nest(facts)))

/** Specialises a template for a procedure type and, when known, for the case's captured facts. */
export function templateFor(template: ActTemplate, ttId: number, facts?: Facts): ActTemplate {
  const appeal = template.appeal?.byProcedure?.[ttId] ?? template.appeal
  if (appeal === null || (facts !== undefined && !announced(appeal, facts)))
    return template.appeal === null ? template : { ...template, appeal: null }
  return appeal === template.appeal ? template : { ...template, appeal }
}
