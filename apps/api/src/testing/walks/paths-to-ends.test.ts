import type { Outcome, StepDef, Workflow } from '@ventanilla/domain/workflow/definition/definition'
import { describe, expect, it } from 'vitest'
import { partly, UNKNOWN } from '@ventanilla/demo/plausible/partial-logic'
import { waysToEnd } from './paths-to-ends.ts'

const step = (id: string, outcomes: readonly Outcome[], more: Partial<StepDef> = {}): StepDef => ({
  id,
  family: 'f',
  title: id,
  kind: 'form',
  screen: '/x',
  roles: ['R'],
  pausesTerm: false,
  resumesTerm: false,
  turn: 'corporacion',
  capture: [],
  produces: [],
  outcomes,
  ...more,
})
const way = (code: string, to: string, more: Partial<Outcome> = {}): Outcome => ({
  code,
  label: code,
  to,
  by: 'staff',
  ...more,
})
const of = (...steps: readonly StepDef[]): Workflow => ({
  families: [],
  steps: new Map(steps.map((one) => [one.id, one])),
})
const turns = (workflow: Workflow, facts = {}) =>
  waysToEnd(workflow, 'A', facts).map((one) => one.turns.map(([id, code]) => `${id} ${code}`).join(', '))

const DECIDES: StepDef['capture'] = [
  {
    key: 'd',
    kind: 'choice',
    label: 'd',
    required: true,
    options: [
      { value: 'si', label: 'Sí' },
      { value: 'no', label: 'No' },
    ],
  },
]

describe('the ways to the ends of a family', () => {
  it('take each decision on which a later guard hangs', () => {
    const found = turns(
      of(
        step('A', [way('pasa', 'B')], { capture: DECIDES }),
        step('B', [
          way('otorga', 'FIN', { guard: { '==': [{ var: 'hecho.d' }, 'si'] } }),
          way('niega', 'FIN', { guard: { '!=': [{ var: 'hecho.d' }, 'si'] } }),
        ]),
      ),
    )
    expect(found).toEqual(['A pasa, B otorga', 'A pasa, B niega'])
  })

  it('let a term run out, and go round what is skipped', () => {
    const found = turns(
      of(
        step(
          'A',
          [
            way('responde', 'B', { by: 'applicant' }),
            way('vence', 'FIN', { automatic: 'expiry', by: 'system' }),
          ],
          { turn: 'usuario' },
        ),
        step('B', [way('pasa', 'FIN')], { skip: { when: { '==': [{ var: 'hecho.t' }, 1] }, to: 'C' } }),
        step('C', [way('cierra', 'FIN')]),
      ),
      { t: 1 },
    )
    expect(found.toSorted()).toEqual(['A responde, C cierra', 'A vence'])
  })

  it('always find documents wanting where they can be, and only once', () => {
    const fails = { '>': [{ var: 'conteo.docs' }, 0] }
    const found = turns(
      of(
        step(
          'A',
          [
            way('si', 'C', { guard: { '==': [{ var: 'conteo.docs' }, 0] } }),
            way('no', 'B', { guard: { and: [fails, { '!': [{ '>': [{ var: 'caso.vueltas.B' }, 0] }] }] } }),
          ],
          {
            capture: [
              { key: 'docs', kind: 'checklist', label: 'l', required: true, optionsFrom: 'documentos' },
            ],
          },
        ),
        step('B', [way('aporta', 'A', { by: 'applicant' })], { turn: 'usuario' }),
        step('C', [way('cierra', 'FIN')]),
      ),
    )
    expect(found).toEqual(['A no, B aporta, A si, C cierra'])
  })
})

it('a condition of which a part is unknown is false only where the rest decides it', () => {
  const know = (name: string): unknown => (name === 'a' ? false : UNKNOWN)
  expect(partly({ and: [{ var: 'a' }, { var: 'b' }] }, know)).toBe(false)
  expect(partly({ or: [{ var: 'a' }, { var: 'b' }] }, know)).toBe(UNKNOWN)
  expect(partly({ '!': [{ var: 'a' }] }, know)).toBe(true)
  expect(partly({ in: [2, [1, 2]] }, know)).toBe(true)
})
