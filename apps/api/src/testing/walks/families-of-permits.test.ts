import { plainText } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { filedCase, stateOfCase, type Turn, walk } from '../stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

interface Way {
  readonly name: string
  readonly ttId: number
  readonly answers?: Readonly<Record<string, unknown>>
  readonly path: readonly Turn[]
  /** final status, and acts that must be among those signed */
  readonly ends: string
  readonly acts: readonly string[]
}

const RISK = { clase_solicitud: 'riesgo', emergencia: true }
const GRANT = { 'decision.sentido': 'otorga' } as const
const DENY = { 'decision.sentido': 'niega' } as const

const forest: readonly Turn[] = [
  ['FOR-02', 'si'],
  ['FOR-03', 'pagada'],
  ['FOR-04', 'firmar'],
  ['FOR-05', 'asignado'],
]
const licence: readonly Turn[] = [
  ['LIC-02', 'si'],
  ['LIC-03', 'liquidada'],
  ['LIC-04', 'asignado'],
  ['LIC-05', 'firmar'],
]
const report: readonly Turn[] = [
  ['LIC-10', 'elaborado'],
  ['LIC-11', 'aprobado'],
  ['LIC-12', 'firmar'],
]

const WAYS: readonly Way[] = [
  {
    name: 'forest: granted, after the inventory was completed',
    ttId: 7,
    path: [
      ['FOR-02', 'no'],
      ['FOR-02A', 'notificado'],
      ['FOR-02B', 'aporta'],
      ...forest,
      ['FOR-06', 'realizada', { 'visita.hay_oposicion': false }],
      ['FOR-07', 'si'],
      ['FOR-08', 'firmar', GRANT],
      ['FOR-09', 'notificada'],
      ['FOR-09', 'en_firme'],
      ['FOR-10', 'seguimiento'],
    ],
    ends: 'finalizada',
    acts: [
      'AUTO_REQUERIMIENTO',
      'AUTO_INICIO',
      'ACTA_VISITA',
      'CONCEPTO_TEC',
      'AUTO_INFO_COMPL',
      'RES_OTORGA',
      'CONST_EJECUTORIA',
    ],
  },
  {
    name: 'forest: refused and appealed',
    ttId: 11,
    path: [
      ...forest,
      ['FOR-06', 'realizada', { 'visita.hay_oposicion': true }],
      ['FOR-07', 'no', { 'concepto.recomendacion': 'negar' }],
      ['FOR-08', 'firmar', DENY],
      ['FOR-09', 'notificada'],
      ['FOR-09', 'recurso'],
      ['FOR-10', 'archivo'],
    ],
    ends: 'finalizada',
    acts: ['RES_NIEGA', 'RES_RECURSO'],
  },
  {
    name: 'forest: nobody answers what was required',
    ttId: 8,
    path: [
      ['FOR-02', 'no'],
      ['FOR-02A', 'notificado'],
      ['FOR-02B', 'vence'],
      ['DTA-03', 'notificado'],
      ['DTA-03', 'en_firme'],
      ['DTA-04', 'archivado'],
    ],
    ends: 'desistida',
    acts: ['AUTO_REQUERIMIENTO', 'AUTO_DES_TACITO'],
  },
  {
    name: 'forest: the answer does not attend to what was required',
    ttId: 12,
    path: [
      ['FOR-02', 'no'],
      ['FOR-02A', 'notificado'],
      ['FOR-02B', 'aporta'],
      ['FOR-02', 'no_atiende'],
      ['DTA-03', 'notificado'],
      ['DTA-03', 'en_firme'],
      ['DTA-04', 'archivado'],
    ],
    ends: 'desistida',
    acts: ['AUTO_DES_TACITO'],
  },
  {
    name: 'tree at risk: felled at once and legalised afterwards',
    ttId: 12,
    answers: RISK,
    path: [
      ['RSG-01', 'si'],
      ['RSG-02', 'riesgo_confirmado', { 'arbol.nivel_riesgo': 'extremo' }],
      ['RSG-03', 'autorizada'],
      ['RSG-04', 'ejecutada'],
      ['RSG-05', 'firmar', GRANT],
      ['RSG-05A', 'notificada'],
      ['RSG-05A', 'en_firme'],
      ['RSG-06', 'cerrado'],
    ],
    ends: 'finalizada',
    acts: ['ACTA_RIESGO', 'COMUNICACION', 'RES_OTORGA', 'CONST_EJECUTORIA'],
  },
  {
    name: 'tree at risk: reported by the professional, appealed',
    ttId: 12,
    answers: RISK,
    path: [
      ['RSG-01', 'si'],
      ['RSG-02', 'riesgo_confirmado', { 'arbol.nivel_riesgo': 'alto' }],
      ['RSG-03', 'autorizada'],
      ['RSG-04', 'ejecutada_tecnico'],
      ['RSG-05', 'firmar', GRANT],
      ['RSG-05A', 'notificada'],
      ['RSG-05A', 'recurso'],
      ['RSG-06', 'cerrado'],
    ],
    ends: 'finalizada',
    acts: ['RES_OTORGA', 'RES_RECURSO'],
  },
  {
    name: 'tree at risk: not imminent, or no risk, goes the ordinary way',
    ttId: 12,
    answers: RISK,
    path: [
      ['RSG-01', 'si'],
      ['RSG-02', 'sin_riesgo', { 'arbol.nivel_riesgo': 'bajo' }],
      ...forest,
      ['FOR-06', 'realizada', { 'visita.hay_oposicion': false }],
      ['FOR-07', 'no'],
      ['FOR-08', 'firmar', GRANT],
      ['FOR-09', 'notificada'],
      ['FOR-09', 'en_firme'],
      ['FOR-10', 'seguimiento'],
    ],
    ends: 'finalizada',
    acts: ['ACTA_RIESGO', 'ACTA_VISITA', 'RES_OTORGA'],
  },
  {
    name: 'instrument: approved',
    ttId: 15,
    path: [
      ['PUE-02', 'no'],
      ['PUE-02A', 'notificado'],
      ['PUE-02B', 'aporta'],
      ['PUE-02', 'si'],
      ['PUE-02C', 'liquidada'],
      ['PUE-03', 'si'],
      ['PUE-04', 'favorable'],
      ['PUE-05', 'firmar', GRANT],
      ['PUE-06', 'notificada'],
      ['PUE-06', 'en_firme'],
      ['PUE-07', 'seguimiento'],
    ],
    ends: 'finalizada',
    acts: ['LIQUIDACION', 'AUTO_INFO_COMPL', 'CONCEPTO_TEC', 'RES_OTORGA', 'CONST_EJECUTORIA'],
  },
  {
    name: 'instrument: not approved, appealed',
    ttId: 14,
    path: [
      ['PUE-02', 'si'],
      ['PUE-02C', 'liquidada'],
      ['PUE-03', 'no'],
      ['PUE-04', 'desfavorable'],
      ['PUE-05', 'firmar', DENY],
      ['PUE-06', 'notificada'],
      ['PUE-06', 'recurso'],
      ['PUE-07', 'archivo'],
    ],
    ends: 'finalizada',
    acts: ['RES_NIEGA', 'RES_RECURSO'],
  },
  {
    name: 'contingency plan: received without a fee and without approval',
    ttId: 23,
    path: [
      ['PUE-02', 'si'],
      ['PUE-03', 'no'],
      ['PUE-04', 'recibido'],
      ['PUE-05B', 'comunicado'],
      ['PUE-07', 'seguimiento'],
    ],
    ends: 'finalizada',
    acts: ['CONCEPTO_TEC', 'COMUNICACION'],
  },
  {
    name: 'register: returned, corrected and certified after a visit and a fee',
    ttId: 19,
    path: [
      ['REG-02', 'no'],
      ['REG-03', 'devuelta'],
      ['REG-03B', 'aporta'],
      ['REG-02', 'si'],
      ['REG-04', 'conforme', { 'visita.practica': true }],
      ['REG-04A', 'liquidada'],
      ['REG-05', 'expedido'],
      ['REG-06', 'comunicado'],
    ],
    ends: 'finalizada',
    acts: ['COMUNICACION', 'ACTA_VISITA', 'LIQUIDACION', 'CERTIFICADO'],
  },
  {
    name: 'register: denied and appealed',
    ttId: 25,
    path: [
      ['REG-02', 'si'],
      ['REG-04', 'no_conforme', { 'visita.practica': false }],
      ['REG-03', 'devuelta'],
      ['REG-03B', 'aporta'],
      ['REG-02', 'si'],
      ['REG-04', 'conforme', { 'visita.practica': false }],
      ['REG-04A', 'liquidada'],
      ['REG-05', 'negado'],
    ],
    ends: 'en_notificacion',
    acts: ['RESPUESTA'],
  },
  {
    name: 'register that is only read: no visit, no fee',
    ttId: 20,
    path: [
      ['REG-02', 'si'],
      ['REG-05', 'expedido'],
      ['REG-06', 'comunicado'],
    ],
    ends: 'finalizada',
    acts: ['CERTIFICADO'],
  },
  {
    name: 'transport permit: balances first',
    ttId: 22,
    path: [
      ['REG-04', 'conforme', { 'visita.practica': false }],
      ['REG-04A', 'liquidada'],
      ['REG-05', 'expedido'],
      ['REG-06', 'comunicado'],
    ],
    ends: 'finalizada',
    acts: ['CERTIFICADO'],
  },
  {
    name: 'change of a permit: extended',
    ttId: 29,
    path: [
      ['MOD-02', 'prorroga', { 'modificacion.requiere_concepto': true }],
      ['MOD-02C', 'liquidada'],
      ['MOD-03', 'favorable'],
      ['MOD-04', 'firmar', GRANT],
      ['MOD-06', 'notificada'],
      ['MOD-06', 'en_firme'],
      ['MOD-07', 'seguimiento'],
    ],
    ends: 'finalizada',
    acts: ['CONCEPTO_TEC', 'RES_OTORGA', 'CONST_EJECUTORIA'],
  },
  {
    name: 'change of a permit: ceded without a concept, completed before',
    ttId: 29,
    path: [
      ['MOD-02', 'incompleta', { 'modificacion.clase': 'cesion', 'modificacion.requiere_concepto': false }],
      ['MOD-02A', 'notificado'],
      ['MOD-02B', 'aporta'],
      ['MOD-02', 'cesion', { 'modificacion.requiere_concepto': false }],
      ['MOD-02C', 'liquidada'],
      ['MOD-04', 'firmar', GRANT],
      ['MOD-06', 'notificada'],
      ['MOD-06', 'recurso'],
      ['MOD-07', 'seguimiento'],
    ],
    ends: 'finalizada',
    acts: ['RES_OTORGA', 'RES_RECURSO'],
  },
  {
    name: 'change of a permit: refused',
    ttId: 29,
    path: [
      ['MOD-02', 'modificacion', { 'modificacion.requiere_concepto': true }],
      ['MOD-02C', 'liquidada'],
      ['MOD-03', 'desfavorable'],
      ['MOD-04', 'firmar', DENY],
      ['MOD-06', 'notificada'],
      ['MOD-06', 'en_firme'],
      ['MOD-07', 'cerrado'],
    ],
    ends: 'finalizada',
    acts: ['RES_NIEGA'],
  },
  {
    name: 'change of a permit: a formal correction has no fee and no appeal',
    ttId: 29,
    path: [
      ['MOD-02', 'correccion'],
      ['MOD-05', 'firmado'],
      ['MOD-06', 'notificada'],
      ['MOD-06', 'en_firme'],
      ['MOD-07', 'cerrado'],
    ],
    ends: 'finalizada',
    acts: ['RESPUESTA'],
  },
  {
    name: 'licence: granted with everything that may happen on the way',
    ttId: 1,
    path: [
      ['LIC-02', 'no'],
      ['LIC-02A', 'enviada'],
      ['LIC-02B', 'aporta'],
      ...licence,
      ['LIC-06', 'audiencia'],
      ['LIC-06A', 'celebrada'],
      ['LIC-07', 'si'],
      ['LIC-08', 'entregada'],
      ['LIC-08A', 'recibida'],
      ['LIC-09', 'solicitados'],
      ['LIC-09A', 'recibidos'],
      ['LIC-10', 'elaborado'],
      ['LIC-11', 'devuelto'],
      ...report,
      ['LIC-13', 'firmar', GRANT],
      ['LIC-14', 'notificada'],
      ['LIC-15', 'en_firme'],
    ],
    ends: 'finalizada',
    acts: [
      'LISTA_CHEQUEO',
      'COMUNICACION',
      'AUTO_INICIO',
      'ACTA_VISITA',
      'CITACION_LIC',
      'ACTA_REUNION_LIC',
      'INF_TEC_LIC',
      'AUTO_REUNIDA',
      'RES_OTORGA',
      'CONST_EJECUTORIA',
    ],
  },
  {
    name: 'licence: a change refused, appealed and archived',
    ttId: 9,
    path: [
      ...licence,
      ['LIC-06', 'audiencia'],
      ['LIC-06A', 'negada'],
      ['LIC-07', 'no'],
      ['LIC-09', 'no_aplica'],
      ...report,
      ['LIC-13', 'firmar', DENY],
      ['LIC-14', 'notificada'],
      ['LIC-15', 'con_recurso'],
      ['LIC-15', 'archivada', { 'firmeza.causal': 'recurso_resuelto' }],
    ],
    ends: 'finalizada',
    acts: ['RES_NIEGA', 'RES_RECURSO'],
  },
  {
    name: 'licence: the other authority does not answer in time',
    ttId: 9,
    path: [
      ...licence,
      ['LIC-06', 'citada'],
      ['LIC-07', 'no'],
      ['LIC-09', 'solicitados'],
      ['LIC-09A', 'vencidos'],
      ['LIC-10', 'elaborado'],
    ],
    ends: 'en_concepto',
    acts: ['INF_TEC_LIC'],
  },
]

describe('each family of permits through the real server', () => {
  it.each(WAYS.map((way) => [way.name, way] as const))(
    '%s',
    async (_name, { ttId, answers, path, ends, acts }) => {
      const caseId = await filedCase(world, ttId, answers === undefined ? {} : { answers })
      await walk(world, caseId, path)
      const state = await stateOfCase(world, caseId)
      expect([state.status, state.closed]).toEqual([ends, ends === 'finalizada' || ends === 'desistida'])
      expect(acts.filter((act) => !state.acts.includes(act))).toEqual([])
    },
    120_000,
  )
})

describe('the letter that authorises felling a tree at risk', () => {
  it('lists the trees and the measures that its own step captures', async () => {
    const caseId = await filedCase(world, 12, { answers: RISK })
    await walk(world, caseId, [
      ['RSG-01', 'si'],
      ['RSG-02', 'riesgo_confirmado', { 'arbol.nivel_riesgo': 'extremo' }],
      [
        'RSG-03',
        'autorizada',
        {
          'riesgo.autorizados': [{ id: 'a1', text: 'Tala de la ceiba junto a la escuela.' }],
          'riesgo.medidas': 'Cerrar la vía mientras dure la tala.',
        },
      ],
    ])
    const [letter] = await world.db.rows<{ doc: EditorNode }>(
      sql`select doc from acts where case_id = ${caseId}::uuid and template = 'COMUNICACION' and state = 'signed'`,
    )
    const text = letter === undefined ? '' : plainText(letter.doc)
    expect(text).toContain('los árboles que se relacionan en esta comunicación')
    expect(text).toContain('Se autoriza intervenir:\nTala de la ceiba junto a la escuela.')
    expect(text).toContain('Medidas de seguridad: Cerrar la vía mientras dure la tala.')
  })
})
