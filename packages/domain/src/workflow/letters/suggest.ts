import type { CaseGlance, Context, Facts } from '../state/case-glance.ts'
import type { StepDef } from '../definition/definition.ts'
import { grants, RULES } from './suggest-rules.ts'

/** A decision's term defaults to the concepto's proposal, and an appeal's new term to what was granted. */
function proposedTerm(c: Context): unknown {
  const { field, facts } = c
  const [, decided] = /^decision\.(.+)$/.exec(field.key) ?? []
  if (decided !== undefined) return grants(c) ? facts[`concepto.${decided}`] : undefined
  // the reason of the former decision is none for what an appeal sets anew
  const [, appealed] = /^recurso\.nuevo_(?!razon_)(.+)$/.exec(field.key) ?? []
  return appealed === undefined ? undefined : facts[`decision.${appealed}`]
}

/**
 * Default values for a task's form, derived from the case, so that users correct instead of copying. Only
 * suggestions: fields without one stay empty. Pure.
 */
export function suggestData(
  step: StepDef,
  facts: Facts,
  view: CaseGlance,
): Readonly<Record<string, unknown>> {
  // an irreversible choice has no default: the user must make it
  if (step.asks?.loses !== undefined) return {}
  const data: Record<string, unknown> = {}
  // A case opened by another one starts with that case's facts.
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
