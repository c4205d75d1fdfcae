import { describe, expect, it } from 'vitest'
import { actTemplates } from '../../../acts/index-of-acts.ts'
import { workflow } from '../../loaded.ts'
import {
  atCharges,
  atDecision,
  atSanction,
  evidenceTaken,
  fineDecided,
  refusal,
  sound,
} from '../../sanction-routes.testkit.ts'
import type { Walk } from '../../walk.testkit.ts'

/** From RWF-01: filed, admitted, decided and notified. */
const decidedBy = (walk: Walk, decision: string): Walk =>
  walk
    .complete('RWF-01', 'radicado', { 'recurso.clase': 'reposicion' })
    .complete('RWF-03', 'si', { 'recurso.admite': true })
    .complete('RWF-05', 'firmar', { 'recurso.decision': decision })
    .draft()
    .complete('RWF-05A', 'notificada')
    .notify()
    .pass(1)

describe('a sanctioning procedure', () => {
  it('goes from its opening to the fine, which is paid, and to the archive', () => {
    const walk = fineDecided(atDecision(evidenceTaken(atCharges(sound))))
    expect(walk.open).toEqual(['SAN-15'])
    walk.expire('SAN-15').complete('SAN-15', 'sin_recurso')
    walk.write('SAN-16').complete('SAN-16', 'cobro')
    walk.derive({ 'liquidacion.total': 350_000, 'recibo.valor': 350_000 })
    walk
      .write('LIQ-01')
      .complete('LIQ-01', 'calculada')
      .complete('LIQ-02', 'aprobada')
      .write('LIQ-03')
      .complete('LIQ-03', 'emitido')
      .complete('LIQ-04', 'pagado')
      .complete('LIQ-05', 'verificado', { 'pago.conciliado': 350_000 })
      .complete('SAN-17', 'pagada')
      .complete('SAN-19', 'archivado')
    expect(walk.state.flow.closed).toBe(true)
    expect(walk.state.status).toBe('archivado')
    expect(walk.signed).toEqual(
      expect.arrayContaining([
        'AUTO_INICIO_SAN',
        'AUTO_CARGOS',
        'AUTO_PRUEBAS',
        'AUTO_ALEGATOS',
        'INFORME_INFRACCION',
        'RES_SANCION',
        'CONST_EJECUTORIA',
      ]),
    )
  })

  it('never turns an unpaid fine into a withdrawal: it goes to forced collection', () => {
    const walk = fineDecided(atDecision(evidenceTaken(atCharges(sound))))
    walk.expire('SAN-15').complete('SAN-15', 'sin_recurso').write('SAN-16').complete('SAN-16', 'cobro')
    walk.derive({ 'liquidacion.total': 350_000, 'recibo.valor': 350_000 })
    walk.write('LIQ-01').complete('LIQ-01', 'calculada').complete('LIQ-02', 'aprobada')
    walk.write('LIQ-03').complete('LIQ-03', 'emitido').expire('LIQ-04')
    walk.write('LIQ-03').complete('LIQ-03', 'emitido').expire('LIQ-04')
    expect(walk.open).toEqual(['SAN-17'])
    walk.complete('SAN-17', 'coactivo').complete('SAN-19', 'archivado')
    expect(walk.state.flow.closed).toBe(true)
  })

  it('asks for closing arguments only where evidence was taken', () => {
    const silent = atCharges(sound).expire('SAN-10')
    expect(silent.open).toEqual(['SAN-12'])
    const without = atCharges(sound)
      .complete('SAN-10', 'presenta', { 'descargos.pruebas': null })
      .complete('SAN-11', 'sin_pruebas')
    expect(without.open).toEqual(['SAN-12'])
    expect(evidenceTaken(atCharges(sound)).signed).toContain('AUTO_ALEGATOS')
  })

  it('decides by auto on the evidence that the accused asked for, and passes none over', () => {
    const asked = atCharges(sound).complete('SAN-10', 'presenta', { 'descargos.pruebas': 'Un testimonio.' })
    expect(refusal(() => asked.complete('SAN-11', 'sin_pruebas')).message).toContain('pidió pruebas')
    expect(asked.complete('SAN-11', 'firmar').open).toEqual(['FIR-01'])
  })

  it('suspends nobody twice within five years: the request is decided, and refused by auto', () => {
    const again = { 'propuesta.decision': 'aprueba', 'propuesta.beneficio_previo': true }
    const walk = atSanction('reparto', { 'infractor.conocido': true }, sound)
      .complete('SAN-02', 'si')
      .complete('SAN-06', 'firmado')
      .draft()
      .complete('SAN-07', 'notificado')
      .notify()
      .complete('SAN-08', 'suspende')
    expect(refusal(() => walk.complete('SAN-08B', 'firmado', again)).message).toContain('cinco años')
    expect(walk.complete('SAN-08B', 'negada', { ...again, 'propuesta.decision': 'niega' }).open).toEqual([
      'FIR-01',
    ])
  })

  it('goes on to its decision when the six months of an inquiry are over', () => {
    const walk = atSanction('reparto', { 'infractor.conocido': false }, sound)
      .complete('SAN-02', 'no')
      .write('SAN-05')
    expect(walk.expire('SAN-05').open).toEqual(['SAN-05B'])
  })

  it('takes evidence at once unless some was refused, which waits for the days to appeal', () => {
    const decided = (refused: boolean) =>
      atCharges(sound)
        .complete('SAN-10', 'presenta')
        .complete('SAN-11', 'firmar', { 'pruebas.niega': refused })
        .draft()
        .complete('SAN-11A', 'notificado')
        .notify()
    expect(decided(false).complete('SAN-11A', 'practica').open).toEqual(['SAN-11B'])
    const waiting = decided(true)
    expect(refusal(() => waiting.complete('SAN-11A', 'practica')).message).toContain('cuando esté en firme')
    expect(waiting.expire('SAN-11A').complete('SAN-11A', 'en_firme').open).toEqual(['SAN-11B'])
  })

  it('extends the taking of evidence once, and not when its days are over', () => {
    const taking = () =>
      atCharges(sound)
        .complete('SAN-10', 'presenta')
        .complete('SAN-11', 'firmar', { 'pruebas.niega': false })
        .draft()
        .complete('SAN-11A', 'notificado')
        .notify()
        .complete('SAN-11A', 'practica')
    const twice = taking().complete('SAN-11B', 'prorroga')
    expect(refusal(() => twice.complete('SAN-11B', 'prorroga')).message).toContain('una sola vez')
    const late = taking().pass(40)
    expect(refusal(() => late.complete('SAN-11B', 'prorroga')).message).toContain('antes de que venza')
    expect(late.complete('SAN-11B', 'practicadas').open).toEqual(['SAN-11C'])
  })

  it('legalises what was done on the spot, and makes a measure known before judging the merit', () => {
    const walk = atSanction('flagrancia', { 'infractor.conocido': true }, sound)
      .complete('SAN-03', 'acta')
      .complete('FIR-01', 'creado')
      .complete('FIR-02', 'a_revision')
      .complete('FIR-04', 'firmado')
    expect(walk.signed).toEqual(['ACTA_MEDIDA_FLAGRANCIA'])
    expect(refusal(() => walk.complete('SAN-03', 'acta')).message).toBe('El acta ya se levantó.')
    walk.complete('SAN-03', 'firmada').draft()
    expect(refusal(() => walk.complete('SAN-04', 'si')).message).toContain('Notifique primero')
    walk.complete('SAN-04', 'notificar').notify().complete('SAN-04', 'no')
    walk.complete('SAN-04B', 'firmado').draft()
    expect(refusal(() => walk.complete('SAN-20', 'firmar')).message).toContain('levantamiento')
    walk.complete('SAN-20', 'notificar').notify()
    expect(refusal(() => walk.complete('SAN-20', 'firmar')).message).toContain('espere el término')
    walk.expire('SAN-20').complete('SAN-20', 'firmar').draft()
    walk.write('SAN-20A').complete('SAN-20A', 'comunicado').complete('SAN-19', 'archivado')
    expect(walk.state.flow.closed).toBe(true)
  })

  it('begins only against somebody who is known; otherwise it is inquired', () => {
    const walk = atSanction('reparto', { 'infractor.conocido': false }, sound)
    expect(refusal(() => walk.complete('SAN-02', 'si')).message).toContain('indagación preliminar')
    walk.complete('SAN-02', 'no').write('SAN-05').complete('SAN-05', 'vence').write('SAN-05B')
    expect(walk.complete('SAN-05B', 'si').open).toEqual(['SAN-06'])
  })

  it('begins no more twenty years after the facts, but ends in the archive', () => {
    const walk = atSanction('reparto', { 'infractor.conocido': true, 'hechos.fecha': '2005-01-31' }, sound)
    walk.complete('SAN-02', 'si')
    expect(refusal(() => walk.complete('SAN-06', 'firmado')).message).toContain('veinte años')
    expect(walk.complete('SAN-06', 'caducidad').open).toEqual(['SAN-20'])
  })

  it('stops for what the person mends, and ends early where they did', () => {
    const suspended = atSanction('reparto', { 'infractor.conocido': true }, sound)
      .complete('SAN-02', 'si')
      .complete('SAN-06', 'firmado')
      .draft()
      .complete('SAN-07', 'notificado')
      .notify()
      .complete('SAN-08', 'suspende')
      .complete('SAN-08B', 'firmado', {
        'propuesta.decision': 'aprueba',
        'propuesta.beneficio_previo': false,
      })
      .draft()
    expect(refusal(() => suspended.complete('SAN-08C', 'cumple')).message).toContain('Notifique primero')
    suspended.complete('SAN-08C', 'notificar').notify()
    expect(suspended.complete('SAN-08C', 'cumple').open).toEqual(['SAN-20'])
  })

  it('lets the lifting of a measure be appealed before the case is archived', () => {
    const lifted = (): Walk =>
      atSanction('flagrancia', { 'infractor.conocido': true }, sound)
        .complete('SAN-03', 'firmada')
        .draft()
        .complete('SAN-04', 'notificar')
        .notify()
        .complete('SAN-04', 'no')
        .complete('SAN-04B', 'firmado')
        .draft()
    expect(refusal(() => lifted().complete('SAN-20', 'reposicion')).kind).toBe('unmet')
    const walk = lifted().complete('SAN-20', 'notificar').notify().complete('SAN-20', 'reposicion')
    expect(walk.state.facts['recurso.plantilla']).toBe('AUTO_LEVANTA_MEDIDA')
    decidedBy(walk, 'confirma').complete('RWF-06', 'continua')
    expect(refusal(() => walk.complete('SAN-20', 'reposicion')).kind).toBe('unmet')
    expect(walk.complete('SAN-20', 'firmar').draft().open).toEqual(['SAN-20A'])
    const again = decidedBy(
      lifted().complete('SAN-20', 'notificar').notify().complete('SAN-20', 'reposicion'),
      'revoca',
    )
    expect(again.complete('RWF-06', 'reabrir').open).toEqual(['SAN-04B'])
  })

  it('refuses what the person proposes in an act, which they may appeal before they are charged', () => {
    const refused = (): Walk =>
      atSanction('reparto', { 'infractor.conocido': true }, sound)
        .complete('SAN-02', 'si')
        .complete('SAN-06', 'firmado')
        .draft()
        .complete('SAN-07', 'notificado')
        .notify()
        .complete('SAN-08', 'suspende')
        .complete('SAN-08B', 'negada', { 'propuesta.decision': 'niega' })
        .draft()
    const walk = refused()
    expect(refusal(() => walk.complete('SAN-08', 'continua')).message).toContain('Notifique primero')
    expect(refusal(() => walk.complete('SAN-08', 'reposicion')).kind).toBe('unmet')
    walk.complete('SAN-08', 'notificar').notify()
    expect(refusal(() => walk.complete('SAN-08', 'continua')).message).toContain('espere el término')
    walk.complete('SAN-08', 'reposicion')
    expect(walk.state.facts['recurso.plantilla']).toBe('AUTO_TERM_ANTICIPADA')
    decidedBy(walk, 'confirma').complete('RWF-06', 'continua')
    expect(walk.complete('SAN-08', 'continua').open).toEqual(['SAN-09'])
    const silent = refused().complete('SAN-08', 'notificar').notify().pass(30)
    expect(refusal(() => silent.complete('SAN-08', 'reposicion')).kind).toBe('unmet')
    expect(silent.complete('SAN-08', 'continua').open).toEqual(['SAN-09'])
    expect(
      refusal(() =>
        atSanction('reparto', { 'infractor.conocido': true }, sound)
          .complete('SAN-02', 'si')
          .complete('SAN-06', 'firmado')
          .draft()
          .complete('SAN-07', 'notificado')
          .notify()
          .complete('SAN-08', 'reposicion'),
      ).kind,
    ).toBe('unmet')
  })

  it('ceases before the charges, and after them only where the person has died', () => {
    const ceases = atSanction('reparto', { 'infractor.conocido': true }, sound)
      .complete('SAN-02', 'si')
      .complete('SAN-06', 'firmado')
      .draft()
      .complete('SAN-07', 'notificado')
      .notify()
      .complete('SAN-08', 'cesacion')
      .complete('SAN-18', 'firmar')
      .draft()
      .complete('SAN-18A', 'notificada')
      .notify()
    expect(refusal(() => ceases.complete('SAN-18A', 'en_firme')).message).toContain('Todavía corre')
    expect(ceases.expire('SAN-18A').complete('SAN-18A', 'en_firme').open).toEqual(['SAN-19'])
    const died = atCharges(sound).expire('SAN-10').complete('SAN-12', 'fallecimiento')
    expect(died.open).toEqual(['SAN-18'])
  })

  it('lets the sanction be appealed while the days run: confirmed it goes on, revoked it is decided anew', () => {
    const appealed = (decision: string) =>
      fineDecided(atDecision(evidenceTaken(atCharges(sound))))
        .complete('SAN-15', 'reposicion')
        .complete('RWF-01', 'radicado', { 'recurso.clase': 'reposicion' })
        .complete('RWF-03', 'si', { 'recurso.admite': true })
        .complete('RWF-05', 'firmar', { 'recurso.decision': decision })
        .draft()
        .complete('RWF-05A', 'notificada')
        .notify()
        .pass(1)
    const confirmed = appealed('confirma').complete('RWF-06', 'continua')
    expect(confirmed.open).toEqual(['SAN-16'])
    expect(appealed('revoca').complete('RWF-06', 'reabrir').open).toEqual(['SAN-13'])
  })

  it('lets only the refusal of evidence be appealed', () => {
    const decided = (refused: boolean) =>
      atCharges(sound)
        .complete('SAN-10', 'presenta')
        .complete('SAN-11', 'firmar', { 'pruebas.niega': refused })
        .draft()
        .complete('SAN-11A', 'notificado')
        .notify()
    expect(refusal(() => decided(false).complete('SAN-11A', 'reposicion')).message).toContain('no procede')
    expect(decided(true).complete('SAN-11A', 'reposicion').open).toEqual(['RWF-01'])
  })

  it('admits no appeal against a preventive measure or the charges', () => {
    for (const id of ['RES_MEDIDA_PREV', 'AUTO_CARGOS', 'AUTO_INICIO_SAN', 'AUTO_ALEGATOS'])
      expect(actTemplates.get(id)?.appeal).toBeNull()
    for (const id of ['SAN-03', 'SAN-04', 'SAN-09', 'SAN-09A', 'SAN-10'])
      expect(workflow.steps.get(id)?.outcomes.filter((o) => /^(?:REC|RWF)-/.test(o.to))).toEqual([])
  })
})
