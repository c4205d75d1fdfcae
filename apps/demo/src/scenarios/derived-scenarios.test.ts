import { FOLDERS, PROCEDURES } from '@ventanilla/catalog/procedures/procedures'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { describe, expect, it } from 'vitest'
import { scenarios } from './scenarios.ts'
import { filedType, ofTypesLeft, waitsForPerson } from './derived-scenarios.ts'

const all = scenarios()

describe('the scenarios of the demonstration', () => {
  it('end in every step of every family that waits for a person', () => {
    const targets = new Set(all.map(({ target }) => target))
    const missing = [...workflow.steps.values()].filter(
      (step) => waitsForPerson(step) && !targets.has(step.id),
    )
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('show every procedure type: the listed ones are filed, the internal ones opened by an official', () => {
    const opened = workflow.families.flatMap(({ id, ownType }) =>
      all.some(({ entryPoint }) => entryPoint?.family === id && entryPoint.beside === null) ? [ownType] : [],
    )
    const filed = all.map(filedType)
    const missing = PROCEDURES.filter(({ ttId, listed }) => !(listed ? filed : opened).includes(ttId))
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  it('show a type that none of them files in the step after its filing', () => {
    const { ttId } = FOLDERS['isolated-trees']
    const left = ofTypesLeft(all.filter((one) => filedType(one) !== ttId))
    expect(left.map((one) => one.ttId)).toEqual([ttId])
    // its complete example is of trees that can fall, which have a workflow of their own
    const [step] = left.map(({ target }) => workflow.steps.get(target))
    expect(step?.family).toBe('arbol_riesgo')
    expect(step !== undefined && waitsForPerson(step)).toBe(true)
    expect(ofTypesLeft(all)).toEqual([])
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
