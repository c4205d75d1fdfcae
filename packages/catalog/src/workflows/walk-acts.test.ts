import { describe, expect, it } from 'vitest'
import { SYSTEM } from '@ventanilla/domain/access/actor'
import {
  ALL_GOOD,
  ONE_MISSING,
  atConcept,
  atGathered,
  atValidation,
  atVisit,
  atNotice,
  look,
  recipientOf,
  refusal,
  sound,
  TO_PERMIT,
} from './routes.testkit.ts'
import { CAST, OWNER, PROXY } from './walk.testkit.ts'

describe('the life of an act', () => {
  it('goes back to its drafter twice in review and once from the signatory before it is numbered', () => {
    const walk = atGathered(sound).complete('PG-12', 'proyectado').complete('FIR-01', 'creado')
    const drafter = walk.task('FIR-02').assignee
    for (let n = 0; n < 2; n++) {
      walk.complete('FIR-02', 'a_revision').complete('FIR-03', 'devuelto')
      expect(look(walk)).toMatchObject({
        tasks: ['FIR-02'],
        stack: ['PG-13'],
        signed: TO_PERMIT.slice(0, -1),
      })
      expect(walk.task('FIR-02').assignee).toBe(drafter)
    }
    walk.complete('FIR-02', 'a_revision').complete('FIR-03', 'aprobado').complete('FIR-04', 'devuelto')
    expect(walk.open).toEqual(['FIR-02'])
    walk.complete('FIR-02', 'a_revision').complete('FIR-03', 'aprobado').complete('FIR-04', 'firmado')
    expect(look(walk)).toMatchObject({ tasks: ['PG-13'], stack: [], signed: TO_PERMIT })
    expect(walk.events.filter((e) => e.type === 'acto.devuelto')).toHaveLength(3)
  })

  it('needs three people for an auto, and each refusal says so', () => {
    const walk = atGathered(sound)
      .complete('PG-12', 'proyectado')
      .complete('FIR-01', 'creado')
      .complete('FIR-02', 'a_revision')
    const act = walk.state.flow.acts.at(-1)
    const drafter = CAST.find((p) => p.id === act?.drafter)
    const both = { ...(drafter as (typeof CAST)[number]), audience: ['CLI_COORDINADOR_JURIDICO'] }
    const review = walk.task('FIR-03')
    expect(
      refusal(() => walk.do(both, { type: 'complete', taskId: review.id, outcome: 'aprobado', data: {} }))
        .message,
    ).toBe('Quien proyecta un documento no puede revisarlo. Debe hacerlo otra persona.')
    expect(refusal(() => walk.do(both, { type: 'assign', taskId: review.id, to: both.id })).kind).toBe(
      'invalid',
    )
  })

  it('is thrown away and begun again from other data', () => {
    const walk = atGathered(sound)
      .complete('PG-12', 'proyectado')
      .draft()
      .complete('PG-13', 'proyectada', { 'decision.sentido': 'niega' })
      .complete('FIR-01', 'creado')
    const task = walk.task('FIR-02')
    walk.do(walk.someone('FIR-02'), { type: 'withdrawAct', taskId: task.id })
    expect(look(walk)).toMatchObject({ tasks: ['PG-13'], status: 'en_decision', stack: [] })
    walk.complete('PG-13', 'proyectada', { 'decision.sentido': 'otorga' }).draft()
    expect(walk.signed.at(-1)).toBe('RES_OTORGA')
  })

  it('is written by its own drafters only, whoever else has the step', () => {
    const walk = atValidation(sound).complete('PG-03', 'no', { 'revision.documentos': ONE_MISSING })
    expect(walk.task('PG-04').audience).toEqual(['CLI_JURIDICO'])
  })

  it('may be drafted on by another drafter, who then answers for it, and by no other role', () => {
    const walk = atGathered(sound).complete('PG-12', 'proyectado').complete('FIR-01', 'creado')
    const task = walk.task('FIR-02')
    expect(task.audience).toEqual(['CLI_JURIDICO'])
    expect(
      refusal(() => walk.do(SYSTEM, { type: 'assign', taskId: task.id, to: 'CLI_JURIDICO_RECURSOS-1' })).code,
    ).toBe('rol')
    walk
      .do(SYSTEM, { type: 'assign', taskId: task.id, to: 'CLI_JURIDICO-2' })
      .complete('FIR-02', 'a_revision')
    expect(walk.state.flow.acts.at(-1)?.drafter).toBe('CLI_JURIDICO-2')
    expect(walk.effects.at(-1)).toMatchObject({
      type: 'actPhase',
      phase: 'review',
      drafter: 'CLI_JURIDICO-2',
    })
  })

  it('is told once: an act that is notified, in a step or beside the case, is not communicated as well', () => {
    const walk = atConcept(sound).write('PG-11').complete('PG-11', 'si').complete('INF-01', 'firmar').draft()
    const announced = walk.effects.flatMap((e) =>
      e.type === 'actSigned'
        ? [[walk.state.flow.acts.find((a) => a.id === e.actId)?.template, e.announce]]
        : [],
    )
    expect(Object.fromEntries(announced)).toMatchObject({
      AUTO_INICIO: false,
      AUTO_INFO_COMPL: false,
      ACTA_VISITA: false,
    })
  })

  it('loses nothing when the clock runs out on an act in review', () => {
    const walk = atConcept({ ...sound, electronic: [] })
      .write('PG-11')
      .complete('PG-11', 'si')
      .complete('INF-01', 'firmar')
      .draft()
      .complete('INF-01A', 'notificado')
    walk
      .complete('NOT-01', 'nueva')
      .complete('NOT-02', 'no')
      .write('NOT-04', { 'notificacion.comparece': null })
    const task = walk.task('NOT-04')
    const actor = walk.someone('NOT-04')
    walk.do(actor, {
      type: 'startAct',
      taskId: task.id,
      data: walk.data('NOT-04', { 'notificacion.comparece': true }),
    })
    // the person is at the counter when the five days end: no notice by post is sent
    walk.expire('NOT-04')
    expect(walk.open).toEqual(['NOT-04'])
    walk
      .do(actor, { type: 'submitAct', taskId: task.id })
      .complete('FIR-04', 'firmado')
      .complete('NOT-04', 'comparece', { 'notificacion.comparece': true })
    expect(walk.open).toEqual(['NOT-06'])
  })
})

describe('notification', () => {
  it('moves on to a summons when nobody opens the e-mail, and to a notice when nobody comes', () => {
    const walk = atNotice(sound)
    walk
      .complete('NOT-01', 'nueva')
      .complete('NOT-02', 'si', { 'notificacion.destinatario': recipientOf() })
      .write('NOT-03')
    expect(walk.task('NOT-03').dueOn).toBe('2026-02-24')
    walk.expire('NOT-03').write('NOT-04', { 'notificacion.comparece': null }).expire('NOT-04')
    expect(look(walk)).toMatchObject({ tasks: ['NOT-05'], stack: ['PG-15'], notified: null })
    expect(refusal(() => walk.complete('NOT-05', 'entregado')).message).toBe(
      'Falta firmar: Notificación por aviso.',
    )
    walk.write('NOT-05')
    expect(
      refusal(() => walk.complete('NOT-05', 'entregado', { 'aviso.fecha_entrega': '2026-12-01' })).kind,
    ).toBe('invalid')
    walk.complete('NOT-05', 'entregado', { 'aviso.fecha_entrega': walk.today })
    // a notice takes effect at the end of the day, so it cannot be certified on that day
    expect(walk.pass(1).today).toBe('2026-03-06')
    expect(refusal(() => walk.complete('NOT-06', 'constancia')).message).toContain('al terminar ese día')
    walk.certify()
    expect(walk.today).toBe('2026-03-07')
    expect(look(walk)).toMatchObject({
      tasks: ['PG-15'],
      stack: [],
      // the day after 5 March, the day of its delivery
      notified: '2026-03-06',
      signed: [...TO_PERMIT, 'RES_OTORGA', 'NOTIF_ELECTRONICA', 'CITACION', 'AVISO_NOTIF', 'CONST_TERMINO'],
    })
    expect(walk.effects.flatMap((e) => (e.type === 'notificationSent' ? [e.means] : []))).toEqual([
      'electronica',
      'personal',
      'aviso',
    ])
    expect(walk.task('PG-15').dueOn).toBe('2026-03-20')
  })

  it('publishes the notice for five days when the address is unknown', () => {
    const walk = atNotice({ ...sound, electronic: [] })
    walk
      .complete('NOT-01', 'nueva')
      .complete('NOT-02', 'no')
      .complete('NOT-04', 'desconocida')
      .write('NOT-05B')
    expect(refusal(() => walk.complete('NOT-05B', 'desfijado')).message).toBe(
      'El aviso debe permanecer cinco días hábiles.',
    )
    walk.expire('NOT-05B').complete('NOT-05B', 'desfijado').certify()
    // posted on Tuesday 17, removed at the end of Tuesday 24, whenever that is recorded (decision 57)
    expect(look(walk)).toMatchObject({ tasks: ['PG-15'], notified: '2026-02-25' })
  })

  it('is refused by e-mail to whoever did not authorise it', () => {
    const walk = atNotice({ ...sound, electronic: [] }).complete('NOT-01', 'nueva')
    expect(refusal(() => walk.complete('NOT-02', 'si')).kind).toBe('unmet')
  })

  it('reaches the applicant and the proxy, and firmness counts from the last one', () => {
    const walk = atNotice({ ...sound, parties: [OWNER, PROXY], electronic: [OWNER.personId] })
    walk
      .complete('NOT-01', 'nueva')
      .complete('NOT-02', 'si', { 'notificacion.destinatario': recipientOf() })
      .write('NOT-03')
      .access(PROXY)
    expect(walk.open).toEqual(['NOT-03'])
    walk.pass(1).access(OWNER)
    expect(refusal(() => walk.complete('NOT-06', 'constancia')).message).toBe(
      'Se certifica cuando no falta otro destinatario y la notificación ya surtió efectos: la del aviso, al terminar ese día.',
    )
    walk.certify()
    expect(look(walk)).toMatchObject({ tasks: ['NOT-01'], stack: ['PG-15'], notified: '2026-02-18' })
    walk.complete('NOT-01', 'nueva')
    expect(
      refusal(() => walk.complete('NOT-02', 'no', { 'notificacion.destinatario': recipientOf() })).message,
    ).toBe('Elija un destinatario que todavía no esté notificado.')
    walk.complete('NOT-02', 'no', { 'notificacion.destinatario': recipientOf(PROXY) })
    expect(walk.state.facts['notificado.nombre']).toBe(PROXY.name)
    walk
      .write('NOT-04', { 'notificacion.comparece': null })
      .pass(2)
      .write('NOT-04', { 'notificacion.comparece': true })
      .complete('NOT-04', 'comparece', { 'notificacion.comparece': true })
      .certify()
    expect(look(walk)).toMatchObject({ tasks: ['PG-15'], stack: [], notified: '2026-02-20' })
    expect(walk.state.flow.notifying?.recipients.map((r) => [r.name, r.means, r.legalOn])).toEqual([
      [OWNER.name, 'electronica', '2026-02-18'],
      [PROXY.name, 'personal', '2026-02-20'],
    ])
  })

  it('that is certified late leaves the applicant at least one business day', () => {
    const walk = atNotice(sound)
      .complete('NOT-01', 'nueva')
      .complete('NOT-02', 'si', { 'notificacion.destinatario': recipientOf() })
      .write('NOT-03')
      .access(OWNER)
    walk.pass(40).certify()
    expect(walk.today).toBe('2026-03-29')
    expect(walk.task('PG-15').dueOn).toBe('2026-03-30')
  })
})

describe('the engine refuses', () => {
  it('what is not there any more, what is somebody else’s, and what the clock has not decided yet', () => {
    const walk = atValidation(sound)
    const task = walk.task('PG-03')
    walk.do(SYSTEM, { type: 'assign', taskId: task.id, to: 'CLI_VALIDACION_JURIDICA-1' })
    const other = CAST.find((p) => p.id === 'CLI_VALIDACION_JURIDICA-2') as (typeof CAST)[number]
    expect(
      refusal(() => walk.do(other, { type: 'complete', taskId: task.id, outcome: 'si', data: {} })).kind,
    ).toBe('forbidden')
    expect(
      refusal(() => walk.do(SYSTEM, { type: 'assign', taskId: task.id, to: 'CLI_TECNICO-1' })).code,
    ).toBe('rol')
    expect(refusal(() => walk.do(SYSTEM, { type: 'expire', taskId: task.id })).kind).toBe('conflict')
    walk.complete('PG-03', 'si', { 'revision.documentos': ALL_GOOD })
    expect(
      refusal(() => walk.do(other, { type: 'complete', taskId: task.id, outcome: 'si', data: {} })).code,
    ).toBe('tarea_cerrada')
  })

  it('nothing to a supervisor who moves a visit that somebody else has, except into the past', () => {
    const walk = atValidation(sound)
    expect(
      refusal(() =>
        walk.do(SYSTEM, {
          type: 'reschedule',
          taskId: walk.task('PG-03').id,
          date: '2026-03-02',
          reason: 'Lluvias',
        }),
      ).code,
    ).toBe('sin_visita')
    const visit = atVisit(sound)
    const boss = CAST.find((p) => p.id === 'CLI_COORDINADOR_JURIDICO-1') as (typeof CAST)[number]
    const task = visit.task('PG-10')
    expect(task.assignee).toBe('CLI_TECNICO-1')
    expect(
      refusal(() =>
        visit.do(boss, { type: 'reschedule', taskId: task.id, date: '2026-01-02', reason: 'Lluvias' }),
      ).kind,
    ).toBe('invalid')
    visit.do(boss, { type: 'reschedule', taskId: task.id, date: '2026-03-02', reason: 'Lluvias' })
    expect(visit.state.facts['visita.fecha']).toBe('2026-03-02')
  })

  it('somebody whose role or office a free task is not for, in those words', () => {
    const walk = atValidation(sound)
    const stranger = CAST.find((p) => p.id === 'CLI_TECNICO-1') as (typeof CAST)[number]
    expect(
      refusal(() =>
        walk.do(stranger, { type: 'complete', taskId: walk.task('PG-03').id, outcome: 'si', data: {} }),
      ).message,
    ).toBe('Esta tarea es de otro rol o de otra oficina.')
  })

  it('a step for whose roles there is nobody, with the sentence of section 8', () => {
    const walk = atValidation(sound)
    const world = { ...walk.world, isStaffed: (key: string) => key !== 'CLI_LIQUIDADOR' }
    Object.defineProperty(walk, 'world', { get: () => world })
    const no = refusal(() => walk.complete('PG-03', 'si', { 'revision.documentos': ALL_GOOD }))
    expect(no.kind).toBe('unstaffed')
    expect(no.message).toContain('No se encontró ningún usuario con el rol requerido')
  })

  it('to let FIR-01 draft another act than the step asked for', () => {
    const walk = atGathered(sound).complete('PG-12', 'proyectado')
    walk.do(walk.someone('FIR-01'), {
      type: 'complete',
      taskId: walk.task('FIR-01').id,
      outcome: 'creado',
      data: { 'documento.tipo': 'RES_OTORGA' },
    })
    expect(walk.state.flow.acts.at(-1)?.template).toBe('AUTO_REUNIDA')
  })
})
