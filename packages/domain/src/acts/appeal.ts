import jsonLogic from 'json-logic-js'
import { nest } from '../workflow/facts.ts'
import type { Standing } from './competence.ts'
import type { ActTemplate, AppealKind } from './template.ts'

/** Variable with which an act states its appeal clause; known exactly once it is known who signs. */
export const APPEAL_CLAUSE = 'recursos.clausula'

type Facts = Readonly<Record<string, unknown>>
type Appealable = { readonly appeal?: ActTemplate['appeal'] }

/** What may be filed against an act by the standing of whoever signs it (null: not known yet); null when nothing may. */
export function appealClause(template: Appealable, signer: Standing | null): string | null {
  const { appeal } = template
  if (appeal == null) return null
  if (signer === null || appeal.said === undefined) return appeal.text
  return signer.superior === null
    ? appeal.said.alone
    : appeal.said.under.replaceAll('{superior}', signer.superior)
}

/**
 * The kinds of appeal that an act announces, of a case that captured these facts: none goes to a superior whom the signer
 * has not (Ley 489 de 1998 arts. 8 and 12). Whoever files one is judged by what the act told them: the clause and the
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
  when === undefined || Boolean(jsonLogic.apply(when as never, nest(facts)))

/** The template as it stands for a type of procedure and, where they are known, for what a case captured. */
export function templateFor(template: ActTemplate, ttId: number, facts?: Facts): ActTemplate {
  const appeal = template.appeal?.byProcedure?.[ttId] ?? template.appeal
  if (appeal === null || (facts !== undefined && !announced(appeal, facts)))
    return template.appeal === null ? template : { ...template, appeal: null }
  return appeal === template.appeal ? template : { ...template, appeal }
}
