import { describe, expect, it } from 'vitest'
import { SYSTEM } from '../../access/actor.ts'
import type { StepDef } from '../definition/definition.ts'
import {
  type ActLife,
  type ActRule,
  type CaseState,
  EMPTY_FLOW,
  type Flow,
  type FiledAppeal,
  type World,
} from '../state/state.ts'
import { actsThatEnd, endCapacity, noteContact, recognisingFamilies, whyNotEnd } from './third-party.ts'

const rule = (id: string, of: ActRule['class']): [string, ActRule] => [id, { id, class: of } as ActRule]
const acts = new Map([rule('A', 'auto'), rule('R', 'resolucion'), rule('O', 'oficio'), rule('C', 'concepto')])
const steps = ['X-01', 'N-01'].map(
  (id): StepDef =>
    ({ id, family: id === 'N-01' ? 'telling' : 'own', outcomes: [], capture: [] }) as unknown as StepDef,
)
const world = {
  workflow: {
    families: [
      { id: 'own', steps: [] },
      { id: 'telling', makesKnown: true, steps: [] },
    ],
    steps: new Map(steps.map((one) => [one.id, one])),
  },
  acts,
  today: '2026-11-20',
  now: '2026-11-20T15:00:00.000Z',
} as unknown as World

const act = (id: string, template: string, signedOn: string | null): ActLife =>
  ({ id, template, signedOn, phase: signedOn === null ? 'draft' : 'signed' }) as ActLife
const state = (flow: Partial<Flow> = {}): CaseState => ({
  id: 'c',
  ttId: 3,
  definitions: 0,
  movedTo: null,
  status: 'en_evaluacion',
  office: 'ibague',
  parties: [
    { personId: 'marta', name: 'Marta', role: 'solicitante' },
    { personId: 'luz', name: 'Luz', role: 'tercero' },
  ],
  facts: {},
  flow: {
    ...EMPTY_FLOW,
    acts: [
      act('before', 'A', '2026-10-01'),
      act('auto', 'A', '2026-11-10'),
      act('decision', 'R', '2026-11-12'),
      act('letter', 'O', '2026-11-12'),
      act('opinion', 'C', '2026-11-12'),
      act('draft', 'A', null),
    ],
    ...flow,
  },
})
const SINCE = '2026-10-15'
const end = (more: Partial<Parameters<typeof endCapacity>[2]> = {}, at = state()) =>
  endCapacity(
    world,
    at,
    {
      personId: 'luz',
      since: SINCE,
      actId: 'auto',
      on: '2026-11-11',
      reason: 'Desistió de intervenir',
      ...more,
    },
    SYSTEM,
  )
const notifying = (legalOn: string | null): NonNullable<Flow['notifying']> => ({
  actId: 'decision',
  current: 0,
  recipients: [{ personId: 'luz', name: 'Luz', role: 'tercero', notificationId: 'n', means: null, legalOn }],
})
const task = { id: 't', step: 'N-01', dueOn: null } as unknown as Flow['tasks'][number]
const appeal = (personId: string, at: FiledAppeal['state']): FiledAppeal =>
  ({ personId, state: at, actId: 'decision' }) as FiledAppeal

describe('the capacity of a third party', () => {
  it('ends by an auto or a resolución of the case, signed since it began, and by nothing else', () => {
    expect(actsThatEnd(acts, state(), SINCE).map(({ id }) => id)).toEqual(['auto', 'decision'])
    for (const actId of ['before', 'letter', 'opinion', 'draft', 'of another case'])
      expect(() => end({ actId }), actId).toThrow('Elija un auto o una resolución de este trámite')
  })

  it('ends on a day from the signature to today, and says so in the history', () => {
    expect(() => end({ on: '2026-11-09' })).toThrow('El acto se firmó el 10 de noviembre de 2026')
    expect(() => end({ on: '2026-11-21' })).toThrow('Ese día no ha llegado.')
    const decision = end({ on: '2026-11-20' })
    expect(decision.events).toEqual([
      {
        type: 'interviniente.terminado',
        data: {
          persona: 'luz',
          nombre: 'Luz',
          acto: 'auto',
          plantilla: 'A',
          fecha: '2026-11-20',
          motivo: 'Desistió de intervenir',
        },
      },
    ])
    expect(decision.state.parties.map(({ personId }) => personId)).toEqual(['marta'])
    expect([decision.opened, decision.closed, decision.effects]).toEqual([[], [], []])
  })

  it.each([
    ['an ended case', { closed: true }, 'Este trámite ya terminó'],
    [
      'an act that is being notified to them',
      { tasks: [task], notifying: notifying(null) },
      'Se le está notificando',
    ],
    [
      'one that is being notified beside the case',
      { beside: [{ notifying: notifying(null), lastNotifiedOn: null, tasks: [], facts: {} }] },
      'Se le está notificando',
    ],
    ['their appeal under study', { appeals: [appeal('luz', 'estudio')] }, 'Presentó un recurso'],
    ['their appeal before the superior', { appeals: [appeal('luz', 'superior')] }, 'Presentó un recurso'],
  ] as const)('does not end over %s', (_what, flow, sentence) => {
    const at = state(flow as Partial<Flow>)
    expect(whyNotEnd(world, at, 'luz')).toContain(sentence)
    expect(() => end({}, at)).toThrow(sentence)
  })

  it.each([
    ['they were notified', { tasks: [task], notifying: notifying('2026-11-13') }],
    ['a notification was left unfinished', { notifying: notifying(null) }],
    ['somebody else’s appeal is under study', { appeals: [appeal('marta', 'estudio')] }],
    ['their own was decided', { appeals: [appeal('luz', 'decidido')] }],
  ] as const)('can end where %s', (_what, flow) => {
    expect(whyNotEnd(world, state(flow as Partial<Flow>), 'luz')).toBeNull()
  })
})

describe('a correction of how they are reached', () => {
  it('stands in the history with its reason, and without the address', () => {
    const { events, state: after } = noteContact(
      world,
      state(),
      { name: 'Luz', parts: ['address'], reason: 'Se mudó' },
      SYSTEM,
    )
    expect(events).toEqual([
      { type: 'interviniente.corregido', data: { nombre: 'Luz', datos: ['address'], motivo: 'Se mudó' } },
    ])
    expect(after).toEqual(state())
  })
})

it('requests are recognised in the families that add a party to their parent', () => {
  const adds = { outcomes: [{ onParent: [{ do: 'addParty', role: 'tercero' }] }] }
  const families = [
    { id: 'asks', steps: [{ outcomes: [{}] }, adds] },
    { id: 'other', steps: [{ outcomes: [{ onParent: [{ do: 'endProxy' }] }] }] },
  ]
  expect(recognisingFamilies({ families } as unknown as World['workflow'])).toEqual(['asks'])
})
