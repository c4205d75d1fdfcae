import type { ActTemplate } from '@ventanilla/domain/acts/template'
import type { ActRule } from '@ventanilla/domain/workflow/state'

/** What a rule takes from a template; a test's own data may stand in for one. */
export type RuleSource = Omit<ActRule, 'published'> & { readonly published?: ActRule['published'] }

/**
 * House rules over the templates. A liquidación has an author and an approver (decision 14): the approval is step
 * LIQ-02, so that the document itself is not reviewed a second time.
 */
const OVERRIDES: Readonly<Record<string, Partial<ActRule>>> = {
  LIQUIDACION: { reviews: [] },
}

/** What the workflow engine must know of each template, by its id. */
export function actRules(templates: Iterable<ActTemplate | RuleSource>): ReadonlyMap<string, ActRule> {
  const rules = new Map<string, ActRule>()
  for (const {
    id,
    name,
    class: kind,
    drafts,
    reviews,
    signs,
    announcement,
    series,
    published,
    attests,
    appeal,
  } of templates) {
    const rule: ActRule = {
      id,
      name,
      class: kind,
      drafts,
      reviews,
      signs,
      announcement,
      series,
      published: published ?? false,
      ...(attests && { attests }),
      appeal: appeal ?? null,
    }
    rules.set(id, { ...rule, ...OVERRIDES[id] })
  }
  return rules
}
