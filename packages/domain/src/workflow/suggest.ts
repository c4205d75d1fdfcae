import type { CaseGlance, Context, Facts } from './case-glance.ts'
import type { StepDef } from './definition.ts'
import { grants, RULES } from './suggest-rules.ts'

/** What the concept proposes for a term is what the decision begins with, and what was granted what an appeal changes. */
function proposedTerm(c: Context): unknown {
  const { field, facts } = c
  const [, decided] = /^decision\.(.+)$/.exec(field.key) ?? []
  if (decided !== undefined) return grants(c) ? facts[`concepto.${decided}`] : undefined
  const [, appealed] = /^recurso\.nuevo_(.+)$/.exec(field.key) ?? []
  return appealed === undefined ? undefined : facts[`decision.${appealed}`]
}

/**
 * What a task's form begins with: what follows from the case so far, so that a person corrects instead of copying.
 * Only proposals: nothing is decided here, and a field without one stays empty. Pure.
 */
export function suggestData(
  step: StepDef,
  facts: Facts,
  view: CaseGlance,
): Readonly<Record<string, unknown>> {
  // what cannot be had back is chosen by whoever gives it up, from nothing
  if (step.asks?.loses !== undefined) return {}
  const data: Record<string, unknown> = {}
  // a case that another one opened begins with what that one knew
  const begins = Object.keys(view.flow.doers).length === 0
  const again = step.redone === true && view.flow.doers[step.id] !== undefined
  for (const field of step.capture) {
    const before = begins || again ? facts[field.key] : undefined
    const context = { step, field, facts, view }
    const value = before ?? RULES[field.key]?.(context) ?? proposedTerm(context) ?? field.initial
    if (value !== undefined && value !== null) data[field.key] = value
  }
  return data
}
