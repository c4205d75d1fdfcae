import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { describe, expect, it } from 'vitest'
import { pathTo } from '@ventanilla/demo/scenarios/path-to-step'

const turns = (start: string, target: string): unknown =>
  pathTo(workflow, start, target)?.map(({ step, outcome, calls }) => [
    step,
    outcome.code,
    ...(calls ? ['y vuelve'] : []),
  ])

describe('the way to a step', () => {
  it('is empty from a step to itself', () => {
    expect(turns('PG-02', 'PG-02')).toEqual([])
  })

  it('goes by what people do, with what the guards ask for', () => {
    const way = pathTo(workflow, 'PG-02', 'PG-04A')
    expect(way?.map(({ step, outcome }) => [step, outcome.code])).toEqual([
      ['PG-02', 'completa'],
      ['PG-03', 'no'],
      ['PG-04', 'notificado'],
    ])
    expect(way?.[0]?.data).toEqual({ 'ventanilla.competencia': true })
  })

  it('goes through a subprocess as one turn, and into it where it ends there', () => {
    expect(turns('PG-05', 'PG-06')).toEqual([['PG-05', 'liquidada', 'y vuelve']])
    expect(turns('PG-05', 'LIQ-02')).toEqual([
      ['PG-05', 'liquidada'],
      ['LIQ-01', 'calculada'],
    ])
  })

  it('is none where nothing leads there', () => {
    expect(pathTo(workflow, 'PG-16', 'PG-02')).toBeNull()
  })
})
