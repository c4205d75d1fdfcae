import type { ActTemplate } from '@ventanilla/domain/acts/template'
import type { ActRule } from '@ventanilla/domain/workflow/state/state'

/** The part of a template that a rule uses; tests can pass their own. */
export type RuleSource = Omit<ActRule, 'published'> & { readonly published?: ActRule['published'] }

/**
 * House rules that override the templates. A liquidación has an author and an approver (decision 14): step
 * LIQ-02 is the approval, so the document is not reviewed again.
 */
const OVERRIDES: Readonly<Record<string, Partial<ActRule>>> = {
  LIQUIDACION: { reviews: [] },
}

/** Data of each template for the workflow engine, by its id. */
export function actRules(templates: Iterable<ActTemplate | RuleSource>): ReadonlyMap<string, ActRule> {
  const rules = new Map<string, ActRule>()
  for (const {
    id,
    name,
    class: kind,
    role,
    citedAs,
    drafts,
    reviews,
    signs,
    announcement,
    series,
    published,
    sendsBy,
    attests,
    decidesAppeal,
    statesComputed,
    createsSituation,
    appeal,
  } of templates) {
    const rule: ActRule = {
      id,
      name,
      class: kind,
      ...(role && { role }),
      ...(citedAs && { citedAs }),
      drafts,
      reviews,
      signs,
      announcement,
      series,
      published: published ?? false,
      ...(sendsBy && { sendsBy }),
      ...(attests && { attests }),
      ...(decidesAppeal && { decidesAppeal }),
      ...(statesComputed && { statesComputed }),
      ...(createsSituation !== undefined && { createsSituation }),
      appeal: appeal ?? null,
    }
    rules.set(id, { ...rule, ...OVERRIDES[id] })
  }
  return rules
}
