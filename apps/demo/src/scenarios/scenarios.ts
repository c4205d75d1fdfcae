import { EXAMPLES } from '@ventanilla/catalog/procedures/examples/examples'
import { procedureByType } from '@ventanilla/catalog/procedures/procedures'
import { NEIGHBOURS } from '../people/cast.ts'
import { inRotation } from '../people/in-rotation.ts'
import { answersAnywhere, answersAs, answersNear, neighbourFor } from './places.ts'
import { derivedScenarios } from './derived-scenarios.ts'
import { APPEALED, CHANGED, INFORMED, LAPSED, ORDINARY } from './ordinary-outcomes.ts'
import { does, type Plan, type Scenario } from './scenario.ts'
import { TWO_APPELLANTS } from './two-appellants.ts'
import { USUAL_TYPE } from './usual-type.ts'

/** A checklist that fails on its first document, which leads to a requerimiento. */
const INCOMPLETE = { 'revision.documentos': 'falta' }
const REQUIRED: Readonly<Record<string, Plan>> = {
  ...ORDINARY,
  'PG-03': does('no', INCOMPLETE),
  'PG-04': does('notificado'),
  'PG-04A': does('aporta'),
  'PG-04B': does('si'),
}
const PAPER = { ...ORDINARY, 'NOT-02': does('no') }
const INFORMATION: Readonly<Record<string, Plan>> = {
  ...ORDINARY,
  'PG-11': does('si'),
  ...INFORMED,
}
const EXTENSION: Readonly<Record<string, Plan>> = {
  ...REQUIRED,
  'PG-04A': (visit) => (visit === 1 ? does('pide_prorroga') : does('aporta')),
  'PRO-02': does('firmar', { 'prorroga.decision': 'concede', 'prorroga.dias': 10 }),
  'PRO-03': does('concedida'),
}
const WITHDRAWN: Readonly<Record<string, Plan>> = {
  ...REQUIRED,
  ...LAPSED,
  'PG-04A': 'wait',
  'DTA-03': (visit) => (visit === 1 ? does('notificado') : does('en_firme')),
}
const APPEAL: Readonly<Record<string, Plan>> = {
  ...ORDINARY,
  'PG-15': (visit) => (visit === 1 ? does('con_recurso') : does('en_firme')),
  ...APPEALED,
}
const REFUSED: Readonly<Record<string, Plan>> = {
  ...ORDINARY,
  'PG-11': does('no', {
    'concepto.recomendacion': 'negar',
    'caudal.aforado': 7.1,
    'concepto.analisis':
      'La fuente no dispone de caudal en el período seco: el aforado, de 7,1 l/s, es inferior a la suma del caudal ambiental y de las concesiones vigentes.',
  }),
  'PG-13': does('proyectada', { 'decision.sentido': 'niega' }),
  'PG-16': does('archivo'),
}

/** The decision's signer has a superior, so an apelación is open. */
const UNDER_A_SUPERIOR: Readonly<Record<string, Plan>> = {
  ...ORDINARY,
  'FIR-04': (_, act) =>
    act === 'RES_OTORGA' ? { outcome: 'firmado', by: 'cli-subdirector-juridico@demo.test' } : does('firmado'),
}

const NOT_ADMITTED =
  'El escrito se presentó dentro del término, pero no expresa en forma concreta los motivos de inconformidad.'

/** How a case passes to another applicant who has opened the link. Both appear in person to be notified. */
const CHANGE: Readonly<Record<string, Plan>> = {
  ...CHANGED,
  'NOT-01': does('nueva'),
  'NOT-02': does('no'),
  'NOT-04': does('comparece', { 'notificacion.comparece': true }),
  'NOT-06': (visit) => does(visit === 1 ? 'otro' : 'constancia'),
}

/**
 * A change of applicant in each of its states: target step, plan, days since filing, transferor and transferee
 * (by index among the neighbours, or a trial account).
 */
const CHANGES: readonly (readonly [
  string,
  Readonly<Record<string, Plan>>,
  number,
  number | string,
  number | string,
])[] = [
  ['CAM-03', CHANGE, 3, 0, 1],
  ['CAM-04', CHANGE, 5, 1, 2],
  ['CAM-05', CHANGE, 5, 2, 3],
  ['CAM-06', CHANGE, 7, 3, 4],
  ['CAM-07', CHANGE, 7, 4, 5],
  ['CAM-08', CHANGE, 9, 5, 6],
  ['CAM-09', { ...CHANGE, 'CAM-08': does('devuelto') }, 10, 6, 7],
  ['CAM-10', CHANGE, 10, 7, 8],
  ['CAM-11', { ...CHANGE, 'CAM-10': does('devuelto') }, 11, 8, 0],
  ['CAM-12', CHANGE, 12, 0, 2],
  ['CAM-13', CHANGE, 24, 1, 'empresa@demo.test'],
  ['CAM-14', CHANGE, 28, 2, 4],
  ['CAM-15', { ...CHANGE, 'CAM-04': does('rechazada') }, 6, 3, 5],
  ['CAM-15', { ...CHANGE, 'CAM-13': does('denegada') }, 26, 4, 6],
  ['CAM-16', CHANGE, 42, 5, 7],
  ['FIN', CHANGE, 46, 'ciudadano@demo.test', 8],
]

const named = (who: number | string): string => (typeof who === 'string' ? who : inRotation(NEIGHBOURS, who))

/** Trial accounts with cases in every step. */
const CITIZENS = ['ciudadano@demo.test', 'empresa@demo.test']

/** Stops of the scenarios that show every step waiting for a person: target, plan, days since filing. */
const STOPS: readonly (readonly [string, Readonly<Record<string, Plan>>, number, Partial<Scenario>?])[] = [
  ['PG-02', ORDINARY, 1],
  ['PG-03', ORDINARY, 5],
  ['PG-04', REQUIRED, 9],
  ['PG-04A', REQUIRED, 24],
  ['PG-04B', REQUIRED, 26],
  ['PG-05', ORDINARY, 8],
  ['LIQ-01', ORDINARY, 9],
  ['LIQ-02', ORDINARY, 11],
  ['LIQ-03', ORDINARY, 12],
  ['LIQ-04', ORDINARY, 15],
  ['LIQ-05', ORDINARY, 16],
  ['PG-06', ORDINARY, 17],
  ['PG-09', ORDINARY, 18],
  ['PG-07', ORDINARY, 19],
  ['FIR-01', ORDINARY, 20],
  ['FIR-02', ORDINARY, 21],
  ['FIR-03', ORDINARY, 22],
  ['FIR-04', ORDINARY, 23],
  ['PG-08', ORDINARY, 27],
  ['PG-10', ORDINARY, 48],
  ['PG-10A', ORDINARY, 50],
  ['PG-11', ORDINARY, 52],
  ['PG-12', ORDINARY, 54],
  ['PG-13', ORDINARY, 60],
  ['PG-14', ORDINARY, 66],
  ['NOT-01', ORDINARY, 67],
  ['NOT-02', ORDINARY, 68],
  ['NOT-03', ORDINARY, 70],
  ['NOT-04', PAPER, 70],
  ['NOT-05', { ...ORDINARY, 'NOT-02': does('no'), 'NOT-04': 'wait' }, 86, { opens: false }],
  ['NOT-05B', { ...ORDINARY, 'NOT-02': does('no'), 'NOT-04': does('desconocida') }, 74],
  ['NOT-06', ORDINARY, 72],
  // young enough that its ten days to appeal still run
  ['PG-15', ORDINARY, 58],
  ['PG-16', ORDINARY, 98],
  ['INF-01', INFORMATION, 56],
  ['INF-01A', INFORMATION, 62],
  ['INF-02', INFORMATION, 72],
  ['INF-03', INFORMATION, 74],
  ['INF-03B', { ...INFORMATION, 'INF-03': does('no', { 'informacion.revision': 'falta' }) }, 76],
  ['INF-04', INFORMATION, 76],
  ['PRO-02', EXTENSION, 26],
  ['PRO-03', EXTENSION, 32],
  ['DTA-01', WITHDRAWN, 62],
  ['DTA-02', WITHDRAWN, 64],
  ['DTA-03', WITHDRAWN, 70],
  ['DTA-04', WITHDRAWN, 100],
  ['REC-02', APPEAL, 84],
  [
    'REC-02B',
    { ...APPEAL, 'REC-02': does('no', { 'recurso.admite': false, 'recurso.estudio': NOT_ADMITTED }) },
    86,
  ],
  ['REC-03', APPEAL, 90],
  ['REC-03B', { ...APPEAL, 'REC-03': does('con_pruebas', { 'recurso.hay_pruebas': true }) }, 92],
  ['REC-04', APPEAL, 92],
  ['REC-05', APPEAL, 98],
  ['REC-06', APPEAL, 105],
  ['FIN', ORDINARY, 109],
  ['FIN', REFUSED, 109],
  // a letter sent yesterday: its addressee can still open the notification here
  ['NOT-04', ORDINARY, 54, { opens: false, onTheWay: true }],
  // a second decision open to appeal: browser tests appeal against one and read the other
  ['PG-15', UNDER_A_SUPERIOR, 58],
  // a second receipt: browser tests pay one and read the other
  ['LIQ-04', ORDINARY, 15],
  // a decision that waits for its signature
  ['FIR-04', ORDINARY, 56, { act: 'RES_OTORGA' }],
]

/**
 * Number of further cases at each busy stop of an office, enough for lists of several pages. Other types and
 * families add more than a hundred cases.
 */
const SHARE = 40

/** Stops with few steps behind them: most of an office's work is young. */
const BULK: readonly (readonly [string, number])[] = [
  ['PG-02', 1],
  ['PG-02', 3],
  ['PG-03', 6],
  ['PG-03', 12],
  ['PG-05', 9],
  ['LIQ-01', 10],
  ['PG-02', 2],
  ['LIQ-04', 18],
  ['PG-03', 4],
  ['PG-05', 14],
]

const familyIdOf = (ttId: number): string | undefined => procedureByType(ttId)?.workflow.family
/** Other types with the same workflow. */
const OTHER_TYPES = [...EXAMPLES.keys()].filter(
  (ttId) => ttId !== USUAL_TYPE && familyIdOf(ttId) === familyIdOf(USUAL_TYPE),
)

type Asked = Pick<Scenario, 'applicant' | 'ttId' | 'answers'>

function ofWater(index: number): Asked {
  // every fourth is of another type, so its usual applicant gets another case
  const applicant = inRotation(NEIGHBOURS, index - Math.floor(index / 4))
  return { applicant, answers: answersAnywhere(applicant, index) }
}

function ofAnotherType(index: number): Asked {
  const ttId = inRotation(OTHER_TYPES, index)
  const example = EXAMPLES.get(ttId)?.complete ?? {}
  const applicant = neighbourFor(example, index)
  return { ttId, applicant, answers: answersAs(applicant, example) }
}

export function scenarios(): Scenario[] {
  const told = scriptedByHand()
  return [...told, ...derivedScenarios(told), ...TWO_APPELLANTS]
}

/** Those whose days are counted by hand, in their order; the others estimate theirs from the terms they pass. */
export const writtenScenarios = (): Scenario[] => [...scriptedByHand(), ...TWO_APPELLANTS]

function scriptedByHand(): Scenario[] {
  return [
    ...STOPS.map(([target, turns, days, more], index) => {
      const applicant = inRotation(CITIZENS, index)
      const answers = answersNear(applicant, index)
      return { name: `${target} ${index}`, target, turns, days, applicant, answers, ...more }
    }),
    ...Array.from({ length: SHARE }, (_, index) => {
      const [target, days] = inRotation(BULK, index)
      return {
        name: `${target} más ${index}`,
        target,
        turns: ORDINARY,
        days: days + Math.floor(index / 20),
        // every fourth is of another type with the same workflow
        ...(index % 4 === 3 ? ofAnotherType((index - 3) / 4) : ofWater(index)),
      }
    }),
    ...CHANGES.map(([target, turns, days, from, to], index) => ({
      name: `${target} cambio ${index}`,
      target,
      turns,
      days,
      applicant: named(from),
      passesTo: named(to),
      answers: answersAnywhere(named(from), index),
    })),
    ...['ciudadano@demo.test', 'empresa@demo.test'].map((applicant, index) => ({
      name: `borrador ${index}`,
      target: 'borrador',
      turns: {},
      days: 1,
      applicant,
    })),
  ]
}
