import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { describe, expect, it } from 'vitest'

describe('a step in which an applicant answers what was required', () => {
  const answers = [...workflow.steps.values()].filter(({ answersAct }) => answersAct !== undefined)
  it.each(answers.map((step) => [step.id, step] as const))(
    '%s offers handing the answer in before anything else',
    (_id, step) => {
      const [first, ...others] = step.outcomes.filter((o) => o.by === 'applicant')
      // the response page sends the first outcome; extra time and waivers come after it
      expect(first?.returnTo).toBeUndefined()
      expect(others.every((o) => o.to === 'PRO-01' || o.to === 'REN-01')).toBe(true)
      expect(step.capture.some((f) => f.kind === 'answers' && f.answeredBy === 'solicitante')).toBe(true)
    },
  )
})
