import type { FieldOption, Logic } from '../../forms/definition.ts'
import { longDate } from '../../forms/dates.ts'
import { nest } from '../../forms/nest.ts'
import type { FamilyDef } from '../definition/definition.ts'
import { holdsTrue } from './facts.ts'
import { notifyingOf } from './running-beside.ts'
import type { ActLife, ActRule, CaseState } from './state.ts'

/** List of the parent case's acts that can be revoked, stored as a fact of the case that asks for one. */
export const REVOCABLE_ACTS = 'actos_revocables'
export const REVOCABLE_FACT = 'caso.actos_revocables'
/** Numbers of acts whose kind created no individual right: revoking them needs no consent (CPACA art. 97). */
export const WITHOUT_SITUATION_FACT = 'caso.actos_sin_situacion'

type NotifiedState = Pick<CaseState, 'flow' | 'facts'>
type Rules = ReadonlyMap<string, Pick<ActRule, 'name' | 'createsSituation'>>

/** Signed acts with every recipient notified. */
export const notifiedActs = ({ flow }: Pick<CaseState, 'flow'>): readonly ActLife[] =>
  flow.acts.filter(
    (act) =>
      act.phase === 'signed' &&
      act.told === true &&
      notifyingOf(flow, act.id).notifying?.recipients.some(({ legalOn }) => legalOn === null) !== true,
  )

/** Facts with which a case of the family begins: the acts it can revoke. Empty for families that revoke none. */
export function factsOfRevoking(
  family: Pick<FamilyDef, 'steps'>,
  rules: Rules,
  parent: NotifiedState,
): Readonly<Record<string, unknown>> {
  const asks = family.steps.some((step) => step.capture.some((field) => field.optionsFrom === REVOCABLE_ACTS))
  if (!asks) return {}
  const acts = notifiedActs(parent).flatMap((act) => {
    const rule = rules.get(act.template)
    return act.number === null || rule?.createsSituation === undefined
      ? []
      : [{ act, number: act.number, name: rule.name, creates: rule.createsSituation }]
  })
  return {
    [REVOCABLE_FACT]: acts.map(({ act, number, name }): FieldOption => ({
      value: number,
      label: `${number} · ${name}${act.signedOn === null ? '' : `, del ${longDate(act.signedOn)}`}`,
    })),
    [WITHOUT_SITUATION_FACT]: acts
      .filter(({ act, creates }) => !created(creates, act, parent))
      .map(({ number }) => number),
  }
}

/**
 * Whether the act created or changed a particular situation. The case's facts describe only the last act of a
 * template: an earlier one whose effect depends on them counts as one that did.
 */
function created(creates: Logic, act: ActLife, { facts, flow }: NotifiedState): boolean {
  if (typeof creates === 'boolean') return creates
  const last = flow.acts.findLast(({ template, phase }) => template === act.template && phase === 'signed')
  return last !== act || holdsTrue(creates, nest(facts))
}
