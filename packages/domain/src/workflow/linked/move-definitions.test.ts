import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FamilyDef, StepDef } from '../definition/definition.ts'
import { type ActLife, EMPTY_FLOW, type Flow, type OpenTask } from '../state/state.ts'
import { whyNotMoved, type Worked } from './move-definitions.ts'

const step = (id: string, more: Partial<StepDef> = {}): StepDef => ({
  id,
  family: 'permiso',
  title: `Paso ${id}`,
  kind: 'form',
  screen: '/x/:id',
  roles: ['CLI_TECNICO'],
  pausesTerm: false,
  resumesTerm: false,
  turn: 'corporacion',
  capture: [],
  produces: [],
  outcomes: [],
  ...more,
})
const worked = (steps: readonly StepDef[], id = 'permiso'): Worked => {
  const family: FamilyDef = {
    id,
    name: 'Permiso nuevo',
    norm: '',
    isSubprocess: false,
    procedureTypes: [3],
    initialStep: 'A',
    startedBy: 'usuario',
    steps,
  }
  return { family, workflow: { families: [family], steps: new Map(steps.map((one) => [one.id, one])) } }
}
const task = (at: string): OpenTask => ({
  id: at,
  step: at,
  turn: 'corporacion',
  audience: [],
  assignee: null,
  openedAt: '2026-11-01T00:00:00.000Z',
  dueOn: null,
  expiresAt: null,
  actId: null,
})
const act = (origin: string, phase: ActLife['phase']): ActLife => ({
  id: origin,
  template: 'AUTO',
  origin,
  task: null,
  mode: 'jump',
  phase,
  drafter: 'a',
  reviewer: null,
  signer: null,
  signerRole: null,
  signedOn: null,
  number: null,
})
const flow = (more: Partial<Flow>): Flow => ({ ...EMPTY_FLOW, ...more })
const OLD = worked(['A', 'B', 'C'].map((id) => step(id)))
/** Without «B». */
const NEW = worked([step('A'), step('C')])

describe('a case passes to newer definitions', () => {
  it.each<[string, Partial<Flow>, readonly string[]]>([
    ['it stands where both are alike', { tasks: [task('A')] }, []],
    ['it stands in a step that is gone', { tasks: [task('B')] }, ['Está en «Paso B», que ya no existe.']],
    [
      'a notification of it stands there',
      {
        beside: [
          {
            notifying: { actId: 'x', recipients: [], current: null },
            lastNotifiedOn: null,
            tasks: [task('B')],
            facts: {},
          },
        ],
      },
      ['Está en «Paso B», que ya no existe.'],
    ],
    [
      'it returns there',
      { tasks: [task('A')], stack: ['B'] },
      ['Puede volver a «Paso B», que ya no existe.'],
    ],
    [
      'it was interrupted there',
      { tasks: [task('A')], interrupted: { step: 'B', stack: [] } },
      ['Puede volver a «Paso B», que ya no existe.'],
    ],
    [
      'an act was drafted there, signed or not',
      { tasks: [task('A')], acts: [act('B', 'signed')] },
      ['Puede volver a «Paso B», que ya no existe.'],
    ],
    ['an act of there was withdrawn', { tasks: [task('A')], acts: [act('B', 'withdrawn')] }, []],
    [
      'its applicant has more days there',
      { tasks: [task('A')], extended: { B: '2026-12-01' } },
      ['Puede volver a «Paso B», que ya no existe.'],
    ],
    ['it only was there', { tasks: [task('A')], doers: { B: 'ana' } }, []],
  ])('where %s', (_where, more, reasons) => {
    expect(whyNotMoved({ flow: flow(more) }, OLD, NEW)).toEqual(reasons)
  })

  it('only where its open step is the same work', () => {
    const at = { flow: flow({ tasks: [task('A')] }) }
    for (const more of [
      { kind: 'checklist' },
      { turn: 'usuario' },
      { family: 'otra' },
      { actPart: 'sign' },
    ] as const)
      expect(whyNotMoved(at, OLD, worked([step('A', more)]))).toEqual([
        'Está en «Paso A», que ahora es otro trabajo.',
      ])
    expect(
      whyNotMoved(at, OLD, worked([step('A', { title: 'Otro nombre', roles: ['CLI_JURIDICO'] })])),
    ).toEqual([])
  })

  it('only by the workflow that it has', () => {
    const at = { flow: flow({ tasks: [task('A')] }) }
    expect(whyNotMoved(at, OLD, worked([step('A')], 'otro'))).toEqual([
      'Lo llevaría otro flujo: «Permiso nuevo».',
    ])
    expect(whyNotMoved(at, OLD, { ...NEW, family: undefined })).toEqual([
      'Ningún flujo de los nuevos lo lleva.',
    ])
  })

  it('only where who did a step is still kept from the other', () => {
    const old = worked([step('A'), step('B'), step('C', { notDoerOf: ['B'] })])
    const at = { flow: flow({ tasks: [task('A')], doers: { B: 'ana' } }) }
    expect(whyNotMoved(at, old, worked([step('A'), step('C')]))).toEqual([
      'Quien hizo «Paso B» no puede hacer otro paso, y ese ya no existe.',
    ])
    expect(whyNotMoved(at, old, old)).toEqual([])
  })

  it('never to definitions that lack a step to which its state points, whatever the state', () => {
    const ids = ['A', 'B', 'C'] as const
    const some = fc.subarray([...ids])
    fc.assert(
      fc.property(fc.constantFrom(...ids), some, some, some, some, (open, stack, origins, beside, kept) => {
        const state = flow({
          tasks: [task(open)],
          stack,
          acts: origins.map((one) => act(one, 'review')),
          beside: beside.map((one) => ({
            notifying: { actId: 'x', recipients: [], current: null },
            lastNotifiedOn: null,
            tasks: [task(one)],
            facts: {},
          })),
        })
        // said once more by hand
        const pointed = new Set([open, ...stack, ...origins, ...beside])
        const fits = [...pointed].every((one) => kept.includes(one))
        expect(whyNotMoved({ flow: state }, OLD, worked(kept.map((id) => step(id)))).length === 0).toBe(fits)
      }),
    )
  })
})
