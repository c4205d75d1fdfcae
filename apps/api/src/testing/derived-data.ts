import { offender } from './offenders.ts'
import { FAILS, FILLED } from './plausible.ts'
import type { WayTurn } from './way-to-step.ts'

/**
 * Steps in which no case ever stands: an appeal, an extension, a waiver and a change of applicant are filed in one call
 * from where they are begun, and who asks for a type that is not filed here is told so before there is a case.
 */
export const DONE_AT_ONCE: ReadonlySet<string> = new Set([
  'REC-01',
  'RWF-01',
  'RWF-02',
  'PRO-01',
  'REN-01',
  'CAM-01',
  'PG-01B',
])

/** Types whose cases come to a step, where that depends on the type or another one would never be seen; none: only by a door. */
export const TYPES: Readonly<Record<string, readonly number[]>> = {
  // a contingency plan is received, free of charge and without approval
  'PUE-02C': [14, 15],
  'PUE-05': [14, 15],
  'PUE-05B': [23],
  'PUE-06': [14, 15],
  'PUE-07': [23],
  'REG-04A': [25],
  'REG-05': [24],
  'REG-06': [26],
  'REN-02': [],
  'REN-03': [],
}

type Data = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What is captured in a step, where the definition of its fields does not say enough. */
const DATA: Data = {
  'TRA-01': {
    'traslado.destino': 'norte',
    'traslado.motivo':
      'Las coordenadas de la captación quedan en jurisdicción de otra territorial, según la cartografía de la Corporación.',
  },
  'MOD-02': { 'modificacion.requiere_concepto': true },
  'SAN-01': { 'hechos.recursos': ['flora'] },
  'SAN-12': { 'multa.afectaciones': FILLED, 'multa.atenuantes': FILLED },
  'SAN-13': { 'sancion.tipo': ['multa'] },
}

/** What an earlier step captures so that a later one can take its outcome. */
const BEFORE: readonly { readonly step: string; readonly outcome: string; readonly data: Data }[] = [
  {
    step: 'SAN-06',
    outcome: 'caducidad',
    data: {
      'SAN-01': {
        'hechos.fecha': '2005-01-31',
        'hechos.resumen':
          'Un vecino entregó fotografías de 2005 en las que se ve la desviación del cauce de la quebrada. Las obras ya no existen.',
      },
    },
  },
  {
    step: 'SAN-16',
    outcome: 'cumple',
    data: {
      'SAN-13': {
        'sancion.tipo': ['decomiso'],
        'sancion.detalle': 'Decomiso definitivo de la madera aprovechada.',
      },
    },
  },
  {
    step: 'SEG-05',
    outcome: 'no',
    data: {
      'SEG-04': {
        'seguimiento.cumplimiento': FAILS,
        'seguimiento.recomendacion': 'requerir',
        'seguimiento.analisis':
          'En la captación no se encontró el medidor y no se han reportado lecturas. Las demás obligaciones se cumplen.',
      },
    },
  },
]

/** What is captured on a way, by step. `turn`: companies take turns as offenders; `account`: whose answer is waited for. */
export function dataOn(way: readonly WayTurn[], turn = 0, account?: string): Data {
  const earlier = BEFORE.filter(({ step, outcome }) =>
    way.some((turn) => turn.step === step && turn.outcome.code === outcome),
  )
  return Object.fromEntries(
    way.map(({ step }) => [
      step,
      Object.assign(
        // whoever is charged must be known; a preliminary inquiry finds them otherwise
        step === 'SAN-01' ? offender(turn, account) : {},
        DATA[step],
        ...earlier.map(({ data }) => data[step]),
      ) as Record<string, unknown>,
    ]),
  )
}
