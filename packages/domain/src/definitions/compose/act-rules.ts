import type { ActTemplate } from '../../acts/template.ts'
import type { ActRule } from '../../workflow/state/state.ts'

/** The part of a template that a rule uses; tests can pass their own. */
export type RuleSource = Omit<ActRule, 'published'> & {
  readonly published?: ActRule['published']
  readonly reviewedInItsStep?: true
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
    reviewedInItsStep,
  } of templates) {
    const rule: ActRule = {
      id,
      name,
      class: kind,
      ...(role && { role }),
      ...(citedAs && { citedAs }),
      drafts,
      reviews: reviewedInItsStep ? [] : reviews,
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
    rules.set(id, rule)
  }
  return rules
}
