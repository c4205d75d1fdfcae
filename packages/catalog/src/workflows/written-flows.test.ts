import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { describe, expect, it } from 'vitest'
import { INTERNAL } from './beside.ts'
import { workflow } from './loaded.ts'
import { type WrittenStep, writtenSteps } from './written-flows.testkit.ts'

/** A step's roles, term, suspension of the case's term, and acts, against the written table. */

const FIRMNESS =
  'Decision 30: the step that notified waits for the appeals (CPACA art. 76) and certifies the firmness.'
const PAUSE =
  'Decision 31: the pause begins with the legal notification of the requirement, not while it is written.'
const FEE = 'Decision 44: only LIQ-01 writes the liquidation.'

interface Overruled {
  readonly is: Partial<WrittenStep>
  readonly why: string
}

const waits = (more: Partial<WrittenStep> = {}): Overruled => ({
  is: { term: [10, 'habiles'], ...more },
  why: FIRMNESS,
})
const certifies = { produces: ['CONST_EJECUTORIA'] }
const CITIZENS = ['USER_APODERADO', 'USER_CIUDADANO', 'USER_EMPRESA']

/** Differences from the written table that a decision justifies. */
const OVERRULED: Readonly<Record<string, Overruled>> = {
  ...Object.fromEntries(
    ['PG-04', 'LIC-02A', 'FOR-02A', 'PUE-02A', 'REG-03'].map((id) => [
      id,
      { is: { pausesTerm: false }, why: PAUSE },
    ]),
  ),
  ...Object.fromEntries(['PG-05', 'SEG-03', 'SEG-12'].map((id) => [id, { is: { produces: [] }, why: FEE }])),
  ...Object.fromEntries(
    ['LIC-03', 'FOR-03'].map((id) => [id, { is: { produces: [], term: [3, 'habiles'] as const }, why: FEE }]),
  ),
  ...Object.fromEntries(
    ['LIC-15', 'FOR-09', 'PUE-06', 'REG-06', 'SAN-11A', 'SAN-18A', 'SAN-20'].map((id) => [id, waits()]),
  ),
  ...Object.fromEntries(['RSG-05A', 'MOD-06', 'DEX-03', 'TAN-02'].map((id) => [id, waits(certifies)])),
  'DTA-03': { is: certifies, why: FIRMNESS },
  'LIC-05': {
    is: { term: [1, 'habiles'] },
    why: '«De manera inmediata» (DUR 2.2.2.3.6.3 num. 1) is the next business day.',
  },
  'NOT-03': { is: { term: [5, 'habiles'] }, why: 'Decision 50: days to open it, notificacion.dias_acceso.' },
  'NOT-06': {
    is: { term: [2, 'habiles'], produces: ['CONST_TERMINO'] },
    why: 'Decisions 30 and 44: here only the notification is certified; who called it waits for the firmness.',
  },
  'TRA-01': {
    is: { roles: ['CLI_ADMIN', 'CLI_DIRECTOR_GENERAL', 'CLI_JEFE_TERRITORIAL', 'CLI_SUBDIRECTOR_JURIDICO'] },
    why: 'Decision 35: the group traslatesol of the specification.',
  },
  'CAM-02': {
    is: { roles: CITIZENS, term: [1, 'meses'] },
    why: 'Who takes a case accepts by their own link; a request without them ends (CPACA art. 17).',
  },
  'CAM-03': {
    is: { roles: CITIZENS, term: [1, 'meses'] },
    why: 'Only who gives a case away sends it; a request that nobody sends ends (CPACA art. 17).',
  },
  'CAM-12': { is: { term: [5, 'habiles'] }, why: 'CPACA art. 68: the summons is sent within five days.' },
  'CAM-11': {
    is: { roles: ['CLI_JURIDICO'] },
    why: 'Decision 55: a returned act is corrected by its drafter and reviewed again.',
  },
  'CAM-13': {
    is: { roles: CITIZENS },
    why: 'Only who takes a case accepts it: nobody becomes its holder by an official.',
  },
  'CAM-14': {
    is: { roles: ['CLI_VENTANILLA_UNICA'], term: [10, 'habiles'] },
    why: 'The change is applied once its auto is final (CPACA arts. 76 and 87); administrators decide no case.',
  },
  'REC-02B': {
    is: { produces: ['AUTO_ADM_RECURSO', 'AUTO_RECHAZA_RECURSO'] },
    why: 'Decision 44: the answer captured picks the auto that is written.',
  },
  'REC-04': {
    is: { produces: ['RES_APELACION', 'RES_RECURSO'] },
    why: 'CPACA art. 74: the superior decides the apelación in an act of its own.',
  },
  'REV-02': {
    is: { term: [1, 'meses'] },
    why: 'A petition that was announced and not filed does not wait for ever (CPACA art. 17).',
  },
  'REV-05': {
    is: { pausesTerm: false, produces: ['COMUNICACION'] },
    why: 'CPACA art. 97: the holder is asked for consent by a letter; the petition itself has two months (art. 95).',
  },
}

type Days = readonly [amount: number, unit: string]
const days = (amount: number, ...ids: readonly string[]): [string, Days][] =>
  ids.map((id) => [id, [amount, 'habiles']])

/**
 * Days that we propose where neither the norm nor the written table gives any: written by hand, so that none
 * changes unseen. The written table proposes one to twenty for steps of the same kind.
 */
const PROPOSED: Readonly<Record<string, Days>> = Object.fromEntries([
  ...days(1, 'REN-03', 'TRA-04'),
  ...days(2, 'TRA-01', 'TER-02'),
  ...days(2, 'ADM-01', 'ADM-02', 'ADM-03', 'ADM-04', 'ADM-05', 'ADM-06', 'ADM-07', 'ADM-08', 'ADM-13'),
  ...days(5, 'CAM-15', 'CAM-16', 'RWF-04', 'MUL-01', 'MUL-02', 'SAN-20A'),
  ...days(5, 'MIG-01', 'MIG-02', 'MIG-03', 'MIG-04'),
  ...days(10, 'REV-06'),
])

/**
 * Whose turn it is where the table says «mixto»: the side that mostly takes the step, by its roles. The applicant
 * reports the felling, asks to take part or gives a case away; the last one is read by officials.
 */
const MIXED_TURNS: Readonly<Record<string, 'usuario' | 'corporacion'>> = {
  'RSG-04': 'usuario',
  'TER-01': 'usuario',
  'CAM-01': 'usuario',
  'CAM-02': 'usuario',
  'CAM-03': 'usuario',
  'CAM-13': 'usuario',
  'ADM-12': 'corporacion',
}

/** A step in the shape of the written table. */
const told = (step: StepDef): WrittenStep => ({
  roles: step.roles.toSorted(),
  term: step.term === undefined ? null : [step.term.amount, step.term.unit],
  pausesTerm: step.pausesTerm,
  produces: step.produces.toSorted(),
  turn: step.turn,
})

/**
 * Steps that are ours alone, with term and status by hand, which nothing else would miss: money after its debt ended,
 * completing once (CPACA art. 17), the fee before the act (decision 34), expedientes not processed here, the concept that a zone asks of planning.
 */
const OURS: Readonly<Record<string, string>> = {
  'ADM-14': '2 habiles, en_gestion',
  'ADM-15': '10 habiles, en_gestion',
  'LIC-02B': '1 meses, esperando_usuario',
  'MIG-05': '5 habiles, status as before',
  'MOD-02A': 'no term, requerida',
  'MOD-02B': '1 meses, esperando_usuario',
  'MOD-02C': '3 habiles, en_liquidacion',
  'PAG-01': 'no term, status as before',
  'PAG-02': '5 habiles, pago_adicional_por_conciliar',
  'PUE-02C': '3 habiles, en_liquidacion',
  'PUE-05B': '5 habiles, status as before',
  'REG-03B': '1 meses, esperando_usuario',
  'REG-04A': '3 habiles, en_liquidacion',
}
const inWords = ({ term, status = 'status as before' }: StepDef): string =>
  `${term === undefined ? 'no term' : `${term.amount} ${term.unit}`}, ${status}`

/** A term with a norm; one without is internal, can be changed, and is labelled as such. */
const isLegal = (step: StepDef | undefined): boolean => step?.term?.norm.includes(INTERNAL) !== true

describe('the steps of the families', () => {
  it('are all there, and those that are ours alone are few and named', () => {
    expect([...writtenSteps.keys()].filter((id) => !workflow.steps.has(id))).toEqual([])
    const ours = [...workflow.steps.values()].filter(({ id }) => !writtenSteps.has(id))
    expect(Object.fromEntries(ours.map((step) => [step.id, inWords(step)]))).toEqual(OURS)
  })

  it('take no proposed days where the table gives some, and say that ours are internal', () => {
    const blank = (id: string): boolean =>
      (OVERRULED[id]?.is.term ?? writtenSteps.get(id)?.term) == null && !isLegal(workflow.steps.get(id))
    expect(Object.keys(PROPOSED).filter((id) => !blank(id))).toEqual([])
    expect(Object.keys(MIXED_TURNS).filter((id) => writtenSteps.get(id)?.turn !== null)).toEqual([])
  })

  it.each([...writtenSteps])(
    '%s: is done by whom, in the time and with the acts of the written table',
    (id, written) => {
      const step = workflow.steps.get(id) as StepDef
      const ours = told(step)
      const overruled = OVERRULED[id]
      const expected = { ...written, ...overruled?.is }
      const term = expected.term ?? PROPOSED[id] ?? null
      expect(ours).toEqual({ ...expected, term, turn: expected.turn ?? MIXED_TURNS[id] })
      // removes an exception from the list once it is no difference
      for (const [key, value] of Object.entries(overruled?.is ?? {}))
        expect(written[key as keyof WrittenStep], `${id} ${key}`).not.toEqual(value)
    },
  )
})
