import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { workflow } from './loaded.ts'

const domain = new URL('../../../domain/src/workflow/', import.meta.url)
const deeds = [
  ...readFileSync(new URL('definition/outcome-rule.ts', domain), 'utf8').matchAll(/\| '([^']+)'/g),
].map((m) => m[1])

it('Every deed is done by some step', () => {
  const done = new Set(
    [...workflow.steps.values()].flatMap((step) => step.outcomes.flatMap((o) => o.does ?? [])),
  )
  expect(deeds.length).toBeGreaterThan(15)
  expect(deeds.filter((deed) => !done.has(deed as never))).toEqual([])
})

it('What leaving a step means names no step of its own', () => {
  const source = readFileSync(new URL('effects/outcome-rules.ts', domain), 'utf8')
  expect(source.match(/'[A-Z]{2,3}-\d\d\w?'/g)).toBeNull()
})
