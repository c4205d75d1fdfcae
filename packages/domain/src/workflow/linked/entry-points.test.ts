import { describe, expect, test } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import type { FamilyDef, StepDef, Workflow } from '../definition/definition.ts'
import type { EntryPoint } from '../definition/linking.ts'
import type { CaseKind } from '../definition/case-kind.ts'
import { entryPointFindings } from '../checks/check-entry-points.ts'
import { type Beside, entryPointsOf, isFor, neverOpens, whyNotOpen } from './entry-points.ts'
import { type CaseState, EMPTY_FLOW } from '../state/state.ts'

const step = (id: string, more: Partial<StepDef>): StepDef => ({
  id,
  family: 'desistimiento',
  title: 'Petición',
  kind: 'answer',
  screen: '/solicitudes/x/:id',
  roles: ['USER_CIUDADANO'],
  pausesTerm: false,
  resumesTerm: false,
  turn: 'usuario',
  capture: [],
  produces: [],
  outcomes: [{ code: 'entregada', label: 'Entregada', to: 'FIN', by: 'applicant' }],
  ...more,
})
const doorway: EntryPoint = {
  label: 'Desistir',
  explains: 'Termina el trámite.',
  beside: 'always',
  when: { '!': [{ in: ['RES_OTORGA', { var: 'caso.actos' }] }] },
  whyNot: 'Ya hay decisión.',
}
const family = (entryPoint: Partial<EntryPoint>, first: Partial<StepDef> = {}): FamilyDef => ({
  id: 'desistimiento',
  name: 'Desistimiento expreso',
  norm: 'CPACA art. 18',
  isSubprocess: false,
  procedureTypes: [],
  initialStep: 'X-01',
  startedBy: 'usuario',
  entryPoint: { ...doorway, ...entryPoint },
  steps: [step('X-01', first)],
})
const workflowOf = (one: FamilyDef): Workflow => ({
  families: [one],
  steps: new Map(one.steps.map((s) => [s.id, s])),
})
const only = (one: FamilyDef) => {
  const [way] = entryPointsOf(workflowOf(one))
  if (way === undefined) throw new Error('no entry point')
  return way
}
const person = (roles: readonly string[], kind: Actor['kind'] = 'ciudadano'): Actor => ({
  id: 'a',
  kind,
  name: '',
  roles,
  office: null,
  audience: [],
})
const state: CaseState = {
  id: 'c',
  ttId: 3,
  definitions: 0,
  movedTo: null,
  status: 'radicada',
  office: null,
  parties: [],
  facts: {},
  flow: EMPTY_FLOW,
}
const kind: CaseKind = {
  family: null,
  flow: 'permiso',
  broughtOver: false,
  ttId: 3,
  acts: ['RES_OTORGA'],
  asks: ['predios', 'correo'],
}
const beside: Beside = { state, radicado: 'R-1', expediente: null, kind, open: [] }

describe('an entry point', () => {
  test('of an applicant is for the parties of the case and for nobody else', () => {
    const way = only(family({}))
    const citizen = person(['USER_CIUDADANO'])
    expect(isFor(way, citizen, 'solicitante')).toBe(true)
    expect(isFor(way, citizen, 'apoderado')).toBe(true)
    expect(isFor(way, citizen, null)).toBe(false)
    expect(isFor(way, person(['CLI_JURIDICO'], 'funcionario'), null)).toBe(false)
  })
  test('for anybody is for who is no party yet', () => {
    const way = only(family({ for: 'anyone' }))
    expect(isFor(way, person(['USER_CIUDADANO']), null)).toBe(true)
    expect(isFor(way, person(['USER_CIUDADANO']), 'solicitante')).toBe(false)
    expect(isFor(way, person(['USER_CONSULTA_EXPEDIENTE'], 'consulta'), null)).toBe(false)
  })
  test('of officials is for the roles of its step, and no citizen opens one that stands by itself', () => {
    const way = only(family({ beside: 'never' }, { turn: 'corporacion', roles: ['CLI_JURIDICO'] }))
    expect(isFor(way, person(['CLI_JURIDICO'], 'funcionario'), null)).toBe(true)
    expect(isFor(way, person(['CLI_TECNICO'], 'funcionario'), null)).toBe(false)
    expect(isFor(only(family({ beside: 'never' })), person(['USER_CIUDADANO']), 'solicitante')).toBe(false)
  })
  test.each([
    ['is open beside a filed case', {}, beside, null],
    [
      'stays shut beside a draft',
      {},
      { ...beside, radicado: null },
      'La solicitud todavía es un borrador. Radíquela primero.',
    ],
    [
      'stays shut while one is open',
      {},
      { ...beside, open: ['desistimiento'] },
      'Ya hay uno en curso: desistimiento expreso.',
    ],
    ['lets several run where it says so', { many: true }, { ...beside, open: ['desistimiento'] }, null],
    [
      'is not its own way out',
      {},
      { ...beside, kind: { ...kind, family: 'desistimiento' } },
      'Este trámite ya es de esa clase.',
    ],
    ['needs a case where it always has one', {}, null, 'Se abre desde un trámite.'],
    ['stands by itself where it may', { beside: 'possible' }, null, null],
    [
      'never stands beside a case where it does not',
      { beside: 'never' },
      beside,
      'No acompaña a otro trámite.',
    ],
  ] as const)('%s', (_title, entryPoint, where, reason) => {
    expect(whyNotOpen(only(family(entryPoint)), where)).toBe(reason)
  })
  test('says why the law shuts it', () => {
    const act = {
      id: 'x',
      template: 'RES_OTORGA',
      origin: 'PG-13',
      task: null,
      mode: 'jump',
      phase: 'signed',
      drafter: 'd',
      reviewer: null,
      signer: null,
      signerRole: null,
      signedOn: null,
      number: '1',
    } as const
    const decided = { ...beside, state: { ...state, flow: { ...EMPTY_FLOW, acts: [act] } } }
    expect(whyNotOpen(only(family({})), decided)).toBe('Ya hay decisión.')
  })
})

describe('what can never be begun beside a case', () => {
  const request = { '!': [{ var: 'caso.familia' }] }
  test.each([
    ['is what stands beside none', { beside: 'never' }, kind, 'No acompaña a otro trámite.'],
    ['is what is for other kinds', { among: request }, { ...kind, family: 'queja' }, 'Ya hay decisión.'],
    [
      'is what needs an act that no case of its kind signs',
      { among: { in: ['RES_SANCION', { var: 'caso.posibles' }] } },
      kind,
      'Ya hay decisión.',
    ],
    [
      'is what corrects answers that its application does not ask for',
      { answers: ['valor_proyecto'] },
      kind,
      'La solicitud no trae los datos que se corrigen ahí.',
    ],
    [
      'is another one of its own family',
      {},
      { ...kind, family: 'desistimiento' },
      'Este trámite ya es de esa clase.',
    ],
    [
      'also of those of which several run',
      { many: true },
      { ...kind, family: 'desistimiento' },
      'Este trámite ya es de esa clase.',
    ],
    [
      'is not one of its own family where that is what it is for',
      { many: true, among: { '==': [{ var: 'caso.familia' }, 'desistimiento'] } },
      { ...kind, family: 'desistimiento' },
      null,
    ],
    ['is not what may open later or could have before', { when: { var: 'caso.abierto' } }, kind, null],
    ['is not what corrects one of the answers', { answers: ['valor_proyecto', 'correo'] }, kind, null],
  ] as const)('%s', (_title, entryPoint, of, reason) => {
    const way = only(family(entryPoint))
    expect(neverOpens(way, of)).toBe(reason)
    if (reason !== null) expect(whyNotOpen(way, { ...beside, kind: of })).toBe(reason)
  })

  test.each([
    ['is decided by what never changes', { among: { var: 'caso.abierto' } }, 1],
    ['reads what a case has', { when: { var: 'caso.humor' } }, 1],
    ['reads what a case captured only where it may change', { among: { var: 'hecho.a' } }, 1],
    ['may read both', { among: request, when: { and: [{ var: 'hecho.a' }, { var: 'caso.abierto' }] } }, 0],
  ] as const)('%s, or the checker says so', (_title, entryPoint, faults) => {
    expect(entryPointFindings(workflowOf(family(entryPoint)))).toHaveLength(faults)
  })
})
