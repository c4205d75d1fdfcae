import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { describe, expect, it } from 'vitest'
import { FILED_WITH, OUTCOMES, walkTo } from './every-outcome.ts'
import { NO_TASK } from './outcome-paths.ts'

describe('the outcomes that are walked through the real server', () => {
  it('are all that the families declare, but for lists, what the portal does alone and what is said before a case', () => {
    const walked = new Set([...OUTCOMES, ...FILED_WITH].map(({ name }) => name))
    const left = [...workflow.steps.values()].flatMap((step) =>
      step.outcomes
        .filter(({ code }) => !walked.has(`${step.id} ${code}`))
        .map((outcome) => ({ step, outcome })),
    )
    const unexplained = left.filter(
      ({ step, outcome }) =>
        step.screenOnly !== true &&
        step.automatic !== true &&
        !NO_TASK.has(step.id) &&
        !NO_TASK.has(outcome.to),
    )
    expect(unexplained.map(({ step, outcome }) => `${step.id} ${outcome.code}`)).toEqual([])
    expect(left.length).toBeLessThan(12)
    expect(walked.size).toBeGreaterThan(440)
  })

  it('have a way each, which ends in it', () => {
    for (const one of OUTCOMES) {
      const walked = walkTo(one)
      const begins = walked !== null && 'change' in walked.origin && walked.turns.length === 0
      if (!begins) expect(walked?.turns.at(-1)?.slice(0, 2).join(' '), one.name).toBe(one.name)
    }
  }, 120_000)

  it('come with what earlier steps had to capture', () => {
    const refused = OUTCOMES.find(({ name }) => name === 'PG-16 archivo')
    const turns = refused === undefined ? [] : (walkTo(refused)?.turns ?? [])
    expect(turns.find(([step]) => step === 'PG-13')?.[2]).toMatchObject({ 'decision.sentido': 'niega' })
  })
})
