import { expect } from 'vitest'
import { SYSTEM } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { PROCEDURES } from '../procedures/procedures.ts'
import { workflow } from './loaded.ts'
import { broken } from './invariants.testkit.ts'
import { HEIR, OWNER, Walk, type WalkOptions } from './walk.testkit.ts'

export const sound = { onStep: (walk: Walk): void => expect(broken(walk)).toEqual([]) }

/** The parts of the state that scenarios compare. */
export function look(walk: Walk) {
  const { flow, status } = walk.state
  return {
    tasks: walk.open,
    status,
    stack: flow.stack,
    suspensions: flow.suspensions.map((s) => [s.from, s.to]),
    notified: flow.lastNotifiedOn,
    signed: walk.signed,
  }
}

export function refusal(action: () => unknown): Refusal {
  try {
    action()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('Se esperaba una negativa')
}

export const TO_PERMIT = [
  'LIQUIDACION',
  'RECIBO_PAGO',
  'AUTO_INICIO',
  'AVISO_VISITA',
  'CONST_TERMINO',
  'ACTA_VISITA',
  'CONCEPTO_TEC',
  'AUTO_REUNIDA',
]
export const NOTICE = ['NOTIF_ELECTRONICA', 'CONST_TERMINO']

/** Paths through the families that several scenarios share; each comment names the step where it ends. */

export const ALL_GOOD = { d1: { verdict: 'cumple' }, d2: { verdict: 'cumple' } }
export const ONE_MISSING = { d1: { verdict: 'cumple' }, d2: { verdict: 'no_cumple', reason: 'No se lee.' } }

/** CAM-02: a new change of applicant, with the transferee among its parties. */
export function atChange(options: WalkOptions = {}): Walk {
  return new Walk({
    ...options,
    parties: [...(options.parties ?? [OWNER]), HEIR],
    electronic: [...(options.electronic ?? [OWNER.personId]), HEIR.personId],
    first: { step: 'CAM-01', status: 'radicada' },
  }).complete('CAM-01', 'creada')
}

/** CAM-04: a change of applicant, registered and sent. */
export function atSentChange(options?: WalkOptions): Walk {
  const walk = atChange(options)
  return walk
    .do(SYSTEM, { type: 'complete', taskId: walk.task('CAM-02').id, outcome: 'vinculado', data: {} })
    .complete('CAM-03', 'enviada')
}

/** The first step of a case opened by an entry point, beside another one. */
export const besideWith =
  (step: string, family: string) =>
  (options: WalkOptions = {}): Walk =>
    new Walk({ ...options, first: { step, status: 'radicada', family } })

export function atValidation(options?: WalkOptions): Walk {
  return new Walk(options).complete('PG-02', 'completa', { 'ventanilla.competencia': true })
}

/** PG-04A: the requirement is notified and the applicant's month runs. */
export function atRequirement(options?: WalkOptions): Walk {
  return atValidation(options)
    .complete('PG-03', 'no', { 'revision.documentos': ONE_MISSING })
    .write('PG-04', { 'requerimiento.items': [{ id: 'r1', text: 'Aportar el plano.' }] })
    .complete('PG-04', 'notificado')
    .notify()
}

/** LIQ-04: the receipt is issued. */
export function atPayment(options?: WalkOptions): Walk {
  return receipt(atValidation(options).complete('PG-03', 'si', { 'revision.documentos': ALL_GOOD }))
}

/** From PG-05 to LIQ-04. */
export function receipt(walk: Walk): Walk {
  walk.complete('PG-05', 'liquidada').derive({ 'liquidacion.total': 350_000, 'recibo.valor': 350_000 })
  return walk
    .write('LIQ-01')
    .complete('LIQ-01', 'calculada')
    .complete('LIQ-02', 'aprobada')
    .write('LIQ-03')
    .complete('LIQ-03', 'emitido')
}

export function paid(walk: Walk): Walk {
  return walk.complete('LIQ-04', 'pagado').complete('LIQ-05', 'verificado', { 'pago.conciliado': 350_000 })
}

/** PG-11: filed, paid, opened, announced and visited. */
export function atConcept(options?: WalkOptions): Walk {
  return visited(paid(atPayment(options)))
}

/** From PG-06 to PG-10. */
export function announced(walk: Walk): Walk {
  walk
    .complete('PG-06', 'creado')
    .complete('PG-09', 'asignado', { 'visita.profesional': 'CLI_TECNICO-1' })
    .complete('PG-07', 'revisar')
    .draft()
  return walk.write('PG-08').expire('PG-08').write('PG-08').complete('PG-08', 'publicado')
}

/** PG-10: the visit waits for its day. */
export const atVisit = (options?: WalkOptions): Walk => announced(paid(atPayment(options)))

/** From PG-06 to PG-11. */
export function visited(walk: Walk): Walk {
  return announced(walk)
    .write('PG-10', { 'visita.hay_oposicion': false })
    .complete('PG-10', 'realizada', { 'visita.hay_oposicion': false })
    .complete('PG-10A', 'adjunta')
}

/** PG-12 without a request for further information. */
export function atGathered(options?: WalkOptions): Walk {
  return atConcept(options).write('PG-11').complete('PG-11', 'no')
}

const SENSE = { otorga: 'otorga', niega: 'niega' } as const

/** PG-15: decided and notified; the term to appeal runs. */
export function atFirmness(sense: keyof typeof SENSE, options?: WalkOptions): Walk {
  return decided(atGathered(options).complete('PG-12', 'proyectado').draft(), sense)
}

/** From PG-13 to PG-15. */
export function decided(walk: Walk, sense: keyof typeof SENSE): Walk {
  return walk
    .complete('PG-13', 'proyectada', { 'decision.sentido': SENSE[sense] })
    .draft()
    .complete('PG-14', 'notificada')
    .notify()
}

/** REC-04: an appeal filed in time, admitted and without evidence. */
export function atAppealDecision(walk: Walk, step: 'PG-15' | 'DTA-03' | 'DEX-03' | 'CAM-14' = 'PG-15'): Walk {
  walk
    .complete(step, step === 'DTA-03' || step === 'DEX-03' ? 'recurso' : 'con_recurso')
    .complete('REC-01', 'radicado', { 'recurso.clase': 'reposicion' })
  // with another notified party, the study waits until that party's days end
  if (walk.open.includes(step)) walk.expire(step)
  return walk
    .write('REC-02', { 'recurso.admite': true })
    .complete('REC-02', 'si', { 'recurso.admite': true })
    .complete('REC-03', 'sin_pruebas', { 'recurso.hay_pruebas': false })
}

/** From REC-04 to REC-06, notified. */
export function resolved(walk: Walk, decision: string): Walk {
  return walk
    .complete('REC-04', 'firmar', { 'recurso.decision': decision })
    .draft()
    .complete('REC-05', 'notificado')
    .notify()
}

/** PG-16 after the term to appeal. */
export function final(walk: Walk): Walk {
  return walk.expire('PG-15').write('PG-15').complete('PG-15', 'en_firme')
}

/** DTA-03: withdrawal declared and notified. */
export function withdrawn(walk: Walk): Walk {
  return walk
    .complete('DTA-01', 'procede', { 'desistimiento.nuevo_plazo': null })
    .complete('DTA-02', 'firmar')
    .draft()
    .complete('DTA-03', 'notificado')
    .notify()
}

/** NOT-02's data about its recipient; the step's outcome determines the means. */
export const recipientOf = (person = OWNER): { personId: string; name: string; means: string } => ({
  personId: person.personId,
  name: person.name,
  means: 'personal',
})

/** NOT-01 of a granted request. */
export function atNotice(options?: ConstructorParameters<typeof Walk>[0]): Walk {
  return atGathered(options)
    .complete('PG-12', 'proyectado')
    .draft()
    .complete('PG-13', 'proyectada', { 'decision.sentido': 'otorga' })
    .draft()
    .complete('PG-14', 'notificada')
}

/** Filed applications of the other families. */
export const FILED: readonly ((options: WalkOptions) => Walk)[] = PROCEDURES.filter((one) =>
  workflow.families.some(({ id, startedBy }) => id === one.workflow.family && startedBy === 'usuario'),
)
  .flatMap(({ ttId, workflow: { alternative } }) => [
    { ttId },
    ...(alternative === undefined ? [] : [{ ttId, facts: { 'tramite.alterna': true } }]),
  ])
  .map((first) => (options) => new Walk({ ...options, ...first }))
