import { describe, expect, it } from 'vitest'
import {
  ALL_GOOD,
  ONE_MISSING,
  atAppealDecision,
  atFirmness,
  atRequirement,
  atValidation,
  final,
  look,
  NOTICE,
  paid,
  receipt,
  refusal,
  resolved,
  sound,
  TO_PERMIT,
  withdrawn,
} from './routes.testkit.ts'

describe('a request that is decided', () => {
  it('is granted, becomes final without appeal and closes with its follow-up to open', () => {
    const walk = atFirmness('otorga', sound)
    expect(look(walk)).toEqual({
      tasks: ['PG-15'],
      status: 'en_notificacion',
      stack: [],
      suspensions: [['2026-02-02', '2026-02-02']],
      notified: '2026-02-18',
      signed: [...TO_PERMIT, 'RES_OTORGA', ...NOTICE],
    })
    // ten business days from the day after 18 February
    expect(walk.task('PG-15').dueOn).toBe('2026-03-04')
    final(walk).complete('PG-16', 'seguimiento', {
      'permiso.obligaciones': [{ id: 'o1', text: 'Instalar medidor.' }],
    })
    expect(look(walk)).toMatchObject({
      tasks: [],
      status: 'finalizada',
      signed: [...TO_PERMIT, 'RES_OTORGA', ...NOTICE, 'CONST_EJECUTORIA'],
    })
    expect(walk.state.flow.closed).toBe(true)
    expect(walk.state.facts['caso.cierre']).toBe('seguimiento')
    expect(walk.events.find((e) => e.type === 'seguimiento.por_abrir')?.data['obligaciones']).toEqual([
      { id: 'o1', text: 'Instalar medidor.' },
    ])
  })

  it('is refused and goes to the archive', () => {
    const walk = final(atFirmness('niega', sound))
    expect(refusal(() => walk.complete('PG-16', 'seguimiento')).message).toBe(
      'Solo pasa a seguimiento lo que se otorga.',
    )
    walk.complete('PG-16', 'archivo')
    expect(look(walk)).toMatchObject({
      tasks: [],
      status: 'finalizada',
      signed: [...TO_PERMIT, 'RES_NIEGA', ...NOTICE, 'CONST_EJECUTORIA'],
    })
  })

  it('cannot become final while the term for appeals runs, and stays possible after the clock has looked', () => {
    const walk = atFirmness('otorga', sound)
    expect(refusal(() => walk.complete('PG-15', 'en_firme')).message).toBe(
      'Todavía corre el término para recurrir.',
    )
    walk.expire('PG-15')
    expect(walk.task('PG-15').expiresAt).toBeNull()
    expect(refusal(() => walk.complete('PG-15', 'con_recurso')).message).toBe(
      'Ya no procede recurso contra esta decisión.',
    )
    walk.write('PG-15').complete('PG-15', 'en_firme')
    expect(walk.open).toEqual(['PG-16'])
  })

  it('pays nothing when the fee is zero', () => {
    const walk = atValidation(sound)
      .complete('PG-03', 'si', { 'revision.documentos': ALL_GOOD })
      .complete('PG-05', 'liquidada')
    expect(refusal(() => walk.write('LIQ-01').complete('LIQ-01', 'calculada')).message).toBe(
      'Todavía no se ha calculado el total de la liquidación.',
    )
    walk
      .derive({ 'liquidacion.total': 0 })
      .complete('LIQ-01', 'calculada')
      .complete('LIQ-02', 'aprobada')
      .complete('LIQ-03', 'no_aplica')
    expect(look(walk)).toEqual({
      tasks: ['PG-06'],
      status: 'con_expediente',
      stack: [],
      suspensions: [],
      notified: null,
      signed: ['LIQUIDACION'],
    })
  })
})

describe('a checklist', () => {
  it('without documents to review lets the case go on', () => {
    const walk = atValidation(sound).complete('PG-03', 'si', { 'revision.documentos': {} })
    expect(paid(receipt(walk)).open).toEqual(['PG-06'])
  })

  it('decides between going on and requiring by itself', () => {
    const walk = atValidation(sound)
    expect(refusal(() => walk.complete('PG-03', 'si', { 'revision.documentos': ONE_MISSING })).message).toBe(
      'Hay documentos que no cumplen: debe requerir al solicitante.',
    )
    expect(refusal(() => walk.complete('PG-03', 'no', { 'revision.documentos': ALL_GOOD })).message).toBe(
      'Todos los documentos cumplen: no hay nada que requerir.',
    )
  })
})

describe('a requirement', () => {
  it('suspends the term from its notification, waits a month and goes on with the answer', () => {
    const walk = atRequirement(sound)
    expect(look(walk)).toEqual({
      tasks: ['PG-04A'],
      status: 'esperando_usuario',
      stack: [],
      suspensions: [['2026-02-03', null]],
      notified: '2026-02-03',
      signed: ['AUTO_REQUERIMIENTO', ...NOTICE],
    })
    expect(walk.task('PG-04A').dueOn).toBe('2026-03-03')
    walk.pass(10).complete('PG-04A', 'aporta')
    expect(look(walk)).toMatchObject({
      tasks: ['PG-04B'],
      status: 'en_validacion',
      suspensions: [['2026-02-03', '2026-02-13']],
    })
    walk.complete('PG-04B', 'si', { 'requerimiento.revision': { r1: { verdict: 'cumple' } } })
    expect(walk.open).toEqual(['PG-05'])
  })

  it('is extended once, counted from its first end, without the authority’s term running meanwhile', () => {
    const walk = atRequirement(sound).pass(5).complete('PG-04A', 'pide_prorroga')
    expect(look(walk)).toMatchObject({
      tasks: ['PRO-01'],
      stack: ['PG-04A'],
      suspensions: [['2026-02-03', null]],
    })
    expect(walk.task('PRO-01').dueOn).toBe('2026-03-03')
    walk.complete('PRO-01', 'radicada', { 'prorroga.dias_pedidos': 10 })
    walk.complete('PRO-02', 'firmar', { 'prorroga.decision': 'concede', 'prorroga.dias': 10 }).draft()
    walk.write('PRO-03').complete('PRO-03', 'concedida')
    expect(look(walk)).toEqual({
      tasks: ['PG-04A'],
      status: 'esperando_usuario',
      stack: [],
      suspensions: [['2026-02-03', null]],
      notified: '2026-02-03',
      signed: ['AUTO_REQUERIMIENTO', ...NOTICE, 'AUTO_PRORROGA', 'COMUNICACION'],
    })
    expect(walk.task('PG-04A').dueOn).toBe('2026-03-17')
    expect(refusal(() => walk.complete('PG-04A', 'pide_prorroga')).message).toBe(
      'La prórroga se pide una sola vez.',
    )
    walk
      .complete('PG-04A', 'aporta')
      .complete('PG-04B', 'si', { 'requerimiento.revision': { r1: { verdict: 'cumple' } } })
    expect(look(walk)).toMatchObject({ tasks: ['PG-05'], suspensions: [['2026-02-03', '2026-02-08']] })
  })

  it('is extended by an equal term at most', () => {
    const walk = atRequirement(sound).complete('PG-04A', 'pide_prorroga')
    // a month from its end, 3 March, in a calendar without Easter
    const most = (verb: string) =>
      `La prórroga no puede durar más que el término que prorroga: ${verb} como máximo 23 días hábiles.`
    const asked = refusal(() => walk.complete('PRO-01', 'radicada', { 'prorroga.dias_pedidos': 24 }))
    expect([asked.kind, asked.message]).toEqual(['invalid', most('pida')])
    walk.complete('PRO-01', 'radicada', { 'prorroga.dias_pedidos': 23 })
    const granting = (days: number) => ({ 'prorroga.decision': 'concede', 'prorroga.dias': days })
    const granted = refusal(() => walk.complete('PRO-02', 'firmar', granting(24)))
    expect([granted.message, granted.problems]).toEqual([
      most('conceda'),
      [expect.objectContaining({ path: 'prorroga.dias', code: 'prorroga_larga' })],
    ])
    walk.complete('PRO-02', 'firmar', granting(23)).draft()
    walk.write('PRO-03').complete('PRO-03', 'concedida')
    expect(walk.task('PG-04A').dueOn).toBe('2026-04-03')
  })

  it('keeps its first end when the extension is refused', () => {
    const walk = atRequirement(sound).complete('PG-04A', 'pide_prorroga').complete('PRO-01', 'radicada')
    walk.complete('PRO-02', 'firmar', { 'prorroga.decision': 'niega' }).draft()
    expect(refusal(() => walk.complete('PRO-03', 'concedida')).message).toBe('El auto negó la prórroga.')
    walk.write('PRO-03').complete('PRO-03', 'negada')
    expect(walk.task('PG-04A').dueOn).toBe('2026-03-03')
  })

  it('leads to withdrawal when an extension is begun and never filed', () => {
    const walk = atRequirement(sound).complete('PG-04A', 'pide_prorroga').expire('PRO-01')
    expect(look(walk)).toMatchObject({ tasks: ['DTA-01'], stack: [], suspensions: [['2026-02-03', null]] })
    expect(walk.state.flow.interrupted).toEqual({ step: 'PG-04A', stack: [] })
    expect(
      refusal(() => walk.complete('DTA-01', 'no_procede', { 'desistimiento.nuevo_plazo': walk.today }))
        .message,
    ).toBe('El nuevo plazo debe terminar después de hoy.')
    walk.complete('DTA-01', 'no_procede', { 'desistimiento.nuevo_plazo': '2026-04-01' })
    expect(look(walk)).toMatchObject({ tasks: ['PG-04A'], suspensions: [['2026-02-03', null]] })
    expect(walk.task('PG-04A').dueOn).toBe('2026-04-01')
  })
})

describe('tacit withdrawal', () => {
  it('follows the expiry, is notified, becomes final and archives the request', () => {
    const walk = atRequirement(sound).expire('PG-04A')
    expect(look(walk)).toMatchObject({
      tasks: ['DTA-01'],
      status: 'esperando_usuario',
      suspensions: [['2026-02-03', null]],
    })
    withdrawn(walk)
    expect(look(walk)).toEqual({
      tasks: ['DTA-03'],
      status: 'esperando_usuario',
      stack: [],
      suspensions: [['2026-02-03', null]],
      notified: '2026-03-05',
      signed: ['AUTO_REQUERIMIENTO', ...NOTICE, 'AUTO_DES_TACITO', ...NOTICE],
    })
    expect(refusal(() => walk.complete('DTA-03', 'en_firme')).message).toBe(
      'Todavía corre el término para recurrir.',
    )
    walk.expire('DTA-03').write('DTA-03').complete('DTA-03', 'en_firme').complete('DTA-04', 'archivado')
    expect(look(walk)).toMatchObject({
      tasks: [],
      status: 'desistida',
      suspensions: [['2026-02-03', '2026-03-20']],
    })
  })

  it('that an appeal reverses goes back to the stage with a whole term, and may be declared and appealed again', () => {
    const walk = withdrawn(atRequirement(sound).expire('PG-04A'))
    resolved(atAppealDecision(walk, 'DTA-03'), 'revoca').complete('REC-06', 'reabrir')
    expect(look(walk)).toMatchObject({
      tasks: ['PG-04A'],
      status: 'esperando_usuario',
      stack: [],
      suspensions: [['2026-02-03', null]],
    })
    expect(walk.state.flow.interrupted).toBeNull()
    withdrawn(walk.expire('PG-04A'))
    expect(walk.open).toEqual(['DTA-03'])
    walk.expire('DTA-03').write('DTA-03').complete('DTA-03', 'en_firme')
    expect(walk.open).toEqual(['DTA-04'])
  })

  it('is confirmed by the decision on its appeal and archived', () => {
    const walk = resolved(
      atAppealDecision(withdrawn(atRequirement(sound).expire('PG-04A')), 'DTA-03'),
      'confirma',
    )
    walk.settle('REC-06').write('REC-06').complete('REC-06', 'firmeza')
    expect(look(walk)).toMatchObject({ tasks: ['DTA-04'], status: 'desistida', stack: [] })
  })
})
