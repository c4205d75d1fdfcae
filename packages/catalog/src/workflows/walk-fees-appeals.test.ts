import { describe, expect, it } from 'vitest'
import {
  atAppealDecision,
  atConcept,
  atFirmness,
  atPayment,
  decided,
  look,
  NOTICE,
  paid,
  refusal,
  resolved,
  sound,
  TO_PERMIT,
} from './routes.testkit.ts'
import { type Walk } from './walk.testkit.ts'

describe('a receipt', () => {
  it('that runs out twice leads to withdrawal', () => {
    const walk = atPayment(sound).expire('LIQ-04')
    expect(look(walk)).toMatchObject({
      tasks: ['LIQ-03'],
      stack: ['PG-06'],
      suspensions: [['2026-02-02', '2026-03-05']],
    })
    walk.write('LIQ-03').complete('LIQ-03', 'emitido').expire('LIQ-04')
    expect(look(walk)).toMatchObject({ tasks: ['DTA-01'], stack: [] })
    expect(walk.state.flow.interrupted).toEqual({ step: 'LIQ-04', stack: ['PG-06'] })
    walk.complete('DTA-01', 'no_procede', { 'desistimiento.nuevo_plazo': '2026-05-04' })
    // an expired receipt cannot be paid: a new one charges the debt
    expect(look(walk)).toMatchObject({ tasks: ['LIQ-03'], stack: ['PG-06'] })
    walk.write('LIQ-03').complete('LIQ-03', 'emitido')
    expect(paid(walk).open).toEqual(['PG-06'])
  })

  it('that is still good when its stage is given back is paid as it is; one whose last day passed is not', () => {
    const back = (lastDay: string) =>
      atPayment(sound)
        .expire('LIQ-04')
        .write('LIQ-03')
        .complete('LIQ-03', 'emitido')
        .expire('LIQ-04')
        .derive({ 'recibo.vigente_hasta': lastDay })
        .complete('DTA-01', 'no_procede', { 'desistimiento.nuevo_plazo': '2026-05-04' })
    expect(back('2026-12-31').open).toEqual(['LIQ-04'])
    expect(back('2026-02-02').open).toEqual(['LIQ-03'])
    // still valid today, but shorter than the granted term
    expect(back('2026-05-03').open).toEqual(['LIQ-03'])
  })

  it('lasts as long as its payer was granted, where that is more than its own days', () => {
    const granted = (until: string) =>
      atPayment(sound)
        .expire('LIQ-04')
        .write('LIQ-03')
        .complete('LIQ-03', 'emitido')
        .expire('LIQ-04')
        .complete('DTA-01', 'no_procede', { 'desistimiento.nuevo_plazo': until })
        .write('LIQ-03')
        .complete('LIQ-03', 'emitido')
        .task('LIQ-04').dueOn
    expect(granted('2026-08-31')).toBe('2026-08-31')
    // the step's own term ends later
    expect(granted('2026-04-10')! > '2026-04-10').toBe(true)
  })

  it('that the applicant disputes does not count as run out', () => {
    const walk = atPayment(sound).complete('LIQ-04', 'reclama', {
      'pago.reclamo': 'El valor del proyecto es menor.',
    })
    expect(walk.open).toEqual(['LIQ-02'])
    walk
      .complete('LIQ-02', 'ajustar')
      .write('LIQ-01')
      .complete('LIQ-01', 'calculada')
      .complete('LIQ-02', 'aprobada')
      .write('LIQ-03')
      .complete('LIQ-03', 'emitido')
    expect(walk.expire('LIQ-04').open).toEqual(['LIQ-03'])
  })

  it('is disputed in the ten business days that its liquidation announces, and not after', () => {
    const claim = { 'pago.reclamo': 'El valor del proyecto es menor.' }
    const last = String(atPayment(sound).state.facts['reclamacion.hasta'])
    const onDay = (past: number): Walk => {
      const walk = atPayment(sound)
      while (walk.today < last) walk.pass(1)
      return past === 0 ? walk : walk.pass(past)
    }
    expect(onDay(0).complete('LIQ-04', 'reclama', claim).open).toEqual(['LIQ-02'])
    expect(refusal(() => onDay(1).complete('LIQ-04', 'reclama', claim)).message).toContain(
      'dentro de los diez días hábiles',
    )
    // another receipt gives no new days, another liquidación does
    const again = atPayment(sound).expire('LIQ-04').write('LIQ-03').complete('LIQ-03', 'emitido')
    expect(again.state.facts['reclamacion.hasta']).toBe(last)
    const adjusted = atPayment(sound)
      .pass(3)
      .complete('LIQ-04', 'reclama', claim)
      .complete('LIQ-02', 'ajustar')
    adjusted.write('LIQ-01').complete('LIQ-01', 'calculada').complete('LIQ-02', 'aprobada')
    adjusted.write('LIQ-03').complete('LIQ-03', 'emitido')
    expect(String(adjusted.state.facts['reclamacion.hasta']) > last).toBe(true)
  })

  it('is issued again for what the payment lacks, and checked by somebody who did not compute the fee', () => {
    const walk = atPayment(sound).complete('LIQ-04', 'pagado')
    expect(refusal(() => walk.complete('LIQ-05', 'verificado', { 'pago.conciliado': 200_000 })).message).toBe(
      'El banco muestra menos de lo que dice el recibo.',
    )
    walk
      .complete('LIQ-05', 'diferencia', { 'pago.conciliado': 200_000 })
      .derive({ 'recibo.valor': 150_000 })
      .write('LIQ-03')
      .complete('LIQ-03', 'emitido')
    walk.complete('LIQ-04', 'pagado').complete('LIQ-05', 'verificado', { 'pago.conciliado': 150_000 })
    expect(look(walk)).toMatchObject({ tasks: ['PG-06'], stack: [] })
  })
})

describe('an appeal', () => {
  it('that changes the decision replaces its terms and closes with the new ones', () => {
    const walk = resolved(atAppealDecision(atFirmness('niega', sound)), 'otorga')
    expect(look(walk)).toMatchObject({ tasks: ['REC-06'], stack: ['PG-15'] })
    expect(refusal(() => walk.complete('REC-06', 'firmeza')).message).toBe(
      'Queda en firme desde el día siguiente a la notificación de la decisión, si esta no ordenó volver a resolver ni está pendiente la apelación.',
    )
    walk.settle('REC-06')
    expect(walk.today > (walk.state.flow.lastNotifiedOn ?? '')).toBe(true)
    walk.write('REC-06').complete('REC-06', 'firmeza')
    expect(look(walk)).toMatchObject({ tasks: ['PG-15'], stack: [] })
    expect(refusal(() => walk.complete('PG-15', 'con_recurso')).message).toBe(
      'Ya no procede recurso contra esta decisión.',
    )
    walk.complete('PG-15', 'en_firme').complete('PG-16', 'seguimiento')
    expect(walk.state.facts['decision.sentido']).toBe('otorga')
    expect(walk.signed.slice(-5)).toEqual(['AUTO_ADM_RECURSO', 'RES_RECURSO', ...NOTICE, 'CONST_EJECUTORIA'])
    expect(walk.signed.filter((t) => t === 'CONST_EJECUTORIA')).toHaveLength(1)
  })

  it('is decided by whoever signed the appealed act', () => {
    const walk = atAppealDecision(atFirmness('niega', sound)).complete('REC-04', 'firmar', {
      'recurso.decision': 'confirma',
    })
    walk.complete('FIR-01', 'creado').complete('FIR-02', 'a_revision').complete('FIR-03', 'aprobado')
    expect(walk.task('FIR-04').audience).toEqual([walk.state.facts['recurso.firmante_rol']])
  })

  it('that reopens goes back to the resolution, and a later one that is rejected does not reopen again', () => {
    const walk = resolved(atAppealDecision(atFirmness('niega', sound)), 'revoca')
    expect(refusal(() => walk.pass(1).complete('REC-06', 'firmeza')).message).toBe(
      'Queda en firme desde el día siguiente a la notificación de la decisión, si esta no ordenó volver a resolver ni está pendiente la apelación.',
    )
    walk.complete('REC-06', 'reabrir')
    expect(look(walk)).toMatchObject({ tasks: ['PG-13'], status: 'en_decision', stack: [] })
    decided(walk, 'otorga')
      .complete('PG-15', 'con_recurso')
      .complete('REC-01', 'radicado', { 'recurso.clase': 'reposicion' })
    walk
      .complete('REC-02', 'no', { 'recurso.admite': false })
      .write('REC-02B', { 'recurso.segunda': 'rechaza' })
      .complete('REC-02B', 'rechazado', { 'recurso.segunda': 'rechaza' })
    walk.complete('REC-05', 'notificado').notify()
    expect(refusal(() => walk.complete('REC-06', 'reabrir')).message).toBe(
      'El recurso no ordenó volver a resolver.',
    )
    walk.settle('REC-06').write('REC-06').complete('REC-06', 'firmeza').complete('PG-15', 'en_firme')
    expect(look(walk)).toMatchObject({ tasks: ['PG-16'], stack: [] })
  })

  it('never reopens a step that nobody appealed from', () => {
    const walk = resolved(atAppealDecision(atFirmness('niega', sound)), 'revoca')
    walk.derive({ 'recurso.paso': null })
    expect(() => walk.complete('REC-06', 'reabrir')).toThrow('nadie guardó el paso del acto recurrido')
  })

  it('is rejected on second review by an auto that is notified', () => {
    const walk = atFirmness('niega', sound)
      .complete('PG-15', 'con_recurso')
      .complete('REC-01', 'radicado', { 'recurso.clase': 'reposicion' })
      .complete('REC-02', 'no', { 'recurso.admite': false })
    expect(
      refusal(() => walk.complete('REC-02B', 'rechazado', { 'recurso.segunda': 'admite' })).message,
    ).toBe('La segunda revisión concluyó que se admite.')
    walk
      .write('REC-02B', { 'recurso.segunda': 'rechaza' })
      .complete('REC-02B', 'rechazado', { 'recurso.segunda': 'rechaza' })
    walk.complete('REC-05', 'notificado').notify().settle('REC-06')
    walk.write('REC-06').complete('REC-06', 'firmeza')
    expect(look(walk)).toMatchObject({ tasks: ['PG-15'], stack: [] })
    expect(walk.signed.slice(-4)).toEqual(['AUTO_RECHAZA_RECURSO', ...NOTICE, 'CONST_EJECUTORIA'])
  })

  it('is admitted on second review, with evidence that suspends the term', () => {
    const walk = atFirmness('niega', sound)
      .complete('PG-15', 'con_recurso')
      .complete('REC-01', 'radicado', { 'recurso.clase': 'reposicion' })
      .complete('REC-02', 'no', { 'recurso.admite': false })
    walk
      .write('REC-02B', { 'recurso.segunda': 'admite' })
      .complete('REC-02B', 'subsanado', { 'recurso.segunda': 'admite' })
      .complete('REC-03', 'con_pruebas', { 'recurso.hay_pruebas': true })
    expect(look(walk)).toMatchObject({
      tasks: ['REC-03B'],
      suspensions: [
        ['2026-02-02', '2026-02-02'],
        ['2026-02-18', null],
      ],
    })
    walk.pass(5).complete('REC-03B', 'practicadas')
    expect(look(walk)).toMatchObject({
      tasks: ['REC-04'],
      suspensions: [
        ['2026-02-02', '2026-02-02'],
        ['2026-02-18', '2026-02-23'],
      ],
    })
  })

  it('that is announced and never filed leaves the decision to become final at its own term', () => {
    const walk = atFirmness('otorga', sound).complete('PG-15', 'con_recurso')
    expect(walk.task('REC-01').dueOn).toBe('2026-03-04')
    walk.expire('REC-01')
    expect(look(walk)).toMatchObject({ tasks: ['PG-15'], stack: [] })
    expect(walk.task('PG-15').dueOn).toBe('2026-03-04')
    walk.write('PG-15').complete('PG-15', 'en_firme')
    expect(walk.open).toEqual(['PG-16'])
  })
})

describe('complementary information', () => {
  const required = (): Walk =>
    atConcept(sound)
      .write('PG-11')
      .complete('PG-11', 'si')
      .complete('INF-01', 'firmar', {
        'informacion.meses': 2,
        'informacion.items': [{ id: 'p1', text: 'Aforo de verano.' }],
      })
      .draft()
      .complete('INF-01A', 'notificado')
      .notify()
  const failed = { 'informacion.revision': { p1: { verdict: 'no_cumple', reason: 'Es de invierno.' } } }

  it('waits the months that the auto gives, and goes on to the gathering when it is enough', () => {
    const walk = required()
    expect(look(walk)).toEqual({
      tasks: ['INF-02'],
      status: 'esperando_usuario',
      stack: ['PG-12'],
      suspensions: [
        ['2026-02-02', '2026-02-02'],
        ['2026-02-18', null],
      ],
      notified: '2026-02-18',
      signed: [...TO_PERMIT.slice(0, -1), 'AUTO_INFO_COMPL', ...NOTICE],
    })
    expect(walk.task('INF-02').dueOn).toBe('2026-04-20')
    walk
      .complete('INF-02', 'aporta')
      .complete('INF-03', 'si', { 'informacion.revision': { p1: { verdict: 'cumple' } } })
      .complete('INF-04', 'incorporada')
    expect(look(walk)).toMatchObject({
      tasks: ['PG-12'],
      stack: [],
      suspensions: [
        ['2026-02-02', '2026-02-02'],
        ['2026-02-18', '2026-02-18'],
      ],
    })
  })

  it('is asked for once more with a whole term, and not a third time', () => {
    const walk = required()
      .complete('INF-02', 'aporta')
      .complete('INF-03', 'no', failed)
      .write('INF-03B')
      .complete('INF-03B', 'ampliar')
    expect(look(walk)).toMatchObject({
      tasks: ['INF-02'],
      stack: ['PG-12'],
      suspensions: [
        ['2026-02-02', '2026-02-02'],
        ['2026-02-18', '2026-02-18'],
        ['2026-02-18', null],
      ],
    })
    expect(walk.task('INF-02').dueOn).toBe('2026-04-20')
    walk.complete('INF-02', 'aporta').complete('INF-03', 'no', failed).write('INF-03B')
    expect(refusal(() => walk.complete('INF-03B', 'ampliar')).message).toBe(
      'La ampliación se concede una sola vez. En el permiso de vertimientos la información se pide una sola vez (artículo 2.2.3.3.5.5 del Decreto 1076 de 2015).',
    )
    walk.complete('INF-03B', 'decidir').complete('INF-04', 'incorporada')
    expect(walk.open).toEqual(['PG-12'])
  })

  it('leads to withdrawal when the review says so, and back to the review when it was a mistake', () => {
    const walk = required()
      .complete('INF-02', 'aporta')
      .complete('INF-03', 'no', failed)
      .write('INF-03B')
      .complete('INF-03B', 'desistida')
    expect(walk.state.flow.interrupted).toEqual({ step: 'INF-03B', stack: ['PG-12'] })
    walk.complete('DTA-01', 'no_procede', { 'desistimiento.nuevo_plazo': '2026-05-04' })
    expect(look(walk)).toMatchObject({ tasks: ['INF-03B'], stack: ['PG-12'] })
  })

  it('leads to withdrawal when nobody answers, and an extension is possible once', () => {
    const walk = required().complete('INF-02', 'prorroga').complete('PRO-01', 'radicada')
    // the auto gave two months, to 20 April: an equal term would end on Monday 22 June
    const granting = (days: number) => ({ 'prorroga.decision': 'concede', 'prorroga.dias': days })
    expect(refusal(() => walk.complete('PRO-02', 'firmar', granting(46))).message).toContain(
      'conceda como máximo 45 días hábiles',
    )
    walk.complete('PRO-02', 'firmar', granting(5)).draft()
    walk.write('PRO-03').complete('PRO-03', 'concedida')
    expect(look(walk)).toMatchObject({ tasks: ['INF-02'], stack: ['PG-12'] })
    expect(walk.task('INF-02').dueOn).toBe('2026-04-27')
    expect(refusal(() => walk.complete('INF-02', 'prorroga')).message).toBe(
      'La prórroga se pide una sola vez.',
    )
    expect(walk.expire('INF-02').open).toEqual(['DTA-01'])
  })
})
