import { describe, expect, it } from 'vitest'
import { refusal } from '../../routes.testkit.ts'
import { atCharges, atDecision, evidenceTaken, fineDecided } from '../../sanction-routes.testkit.ts'
import type { Walk } from '../../walk.testkit.ts'
import { asSignedBy } from '../../../competence/signed-by.testkit.ts'

/** Sets the signer of the fine: the Director, or an official with a superior. */
function signedBy(walk: Walk, signerRole: string): Walk {
  const acts = walk.state.flow.acts.map((a) => (a.template === 'RES_SANCION' ? asSignedBy(a, signerRole) : a))
  walk.state = { ...walk.state, flow: { ...walk.state.flow, acts } }
  return walk
}
/** SAN-15: a fine, decided and notified. */
const fined = (signer = 'CLI_SUBDIRECTOR_JURIDICO'): Walk =>
  signedBy(fineDecided(atDecision(evidenceTaken(atCharges()))), signer)
const appealing = (kind: string, signer?: string): Walk =>
  fined(signer).complete('SAN-15', 'reposicion').complete('RWF-01', 'radicado', { 'recurso.clase': kind })
const decided = (walk: Walk, decision: string): Walk =>
  walk
    .complete('RWF-05', 'firmar', { 'recurso.decision': decision })
    .draft()
    .complete('RWF-05A', 'notificada')
    .notify()
const admitted = (walk: Walk): Walk => walk.complete('RWF-03', 'si', { 'recurso.admite': true })

describe('an appeal against a sanction', () => {
  it('that confirms it lets the case go on from the day after it was notified', () => {
    const walk = decided(admitted(appealing('reposicion')), 'confirma').pass(1)
    expect(walk.signed).toContain('RES_RECURSO')
    expect(refusal(() => walk.complete('RWF-06', 'al_superior')).kind).toBe('unmet')
    walk.complete('RWF-06', 'continua')
    expect([walk.open, walk.state.facts['recurso.resuelto']]).toEqual([['SAN-16'], true])
  })
  it('goes to the superior when it was filed as subsidiary and the first decision did not help', () => {
    const walk = decided(admitted(appealing('reposicion_apelacion')), 'confirma').pass(1)
    expect(refusal(() => walk.complete('RWF-06', 'continua')).kind).toBe('unmet')
    walk.complete('RWF-06', 'al_superior')
    decided(walk, 'modifica').pass(1).complete('RWF-06', 'continua')
    expect(walk.signed).toEqual(expect.arrayContaining(['RES_RECURSO', 'RES_APELACION']))
    expect(walk.open).toEqual(['SAN-16'])
  })
  it('that wins sends the case back to whoever decided', () => {
    const walk = decided(admitted(appealing('reposicion')), 'revoca').pass(1)
    expect(refusal(() => walk.complete('RWF-06', 'continua')).kind).toBe('unmet')
    walk.complete('RWF-06', 'reabrir')
    expect(walk.open).toEqual(['SAN-13'])
  })
  it('that is rejected is told, and the case goes on', () => {
    const walk = appealing('reposicion').complete('RWF-03', 'no', { 'recurso.admite': false })
    walk.complete('RWF-04', 'firmar').draft().complete('RWF-05A', 'notificada').notify().pass(1)
    // the rejection of a reposición admits no recurso de queja
    expect(refusal(() => walk.complete('RWF-06', 'queja')).message).toMatch(/no procede recurso/)
    walk.complete('RWF-06', 'continua')
    expect([walk.signed.includes('AUTO_RECHAZA_RECURSO'), walk.open]).toEqual([true, ['SAN-16']])
  })
  it('announced and never filed gives the step that waited its term back', () => {
    const walk = fined()
    const due = walk.task('SAN-15').dueOn
    walk.complete('SAN-15', 'apelacion').expire('RWF-02')
    expect([walk.open, walk.task('SAN-15').dueOn]).toEqual([['SAN-15'], due])
    walk.complete('SAN-15', 'sin_recurso')
  })
  it('goes to no superior where the Director decided, and is not even offered', () => {
    const director = 'CLI_DIRECTOR_GENERAL'
    expect(refusal(() => appealing('reposicion_apelacion', director)).message).toMatch(/no tiene superior/)
    expect(refusal(() => fined(director).complete('SAN-15', 'apelacion')).message).toMatch(
      /no tiene superior/,
    )
    const walk = fined().complete('SAN-15', 'apelacion').complete('RWF-02', 'radicado')
    expect(walk.state.facts['recurso.clase']).toBe('apelacion')
    decided(admitted(walk), 'confirma').pass(1).complete('RWF-06', 'continua')
    expect(walk.signed).toContain('RES_APELACION')
  })
  it('that is rejected may be complained of in five days, and a complaint that is right gives it back', () => {
    const rejected = (): Walk =>
      fined()
        .complete('SAN-15', 'apelacion')
        .complete('RWF-02', 'radicado', { 'recurso.motivos': 'La multa es excesiva.' })
        .complete('RWF-03', 'no', { 'recurso.admite': false })
        .complete('RWF-04', 'firmar')
        .draft()
        .complete('RWF-05A', 'notificada')
        .notify()
    const walk = rejected().pass(1)
    expect(refusal(() => walk.complete('RWF-06', 'continua')).message).toMatch(/Todavía corre/)
    walk.complete('RWF-06', 'queja').complete('RWF-02', 'radicado', { 'recurso.motivos': 'Llegó a tiempo.' })
    expect(walk.state.facts).toMatchObject({
      'recurso.clase': 'queja',
      'recurso.plantilla': 'AUTO_RECHAZA_RECURSO',
    })
    decided(admitted(walk), 'revoca').pass(1)
    expect(refusal(() => walk.complete('RWF-06', 'reabrir')).kind).toBe('unmet')
    walk.complete('RWF-06', 'al_superior')
    expect(walk.state.facts).toMatchObject({
      'recurso.clase': 'apelacion',
      'recurso.plantilla': 'RES_SANCION',
      'recurso.motivos': 'La multa es excesiva.',
    })
    decided(walk, 'modifica').pass(1).complete('RWF-06', 'continua')
    expect(walk.open).toEqual(['SAN-16'])
    const late = rejected().pass(20)
    expect(refusal(() => late.complete('RWF-06', 'queja')).message).toMatch(/Ya venció/)
    late.complete('RWF-06', 'continua')
    const announced = rejected().pass(1).complete('RWF-06', 'queja').expire('RWF-02')
    expect([announced.open, announced.state.flow.stack]).toEqual([['RWF-06'], ['SAN-16']])
  })
  it('lies against evidence that was refused, and only then', () => {
    const told = (refused: boolean): Walk =>
      atCharges()
        .complete('SAN-10', 'presenta')
        .complete('SAN-11', 'firmar', { 'pruebas.niega': refused })
        .draft()
        .complete('SAN-11A', 'notificado')
        .notify()
    expect(refusal(() => told(false).complete('SAN-11A', 'reposicion')).kind).toBe('unmet')
    const walk = told(true).complete('SAN-11A', 'reposicion')
    walk.complete('RWF-01', 'radicado', { 'recurso.clase': 'reposicion' })
    decided(admitted(walk), 'confirma').pass(1).complete('RWF-06', 'continua')
    expect(walk.open).toEqual(['SAN-11B'])
  })
})
