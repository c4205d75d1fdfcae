import type { CaseGlance, Context, Facts } from './case-glance.ts'
import type { StepDef } from './definition.ts'
import { grants, RULES } from './suggest-rules.ts'

/** Steps that are done again over the same matter: what was written the first time is a good beginning. */
const REDONE: ReadonlySet<string> = new Set([
  'PG-05',
  'PG-06',
  'PG-07',
  'PG-09',
  'PG-11',
  'PG-12',
  'PG-13',
  'LIC-03',
  'LIC-04',
  'LIC-05',
  'LIC-10',
  'LIC-12',
  'LIC-13',
  'FOR-03',
  'FOR-04',
  'FOR-05',
  'FOR-07',
  'FOR-08',
  'RSG-05',
  'PUE-03',
  'PUE-04',
  'PUE-05',
  'MOD-03',
  'MOD-04',
  'LIQ-01',
])

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
  const data: Record<string, unknown> = {}
  // a case that another one opened begins with what that one knew
  const begins = Object.keys(view.flow.doers).length === 0
  const again = REDONE.has(step.id) && view.flow.doers[step.id] !== undefined
  for (const field of step.capture) {
    const before = begins || again ? facts[field.key] : undefined
    const context = { step, field, facts, view }
    const value = before ?? RULES[field.key]?.(context) ?? proposedTerm(context) ?? field.initial
    if (value !== undefined && value !== null) data[field.key] = value
  }
  return data
}
