import { describe, expect, it } from 'vitest'
import type { StepDef, Workflow } from '../../workflow/definition/definition.ts'
import { judgeWay } from './ways.ts'

type Outcome = readonly [code: string, to: string]
const step = (id: string, outcomes: readonly Outcome[], more: Partial<StepDef> = {}): StepDef =>
  ({
    id,
    family: 'f',
    title: `Paso ${id}`,
    kind: 'review',
    turn: 'corporacion',
    outcomes: outcomes.map(([code, to]) => ({ code, to, label: `sale ${code}`, by: 'staff' })),
    ...more,
  }) as StepDef
const workflow = (...steps: readonly StepDef[]): Workflow => ({
  families: [],
  steps: new Map(steps.map((one) => [one.id, one])),
})

const A = step('A', [
  ['si', 'B'],
  ['no', 'C'],
])
const B = step('B', [['listo', 'FIN']])
const IN_FORCE = workflow(A, B)
const DONE = [
  { step: 'A', outcome: 'si' },
  { step: 'B', outcome: 'listo' },
]

describe('the way of a case by a draft', () => {
  it.each<[string, Workflow, readonly string[]]>([
    ['is the same', IN_FORCE, []],
    ['does not go where it did not go', workflow(step('A', [['si', 'B']]), B), []],
    ['ends at a step that is gone', workflow(A), ['no-siguen', 'para:B:']],
    ['ends at the first of two', workflow(), ['no-siguen', 'para:A:']],
    [
      'ends at another work',
      workflow(A, step('B', [['listo', 'FIN']], { turn: 'usuario' })),
      ['no-siguen', 'para:B:'],
    ],
    ['ends at an outcome that is gone', workflow(step('A', [['no', 'C']]), B), ['no-siguen', 'para:A:si']],
    [
      'turns elsewhere',
      workflow(
        step('A', [
          ['si', 'C'],
          ['no', 'C'],
        ]),
        B,
      ),
      ['otro-camino', 'otro:A:si'],
    ],
  ])('%s', (_, draft, expected) => {
    expect(judgeWay(DONE, IN_FORCE, draft).lines.map(({ id }) => id)).toEqual(expected)
  })

  it('says the step and the reason in words', () => {
    expect(judgeWay(DONE, IN_FORCE, workflow(A)).lines.map(({ many }) => many)).toEqual([
      'casos no podrían seguir el camino que siguieron',
      'no podrían seguir: «Paso B» ya no existe',
    ])
  })

  it('leaves out what the workflow in force does not know either', () => {
    expect(judgeWay([{ step: 'Z', outcome: 'si' }], IN_FORCE, workflow()).lines).toEqual([])
  })
})
