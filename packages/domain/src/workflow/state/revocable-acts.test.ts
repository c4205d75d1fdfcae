import { describe, expect, it } from 'vitest'
import type { StepDef } from '../definition/definition.ts'
import { factsOfRevoking, REVOCABLE_ACTS, REVOCABLE_FACT, WITHOUT_SITUATION_FACT } from './revocable-acts.ts'
import { type ActLife, EMPTY_FLOW, type Flow } from './state.ts'

const act = (id: string, template: string, more: Partial<ActLife> = {}): ActLife => ({
  id,
  template,
  origin: 'A-01',
  task: null,
  mode: 'jump',
  phase: 'signed',
  drafter: 'd',
  reviewer: 'r',
  signer: 's',
  signerRole: null,
  signedOn: '2026-03-02',
  number: `N-${id}`,
  told: true,
  ...more,
})
const rules = new Map([
  ['OTORGA', { name: 'Resolución que otorga', createsSituation: true }],
  ['NIEGA', { name: 'Resolución que niega', createsSituation: false }],
  ['RECURSO', { name: 'Resolución del recurso', createsSituation: { '==': [{ var: 'x.y' }, 'da'] } }],
  ['CONCEPTO', { name: 'Concepto' }],
])
const family = { steps: [{ capture: [{ optionsFrom: REVOCABLE_ACTS }] } as unknown as StepDef] }
const beside = (flow: Partial<Flow>, facts = {}) =>
  factsOfRevoking(family, rules, { flow: { ...EMPTY_FLOW, ...flow }, facts })
const waiting = (legalOn: string | null) => ({
  notifying: {
    actId: 'a',
    current: 0,
    recipients: [
      { personId: 'p', name: 'P', role: 'solicitante' as const, notificationId: 'n', means: null, legalOn },
    ],
  },
})

describe('the acts that can be revoked', () => {
  it('are the notified ones that decide, with their number, name and day', () => {
    const acts = [
      act('a', 'OTORGA'),
      act('b', 'NIEGA', { told: false }),
      act('c', 'CONCEPTO'),
      act('d', 'NIEGA', { phase: 'sign', number: null }),
    ]
    expect(beside({ acts })[REVOCABLE_FACT]).toEqual([
      { value: 'N-a', label: 'N-a · Resolución que otorga, del 2 de marzo de 2026' },
    ])
  })

  it('are not yet those of which a party was not notified', () => {
    const acts = [act('a', 'OTORGA')]
    expect(beside({ acts, ...waiting(null) })[REVOCABLE_FACT]).toEqual([])
    expect(beside({ acts, ...waiting('2026-03-09') })[REVOCABLE_FACT]).toHaveLength(1)
  })

  it('need no consent only where the act by its kind created no situation', () => {
    const acts = [act('a', 'OTORGA'), act('b', 'NIEGA'), act('c', 'RECURSO'), act('d', 'RECURSO')]
    expect(beside({ acts }, { 'x.y': 'da' })[WITHOUT_SITUATION_FACT]).toEqual(['N-b'])
    // the facts speak of the last one only
    expect(beside({ acts }, { 'x.y': 'no' })[WITHOUT_SITUATION_FACT]).toEqual(['N-b', 'N-d'])
  })

  it('are told only to a family that asks for one', () => {
    expect(factsOfRevoking({ steps: [] }, rules, { flow: EMPTY_FLOW, facts: {} })).toEqual({})
  })
})
