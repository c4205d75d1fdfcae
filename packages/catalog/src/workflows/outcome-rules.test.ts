import { readFileSync } from 'node:fs'
import { OUTCOME_RULE_NAMES } from '@ventanilla/domain/workflow/definition/outcome-rule'
import { expect, it } from 'vitest'
import { workflow } from './loaded.ts'

const domain = new URL('../../../domain/src/workflow/', import.meta.url)
it('Every rule is triggered by some outcome', () => {
  const triggered = new Set(
    [...workflow.steps.values()].flatMap((step) => step.outcomes.flatMap((o) => o.does ?? [])),
  )
  expect(OUTCOME_RULE_NAMES.filter((name) => !triggered.has(name))).toEqual([])
})

it('What leaving a step means names no step of its own', () => {
  const source = readFileSync(new URL('effects/outcome-rules.ts', domain), 'utf8')
  expect(source.match(/'[A-Z]{2,3}-\d\d\w?'/g)).toBeNull()
})
