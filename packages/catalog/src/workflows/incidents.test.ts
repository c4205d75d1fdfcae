import { REVOCABLE_FACT, WITHOUT_SITUATION_FACT } from '@ventanilla/domain/workflow/state/revocable-acts'
import { describe, expect, it } from 'vitest'
import { suggestData } from '@ventanilla/domain/workflow/letters/suggest'
import { stepOf } from '@ventanilla/domain/workflow/state/state'
import {
  atAppealDecision,
  atConcept,
  atFirmness,
  atGathered,
  atValidation,
  atVisit,
  besideWith,
  refusal,
  resolved,
  sound,
} from './routes.testkit.ts'
import { HEIR, OWNER, Walk, type WalkOptions } from './walk.testkit.ts'

const THIRD = { personId: 'nubia', name: 'Nubia Paz', role: 'tercero' } as const
const beside = (step: string, family: string, options: WalkOptions = {}): Walk =>
  besideWith(step, family)({ ...sound, ...options })
const changes = (walk: Walk): unknown[] =>
  walk.effects.flatMap((e) => (e.type === 'parentChanged' ? e.changes : []))

/** PG-13: the decision is being drafted. */
const deciding = (): Walk => atGathered(sound).complete('PG-12', 'proyectado').draft()
const withdrawing = (walk: Walk, publicInterest: boolean): Walk =>
  walk.complete('DEX-02', publicInterest ? 'si' : 'firmar', {
    'desistimiento.interes_publico': publicInterest,
    'desistimiento.consideraciones': 'La fuente abastece un acueducto veredal.',
  })

describe('an express withdrawal', () => {
  it('told while the decision is drafted is accepted, final after its days to appeal, and ends the case', () => {
    const walk = withdrawing(deciding().complete('PG-13', 'desistimiento'), false).draft()
    expect(walk.state.flow.interrupted?.step).toBe('PG-13')
    walk.complete('DEX-03', 'notificado').notify()
    expect(refusal(() => walk.complete('DEX-03', 'en_firme')).message).toBe(
      'Todavía corre el término para recurrir.',
    )
    walk.expire('DEX-03').write('DEX-03').complete('DEX-03', 'en_firme').complete('DEX-05', 'archivado')
    expect([walk.state.flow.closed, walk.state.status]).toEqual([true, 'desistida'])
  })

  it('in which the public has an interest is refused in a reasoned act, and the case is back in its stage', () => {
    const walk = withdrawing(deciding().complete('PG-13', 'desistimiento'), true).draft()
    expect(walk.signed).toContain('AUTO_DES_EXPRESO')
    walk.write('DEX-04').complete('DEX-04', 'continua')
    expect([walk.open, walk.state.status, walk.state.flow.interrupted]).toEqual([
      ['PG-13'],
      'en_decision',
      null,
    ])
  })

  it('cannot be refused for the public interest without saying which', () => {
    const walk = deciding().complete('PG-13', 'desistimiento')
    expect(
      refusal(() =>
        walk.complete('DEX-02', 'si', {
          'desistimiento.interes_publico': true,
          'desistimiento.consideraciones': '',
        }),
      ).message,
    ).toBe('Para continuar de oficio indique que hay interés público y exponga las razones.')
  })

  it('whose acceptance falls on appeal gives the stage back', () => {
    const walk = withdrawing(deciding().complete('PG-13', 'desistimiento'), false)
      .draft()
      .complete('DEX-03', 'notificado')
      .notify()
    resolved(atAppealDecision(walk, 'DEX-03'), 'revoca').settle('REC-06')
    walk.complete('REC-06', 'reabrir')
    expect(walk.open).toEqual(['PG-13'])
  })

  it('begun by the applicant beside the case ends that one when its file is closed, and not before', () => {
    const walk = beside('DEX-01', 'desistimiento_expreso').complete('DEX-01', 'radicado')
    withdrawing(walk, false).draft().complete('DEX-03', 'notificado').notify()
    walk.expire('DEX-03').write('DEX-03').complete('DEX-03', 'en_firme')
    expect(changes(walk)).toEqual([])
    walk.complete('DEX-05', 'archivado')
    expect([walk.state.flow.closed, changes(walk)]).toEqual([true, [{ do: 'end', status: 'desistida' }]])
  })

  it('begun beside the case and refused for the public interest ends alone', () => {
    const walk = beside('DEX-01', 'desistimiento_expreso').complete('DEX-01', 'radicado')
    withdrawing(walk, true).draft().write('DEX-04').complete('DEX-04', 'continua')
    expect([walk.state.flow.closed, changes(walk)]).toEqual([true, []])
  })
})

describe('a waiver of the days to appeal', () => {
  it('makes the act final from the day after it was filed (CPACA art. 87 num. 3)', () => {
    const walk = atFirmness('otorga', sound).complete('PG-15', 'renuncia').complete('REN-01', 'enviada')
    const filed = walk.today
    walk.pass(2).write('REN-02').complete('REN-02', 'aprobada').complete('REN-03', 'continua')
    const task = walk.task('PG-15')
    expect([task.dueOn, walk.state.facts['renuncia.clase']]).toEqual([filed, 'ejecutoria'])
    const view = { flow: walk.state.flow, answers: {}, today: walk.today } as never
    expect(suggestData(stepOf(walk.world, 'PG-15'), walk.state.facts, view)['firmeza.causal']).toBe(
      'renuncia',
    )
    walk.write('PG-15', { 'firmeza.causal': 'renuncia' }).complete('PG-15', 'en_firme')
    expect(walk.open).toEqual(['PG-16'])
  })

  it('is refused where somebody else may still appeal, and the term goes on as it was', () => {
    const walk = atFirmness('otorga', {
      ...sound,
      parties: [OWNER, THIRD],
      electronic: [OWNER.personId, THIRD.personId],
    })
    const due = walk.task('PG-15').dueOn
    walk.complete('PG-15', 'renuncia').complete('REN-01', 'enviada')
    expect(refusal(() => walk.complete('REN-02', 'aprobada')).message).toMatch(/^Hay otros interesados/)
    walk.complete('REN-02', 'negada')
    expect([walk.open, walk.task('PG-15').dueOn, walk.state.flow.stack]).toEqual([['PG-15'], due, []])
  })

  it('refused late leaves one business day to appeal: the authority must not close that door', () => {
    const walk = atFirmness('otorga', sound).complete('PG-15', 'renuncia').complete('REN-01', 'enviada')
    walk.pass(60).complete('REN-02', 'negada')
    expect((walk.task('PG-15').dueOn ?? '') > walk.today).toBe(true)
  })

  it('announced and not filed ends with the term that it would waive', () => {
    const walk = atFirmness('otorga', sound)
    const due = walk.task('PG-15').dueOn
    walk.complete('PG-15', 'renuncia').expire('REN-01')
    expect([walk.open, walk.task('PG-15').dueOn]).toEqual([['PG-15'], due])
    walk.write('PG-15').complete('PG-15', 'en_firme')
  })

  it('is offered also against an act that ends the request', () => {
    const walk = withdrawing(deciding().complete('PG-13', 'desistimiento'), false).draft()
    expect(refusal(() => walk.complete('DEX-03', 'renuncia')).message).toBe(
      'Ahora no corre un término para recurrir.',
    )
    walk.complete('DEX-03', 'notificado').notify().complete('DEX-03', 'renuncia')
    walk.complete('REN-01', 'enviada').write('REN-02').complete('REN-02', 'aprobada')
    walk.complete('REN-03', 'continua').pass(1).write('DEX-03').complete('DEX-03', 'en_firme')
    expect(walk.open).toEqual(['DEX-05'])
  })
})

describe('a waiver of the rest of the days to complete', () => {
  const asked = (): Walk =>
    atConcept(sound)
      .write('PG-11')
      .complete('PG-11', 'si')
      .complete('INF-01', 'firmar')
      .draft()
      .complete('INF-01A', 'notificado')
      .notify()
  it('goes on with what is there, and the pause ends', () => {
    const walk = asked().complete('INF-02', 'renuncia').complete('REN-01', 'enviada')
    walk.write('REN-02').complete('REN-02', 'aprobada').complete('REN-03', 'continua')
    expect([walk.open, walk.state.facts['renuncia.clase']]).toEqual([['INF-03'], 'plazo'])
    expect(walk.state.flow.suspensions.every((s) => s.to !== null)).toBe(true)
  })
  it('refused gives the applicant the term back', () => {
    const walk = asked()
    const due = walk.task('INF-02').dueOn
    walk.complete('INF-02', 'renuncia').complete('REN-01', 'enviada').complete('REN-02', 'negada')
    expect([walk.open, walk.task('INF-02').dueOn, walk.state.flow.stack]).toEqual([
      ['INF-02'],
      due,
      ['PG-12'],
    ])
  })
})

describe('a transfer to another office', () => {
  const asked = (): Walk => new Walk(sound).complete('PG-02', 'otro_territorio')
  it('is decided by an act, received there, and moves the case with its history', () => {
    const walk = asked().complete('TRA-01', 'solicitado').complete('TRA-02', 'firmado').draft()
    expect(walk.task('TRA-03').audience).toEqual([
      'CLI_JEFE_OFICINAS_TERRITORIALES',
      'CLI_JEFE_TERRITORIAL@norte',
    ])
    walk.complete('TRA-03', 'aceptado').complete('TRA-04', 'actualizado')
    expect([walk.open, walk.state.office, walk.state.status]).toEqual([['PG-02'], 'norte', 'en_ventanilla'])
  })
  it('is asked for again when the other office does not receive it', () => {
    const walk = asked().complete('TRA-01', 'solicitado').complete('TRA-02', 'firmado').draft()
    walk.complete('TRA-03', 'rechazado')
    expect([walk.open, walk.state.office]).toEqual([['TRA-01'], 'ibague'])
  })
  it('cannot go to the office that has the case, nor be recorded for one that did not receive it', () => {
    const walk = asked()
    expect(
      refusal(() => walk.complete('TRA-01', 'solicitado', { 'traslado.destino': 'ibague' })).message,
    ).toBe('El trámite ya está en esa territorial. Elija la de destino.')
    walk.complete('TRA-01', 'solicitado').complete('TRA-02', 'firmado').draft().complete('TRA-03', 'aceptado')
    expect(
      refusal(() => walk.complete('TRA-04', 'actualizado', { 'traslado.territorial': 'sur' })).message,
    ).toBe('Debe ser la territorial que recibió el traslado.')
  })
  it('beside a case moves that one', () => {
    const walk = beside('TRA-01', 'traslado_territorial').complete('TRA-01', 'solicitado')
    walk
      .complete('TRA-02', 'firmado')
      .draft()
      .complete('TRA-03', 'aceptado')
      .complete('TRA-04', 'actualizado')
    expect([walk.state.flow.closed, changes(walk)]).toEqual([
      true,
      [{ do: 'moveOffice', fact: 'traslado.destino' }],
    ])
  })
})

describe('a visit that could not be made', () => {
  const failed = (): Walk => atVisit(sound).complete('PG-10', 'no_realizada')
  const pauses = (walk: Walk): unknown[] =>
    walk.state.flow.suspensions
      .filter((s) => s.reason === 'Reagendamiento de visitas')
      .map((s) => [s.from, s.to])
  it('pauses the term where the applicant or chance is the cause, until the new date is told', () => {
    const walk = failed()
    const failedOn = walk.today
    walk.pass(3)
    walk.complete('RVI-01', 'reagendada', {
      'visita.causal': 'fuerza_mayor_1',
      'visita.profesional_nuevo': '',
    })
    expect(pauses(walk)).toEqual([[failedOn, walk.today]])
    walk.write('RVI-03').complete('RVI-03', 'comunicada')
    expect(walk.open).toEqual(['PG-10'])
  })
  it('pauses nothing where the authority is the cause', () => {
    const walk = failed().pass(3)
    walk.complete('RVI-01', 'reagendada', {
      'visita.causal': 'corporacion_6',
      'visita.profesional_nuevo': '',
    })
    expect(pauses(walk)).toEqual([])
  })
  it('goes to another professional by an act, and to nobody on a day that has passed', () => {
    const walk = failed()
    const data = { 'visita.causal': 'corporacion_5', 'visita.profesional_nuevo': 'CLI_TECNICO-2' }
    expect(
      refusal(() =>
        walk.complete('RVI-01', 'cambio_profesional', { ...data, 'visita.fecha_nueva': '2026-01-02' }),
      ).message,
    ).toBe('La visita no puede quedar en una fecha pasada.')
    walk.complete('RVI-01', 'cambio_profesional', data).complete('RVI-02', 'firmar').draft()
    walk.write('RVI-03').complete('RVI-03', 'comunicada')
    expect([walk.signed.includes('AUTO_REASIG_VISITA'), walk.task('PG-10').assignee]).toEqual([
      true,
      'CLI_TECNICO-2',
    ])
  })
})

describe('an end without a decision', () => {
  it('is notified, final, and ends the case beside which it was opened when its papers go back', () => {
    const walk = beside('TAN-01', 'terminacion_anormal').complete('TAN-01', 'firmar').draft()
    walk.complete('TAN-02', 'archivada').notify().expire('TAN-02').write('TAN-02')
    walk.complete('TAN-02', 'en_firme').write('TAN-03').complete('TAN-03', 'devuelta')
    expect([walk.state.flow.closed, changes(walk)]).toEqual([true, [{ do: 'end', status: 'terminada' }]])
  })
  it('that turns out to be unfounded leaves the case as it is', () => {
    const walk = beside('TAN-01', 'terminacion_anormal').complete('TAN-01', 'no_procede')
    expect([walk.state.flow.closed, changes(walk), walk.state.status]).toEqual([
      true,
      [],
      'terminacion_descartada',
    ])
  })
})

describe('a third party', () => {
  const studied = (): Walk =>
    beside('TER-01', 'tercer_interviniente').complete('TER-01', 'radicada').complete('TER-02', 'registrado')
  it('takes part once recognised and told', () => {
    const walk = studied().complete('TER-03', 'firmar', { 'tercero.decision': 'reconoce' }).draft()
    expect(changes(walk)).toEqual([])
    walk.write('TER-04').complete('TER-04', 'comunicado')
    expect([walk.state.flow.closed, walk.state.status, changes(walk)]).toEqual([
      true,
      'intervencion_reconocida',
      [{ do: 'addParty', role: 'tercero' }],
    ])
  })
  it('takes no part when refused, whatever the letter says', () => {
    const walk = studied().complete('TER-03', 'negado', { 'tercero.decision': 'niega' }).write('TER-04')
    expect(refusal(() => walk.complete('TER-04', 'comunicado')).kind).toBe('unmet')
    walk.complete('TER-04', 'comunicado_negado')
    expect([walk.state.status, changes(walk)]).toEqual(['intervencion_negada', []])
  })
})

describe('a direct revocation', () => {
  const GRANT = 'RES-0001-2026'
  const DENIAL = 'RES-0002-2026'
  const ACTS = {
    [REVOCABLE_FACT]: [
      { value: GRANT, label: 'La que otorga' },
      { value: DENIAL, label: 'La que niega' },
    ],
    [WITHOUT_SITUATION_FACT]: [DENIAL],
  }
  const asked = (): Walk => beside('REV-02', 'revocatoria', { facts: ACTS })
  const studied = (act: string): Walk =>
    asked().complete('REV-02', 'radicada', { 'acto_revocado.numero': act })
  const decided = (walk: Walk, decision: string): Walk =>
    walk
      .complete('REV-06', 'firmar', { 'revocatoria.decision': decision })
      .draft()
      .complete('REV-07', 'notificada')
      .notify()

  it('of an act that favours nobody in particular needs no consent, and tells the case that its act is gone', () => {
    const walk = studied(DENIAL)
    walk.complete('REV-04', 'no', { 'revocatoria.particular': false })
    decided(walk, 'revoca').complete('REV-08', 'cerrada_revocado')
    expect([walk.state.facts['revocatoria.consentimiento'], changes(walk)]).toEqual([
      'no_requiere',
      [{ do: 'end', status: 'revocada' }],
    ])
  })
  it.each([
    ['that grants', GRANT],
    ['that the case does not know', 'RES-0009-2026'],
  ])('asks for consent whatever the official says of an act %s (CPACA art. 97)', (_, act) => {
    const walk = studied(act)
    expect(refusal(() => walk.complete('REV-04', 'no', { 'revocatoria.particular': false })).message).toMatch(
      /no se revoca sin el consentimiento .*artículo 97/,
    )
    walk.complete('REV-04', 'si', { 'revocatoria.particular': true }).write('REV-05')
    expect(walk.open).toEqual(['REV-05'])
  })
  it('asks for it too where the official finds a situation in another act', () => {
    const walk = studied(DENIAL)
    expect(refusal(() => walk.complete('REV-04', 'no', { 'revocatoria.particular': true })).kind).toBe(
      'unmet',
    )
    expect(walk.complete('REV-04', 'si', { 'revocatoria.particular': true }).open).toEqual(['REV-05'])
  })
  it('is not decided without consent on what an earlier step wrote about a grant', () => {
    const walk = studied(DENIAL).complete('REV-04', 'no', { 'revocatoria.particular': false })
    walk.derive({ 'acto_revocado.numero': GRANT })
    expect(
      refusal(() => walk.complete('REV-06', 'firmar', { 'revocatoria.decision': 'revoca' })).message,
    ).toMatch(/^Sin el consentimiento del titular no se puede revocar/)
  })
  it('without the consent of who holds the right can only be refused (CPACA art. 97)', () => {
    const walk = asked().complete('REV-02', 'radicada')
    walk.complete('REV-04', 'si', { 'revocatoria.particular': true }).write('REV-05')
    walk.complete('REV-05', 'sin_consentimiento')
    expect(
      refusal(() => walk.complete('REV-06', 'firmar', { 'revocatoria.decision': 'revoca' })).message,
    ).toMatch(/^Sin el consentimiento del titular no se puede revocar/)
    decided(walk, 'niega').complete('REV-08', 'cerrada')
    expect([walk.state.status, changes(walk)]).toEqual(['revocatoria_negada', []])
  })
  it('takes consent only in writing', () => {
    const walk = asked().complete('REV-02', 'radicada')
    walk.complete('REV-04', 'si', { 'revocatoria.particular': true }).write('REV-05')
    expect(
      refusal(() => walk.complete('REV-05', 'con_consentimiento', { 'revocatoria.respuesta': null })).message,
    ).toBe('El consentimiento es escrito: adjunte la respuesta del titular.')
  })
  it('cannot be asked for as unlawful once an appeal was decided (CPACA art. 94), but of the authority’s own motion', () => {
    const walk = asked().derive({ 'recurso.resuelto': true })
    expect(
      refusal(() => walk.complete('REV-02', 'radicada', { 'revocatoria.causal': 'contraria' })).message,
    ).toMatch(/^Contra el acto ya se decidió un recurso/)
    walk.complete('REV-02', 'radicada', { 'revocatoria.causal': 'agravio' })
    const own = beside('REV-03', 'revocatoria', { facts: ACTS }).derive({ 'recurso.resuelto': true })
    own.complete('REV-03', 'radicada', { 'revocatoria.causal': 'contraria' })
    expect(own.open).toEqual(['REV-04'])
  })
  it('cannot be asked for when the courts may no longer judge the act', () => {
    const late = asked().derive({ 'firmeza.fecha': '2025-09-01' })
    expect(refusal(() => late.complete('REV-02', 'radicada')).code).toBe('caducidad')
    const timely = asked().derive({ 'firmeza.fecha': '2025-11-01' })
    expect(timely.complete('REV-02', 'radicada').open).toEqual(['REV-04'])
  })
  it('announced and never filed ends after a month', () => {
    const walk = beside('REV-01', 'revocatoria').complete('REV-01', 'nueva').expire('REV-02')
    expect([walk.state.flow.closed, walk.state.status]).toEqual([true, 'revocatoria_no_presentada'])
  })
})

describe('joining cases', () => {
  it('is decided by an act that everybody is told', () => {
    const walk = beside('MUL-01', 'multitramite')
    expect(
      refusal(() => walk.complete('MUL-01', 'acumulables', { 'acumulacion.objeto_conexo': false })).message,
    ).toBe('Indicó que el objeto no es conexo.')
    walk.complete('MUL-01', 'acumulables', { 'acumulacion.objeto_conexo': true })
    walk.complete('MUL-02', 'firmar').draft().write('MUL-02A').complete('MUL-02A', 'comunicada')
    walk.complete('MUL-03', 'principal')
    expect([walk.state.flow.closed, walk.state.status]).toEqual([true, 'acumulacion_cumplida'])
  })
})

describe('nobody but a party', () => {
  it('waives, and whoever is no party of the case is refused', () => {
    const walk = atFirmness('otorga', sound)
    const stranger = { ...(walk.parties[0] as NonNullable<(typeof walk.parties)[0]>), id: HEIR.personId }
    expect(
      refusal(() =>
        walk.do(stranger, { type: 'complete', taskId: walk.task('PG-15').id, outcome: 'renuncia', data: {} }),
      ).kind,
    ).toBe('forbidden')
    expect(atValidation(sound).task('PG-03').turn).toBe('corporacion')
  })
})
