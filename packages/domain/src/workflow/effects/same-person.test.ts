import { describe, expect, it } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import { DecisionBuilder } from '../decision/decision-builder.ts'
import { type ActLife, type CaseState, EMPTY_FLOW, type OpenTask, type World } from '../state/state.ts'
import { refuseSamePerson } from './act-life.ts'

const act: ActLife = {
  id: 'act',
  template: 'AUTO_INICIO',
  origin: 'PG-05',
  task: null,
  mode: 'jump',
  phase: 'review',
  drafter: 'marta',
  reviewer: 'eva',
  signer: null,
  signerRole: null,
  signedOn: null,
  number: null,
}
const task = (step: string): OpenTask => ({
  id: 'task',
  step,
  turn: 'corporacion',
  audience: ['CLI_JURIDICO'],
  assignee: null,
  openedAt: '2026-02-02T15:00:00.000Z',
  dueOn: null,
  expiresAt: null,
  actId: 'act',
})
const state: CaseState = {
  id: 'case',
  ttId: 3,
  definitions: 0,
  movedTo: null,
  status: 'en_tramite',
  office: null,
  parties: [],
  facts: {},
  flow: { ...EMPTY_FLOW, acts: [act] },
}
/** What the rule reads of a world: the part of the act in each step, the class of the act, who wrote in it. */
const world = {
  workflow: {
    steps: new Map([
      ['review', { actPart: 'review' }],
      ['sign', { actPart: 'sign' }],
    ]),
  },
  acts: new Map([['AUTO_INICIO', { class: 'auto' }]]),
  writersOf: () => ['marta', 'luis'],
} as unknown as World
const who = (id: string): Actor => ({
  id,
  kind: 'funcionario',
  name: id,
  roles: ['CLI_JURIDICO'],
  office: null,
  audience: ['CLI_JURIDICO'],
})
const refused = (step: string, id: string): string | null => {
  try {
    refuseSamePerson(new DecisionBuilder(world, state, id), task(step), who(id))
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'otra cosa'
  }
}

describe('who wrote in an act', () => {
  it('neither reviews nor signs what they wrote for its drafter', () => {
    expect(refused('review', 'luis')).toContain('no puede revisarlo')
    expect(refused('sign', 'luis')).toContain('no puede firmarlo')
  })

  it('is held as its drafter and its reviewer are', () => {
    expect(refused('review', 'marta')).toContain('no puede revisarlo')
    expect(refused('sign', 'eva')).toContain('no puede firmarlo')
    expect(refused('review', 'ana')).toBeNull()
    expect(refused('sign', 'ana')).toBeNull()
  })
})
