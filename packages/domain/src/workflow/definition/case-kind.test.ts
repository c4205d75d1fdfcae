import { expect, test } from 'vitest'
import type { FamilyDef, StepDef, Workflow } from './definition.ts'
import { kindOf } from './case-kind.ts'

const step = (id: string, to: string, produces: string[], more: Partial<StepDef> = {}): StepDef => ({
  id,
  family: id.charAt(0),
  title: id,
  kind: 'form',
  screen: '/',
  roles: [],
  pausesTerm: false,
  resumesTerm: false,
  turn: 'corporacion',
  capture: [],
  produces,
  outcomes: [{ code: 'a', label: 'A', to, by: 'staff' }],
  ...more,
})
const family = (id: string, ...steps: StepDef[]): FamilyDef => ({
  id,
  name: id,
  norm: '',
  isSubprocess: false,
  procedureTypes: [],
  initialStep: steps[0]?.id ?? '',
  startedBy: 'usuario',
  steps,
})
const called = family('b', step('B-1', 'RETORNO', ['AUTO']), step('B-2', 'FIN', ['NADIE']))
const main = family(
  'a',
  step('A-1', 'B-1', ['OFICIO'], {
    outcomes: [{ code: 'a', label: 'A', to: 'B-1', returnTo: 'A-2', by: 'staff' }],
  }),
  step('A-2', 'A-1', ['RESOLUCION'], { skip: { when: true, to: 'A-3' } }),
  step('A-3', 'FIN', ['CERTIFICADO']),
)
const workflow: Workflow = {
  families: [main, called],
  steps: new Map([...main.steps, ...called.steps].map((one) => [one.id, one])),
}
const form = { id: 'f', sections: [{ key: 's', title: 'S', fields: [] }], checks: [] }

test('the acts of a case are those of every step that it may come to, also of what it calls and comes back from', () => {
  const { acts } = kindOf(workflow, { family: null, ttId: 3 }, main, form)
  expect(acts.toSorted()).toEqual(['AUTO', 'CERTIFICADO', 'OFICIO', 'RESOLUCION'])
})

test('a case without an application asks for nothing, whatever its procedure asks', () => {
  const fields = [{ key: 'predios', kind: 'text' as const, label: 'Predios', required: true }]
  const asking = { ...form, sections: [{ key: 's', title: 'S', fields }] }
  expect(kindOf(workflow, { family: null, ttId: 3 }, main, asking).asks).toEqual(['predios'])
  expect(kindOf(workflow, { family: 'a', ttId: 3 }, main, asking).asks).toEqual([])
  expect(kindOf(workflow, { family: null, ttId: 3 }, undefined, undefined)).toMatchObject({
    flow: null,
    acts: [],
    asks: [],
  })
})
