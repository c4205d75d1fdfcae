import { describe, expect, it } from 'vitest'
import { EMPTY_FLOW, type ActLife, type CaseState } from '../workflow/state/state.ts'
import { grantedPermit } from './granted-permit.ts'

const act = (template: string, more: Partial<ActLife> = {}): ActLife => ({
  id: template,
  template,
  origin: 'PG-13',
  task: null,
  mode: 'jump',
  phase: 'signed',
  drafter: 'a',
  reviewer: null,
  signer: null,
  signerRole: null,
  signedOn: '2026-01-20',
  number: `N-${template}`,
  ...more,
})
const classes = new Map([
  ['RES_OTORGA', { class: 'resolucion' as const }],
  ['RES_RECURSO', { class: 'resolucion' as const, decidesAppeal: 'issuer' as const }],
])
const state = (more: Partial<CaseState> = {}): CaseState => ({
  id: 'c',
  ttId: 3,
  definitions: 0,
  movedTo: null,
  status: 'finalizada',
  family: null,
  parentId: null,
  office: 'ibague',
  parties: [],
  facts: { 'decision.sentido': 'otorga', 'permiso.vence': '2036-01-20' },
  flow: { ...EMPTY_FLOW, closed: true, acts: [act('AUTO_INICIO'), act('RES_OTORGA'), act('RES_RECURSO')] },
  ...more,
})

describe('a granted permit', () => {
  it('is quoted by the resolution that granted it, not by the one that decided an appeal', () => {
    expect(grantedPermit(state(), classes, { traits: [] })).toEqual({
      resolution: 'N-RES_OTORGA',
      signedOn: '2026-01-20',
      until: '2036-01-20',
    })
  })

  it.each([
    ['still runs', { flow: { ...state().flow, closed: false } }],
    ['refused it', { facts: { 'decision.sentido': 'niega' } }],
    ['was revoked', { status: 'revocada' }],
    ['runs beside another', { family: 'seguimiento' }],
    [
      'has no signed resolution',
      { flow: { ...state().flow, acts: [act('RES_OTORGA', { phase: 'draft' })] } },
    ],
  ] as const)('is not there where the case %s', (_, more) => {
    expect(grantedPermit(state(more as Partial<CaseState>), classes, { traits: [] })).toBeNull()
  })

  it('is not there for a licence, which has a procedure of its own, nor for a change of a permit', () => {
    expect(grantedPermit(state(), classes, { traits: ['se_modifica_aparte'] })).toBeNull()
  })
})
