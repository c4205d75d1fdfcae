import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { describe, expect, it } from 'vitest'
import { scenarios } from './scenarios.ts'
import { waitsForPerson } from './derived-scenarios.ts'

const all = scenarios()

describe('the scenarios of the demonstration', () => {
  it('end in every step of every family that waits for a person', () => {
    const targets = new Set(all.map(({ target }) => target))
    const missing = [...workflow.steps.values()].filter(
      (step) => waitsForPerson(step) && !targets.has(step.id),
    )
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('have names of their own, and name what they run beside', () => {
    const names = all.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const beside = all.flatMap(({ entryPoint }) => (entryPoint?.beside == null ? [] : [entryPoint.beside]))
    expect(beside.filter((name) => !names.includes(name))).toEqual([])
  })

  it('begin beside a case that is at least as old as they are', () => {
    const young = all.filter(({ entryPoint, days }) => {
      const host = all.find(({ name }) => name === entryPoint?.beside)
      return host !== undefined && host.days < days
    })
    expect(young.map(({ name }) => name)).toEqual([])
  })
})
