import { FOLDERS, type ProcedureFolder, typesOf, typesWith } from '@ventanilla/catalog/procedures/procedures'
import { offender } from '../people/offenders.ts'
import { FAILS, FILLED } from '../plausible/plausible.ts'
import type { PathTurn } from './path-to-step.ts'

/**
 * Steps in which no case ever rests: an appeal, an extension, a waiver and a change of applicant are filed in
 * one call from where they begin, and an applicant for a type not filed here is informed before a case exists.
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

/** A contingency plan is received free of charge and without approval. */
const RECEIVED = typesWith('recibido')
const APPROVED = typesOf('pueaa').filter((ttId) => !RECEIVED.includes(ttId))
const only = (folder: ProcedureFolder): readonly number[] => [FOLDERS[folder].ttId]

/**
 * Types whose cases reach a step, where it depends on the type or another type would never appear; none: only
 * from another case.
 */
export const TYPES: Readonly<Record<string, readonly number[]>> = {
  'PUE-02C': APPROVED,
  'PUE-05': APPROVED,
  'PUE-05B': RECEIVED,
  'PUE-06': APPROVED,
  'PUE-07': RECEIVED,
  'REG-04A': typesWith('area_plantada'),
  'REG-05': only('operations-book'),
  'REG-06': only('compliance-report'),
  'REN-02': [],
  'REN-03': [],
}

type Data = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Data captured in a step, where its field definitions do not suffice. */
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

/** Data an earlier step captures so that a later one can take its outcome. */
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

/**
 * Data captured along a path, by step. `turn` rotates the offending companies; `account`: the party whose
 * response is awaited.
 */
export function dataOn(way: readonly PathTurn[], turn = 0, account?: string): Data {
  const earlier = BEFORE.filter(({ step, outcome }) =>
    way.some((turn) => turn.step === step && turn.outcome.code === outcome),
  )
  return Object.fromEntries(
    way.map(({ step }) => [
      step,
      Object.assign(
        // the accused must be identified; a preliminary inquiry identifies them otherwise
        step === 'SAN-01' ? offender(turn, account) : {},
        DATA[step],
        ...earlier.map(({ data }) => data[step]),
        // the parts are records
      ) as Record<string, unknown>,
    ]),
  )
}
