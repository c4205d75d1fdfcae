import { REQUIRED_BY } from '@ventanilla/domain/workflow/requirements'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { describe, expect, it } from 'vitest'

describe('a step in which an applicant answers what was required', () => {
  it.each(Object.keys(REQUIRED_BY))('%s offers handing the answer in before anything else', (id) => {
    const step = workflow.steps.get(id)
    const [first, ...others] = step?.outcomes.filter((o) => o.by === 'applicant') ?? []
    // the response page sends the first outcome; extra time and waivers come after it
    expect(first?.returnTo).toBeUndefined()
    expect(others.every((o) => o.to === 'PRO-01' || o.to === 'REN-01')).toBe(true)
    expect(step?.capture.some((f) => f.kind === 'answers' && f.answeredBy === 'solicitante')).toBe(true)
  })
})
