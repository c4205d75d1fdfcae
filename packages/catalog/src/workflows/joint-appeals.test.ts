import type { Recipient } from '@ventanilla/domain/workflow/state/state'
import { describe, expect, it } from 'vitest'
import { actorOf, appealsIn, BOARD, files, NEIGHBOUR, signedBy, tell } from './joint-appeals.testkit.ts'
import { atFirmness, atNotice, refusal, resolved, sound } from './routes.testkit.ts'
import { atCharges, atDecision, evidenceTaken, fineDecided } from './sanction-routes.testkit.ts'
import { HEIR, OWNER, PROXY, type Walk } from './walk.testkit.ts'

const all = [OWNER, NEIGHBOUR]
const electronic = [OWNER, PROXY, NEIGHBOUR, BOARD].map((p) => p.personId)
const options = { ...sound, parties: all, electronic }

/** PG-15: both notified, the neighbour a day later; the signer has a superior. */
const told = (parties = all): Walk =>
  signedBy(atFirmness('niega', { ...options, parties }), 'RES_NIEGA', 'CLI_SUBDIRECTOR_JURIDICO')
const admitted = (walk: Walk, more: Readonly<Record<string, unknown>> = {}): Walk => {
  const data = { 'recurso.admite': true, 'recurso.inadmitidos': [], ...more }
  return walk
    .write('REC-02', data)
    .complete('REC-02', 'si', data)
    .complete('REC-03', 'sin_pruebas', { 'recurso.hay_pruebas': false })
}
const messages = (walk: Walk, message: string): readonly (readonly string[])[] =>
  walk.effects.flatMap((e) => (e.type === 'message' && e.message === message ? [e.to] : []))

describe('a second appeal against one act', () => {
  it('is filed after the first one, and both are studied and decided together', () => {
    const walk = files(told(), OWNER)
    expect([walk.open, walk.state.flow.stack]).toEqual([['PG-15'], []])
    expect(appealsIn(walk)).toEqual([['marta', 'reposicion', 'espera']])
    files(walk.pass(2), NEIGHBOUR, 'reposicion_apelacion')
    expect([walk.open, walk.state.flow.stack]).toEqual([['REC-02'], ['PG-15']])
    expect(appealsIn(walk).map(([, , state]) => state)).toEqual(['estudio', 'estudio'])
    expect(walk.state.facts).toMatchObject({
      'recurso.clase': 'reposicion_apelacion',
      'recurso.tercero': null,
      'recurso.motivos': 'Marta Ruiz:\nLos motivos de Marta Ruiz.\n\nNora Páez:\nLos motivos de Nora Páez.',
    })
    expect(messages(walk, 'recurso.presentado')).toEqual([['marta'], ['nora']])
    expect(messages(walk, 'recurso.de_otro')).toEqual([['nora'], ['marta']])
  })

  it('keeps the act from becoming final, and everything else from going on, until they are decided', () => {
    const walk = files(told(), OWNER)
    for (const [step, outcome] of [['PG-15', 'en_firme']] as const)
      expect(refusal(() => walk.complete(step, outcome)).kind).toBe('unmet')
    expect(refusal(() => files(walk, OWNER)).message).toMatch(
      /^Usted ya presentó su recurso contra este acto/,
    )
    // no other party files: their days end, and the study begins automatically
    walk.expire('PG-15')
    expect([walk.open, walk.state.status]).toEqual([['REC-02'], 'en_recurso'])
    resolved(admitted(walk), 'confirma').settle('REC-06').write('REC-06').complete('REC-06', 'firmeza')
    expect([walk.open, appealsIn(walk)]).toEqual([['PG-15'], [['marta', 'reposicion', 'decidido']]])
    expect(walk.state.status).toBe('en_notificacion')
    expect(refusal(() => files(walk, NEIGHBOUR)).message).toBe('Ya no procede recurso contra esta decisión.')
    walk.complete('PG-15', 'en_firme')
  })

  it('is taken while a third one is still being notified, and out of days of one’s own it is not', () => {
    const walk = atNotice({ ...options, parties: [...all, BOARD] })
    expect(refusal(() => files(walk, OWNER)).message).toBe('Todavía no se le ha notificado este acto.')
    tell(walk, OWNER).pass(1)
    expect(refusal(() => files(walk, NEIGHBOUR)).message).toBe('Todavía no se le ha notificado este acto.')
    files(walk, OWNER)
    expect([walk.open, appealsIn(walk)]).toEqual([['NOT-01'], [['marta', 'reposicion', 'espera']]])
    tell(walk, NEIGHBOUR).pass(20)
    expect(refusal(() => files(walk, NEIGHBOUR)).message).toMatch(/^Su término para recurrir venció el/)
    tell(walk, BOARD)
    expect(walk.open).toEqual(['PG-15'])
    expect(refusal(() => files(walk, NEIGHBOUR)).message).toMatch(/^Su término para recurrir venció el/)
    files(walk, BOARD)
    expect([walk.open, appealsIn(walk).map(([who]) => who)]).toEqual([['REC-02'], ['marta', 'junta']])
  })

  it('waits only for the days of those who may still file', () => {
    const walk = tell(atNotice(options), OWNER).pass(5)
    tell(walk, NEIGHBOUR)
    // the neighbour, notified last, files first; the applicant's days end before the step's
    files(walk, NEIGHBOUR)
    const { dueOn, expiresAt } = walk.task('PG-15')
    expect((expiresAt ?? '').slice(0, 10) < (dueOn ?? '')).toBe(true)
    walk.now = expiresAt ?? ''
    walk.do(
      { ...actorOf(walk, OWNER), id: 'sistema', kind: 'sistema' },
      {
        type: 'expire',
        taskId: walk.task('PG-15').id,
      },
    )
    expect(walk.open).toEqual(['REC-02'])
    expect(walk.state.facts).toMatchObject({ 'recurso.tercero': 'Nora Páez', 'recurso.recurrentes': null })
  })

  it('is one with the applicant’s where their proxy files it', () => {
    const walk = files(told([OWNER, PROXY]), PROXY)
    expect(walk.open).toEqual(['REC-02'])
    const beside = files(told([OWNER, PROXY, NEIGHBOUR]), PROXY)
    expect(refusal(() => files(beside, OWNER)).message).toMatch(/^El recurso contra este acto ya se presentó/)
    expect(files(beside, NEIGHBOUR).open).toEqual(['REC-02'])
  })

  it('stays filed when the case passes to somebody else', () => {
    const walk = files(told(), OWNER)
    const transferee: Recipient = { ...HEIR, role: 'solicitante' }
    walk.state = { ...walk.state, parties: [transferee, NEIGHBOUR] }
    expect(refusal(() => files(walk, transferee)).message).toMatch(
      /^El recurso contra este acto ya se presentó/,
    )
    expect(files(walk, NEIGHBOUR).open).toEqual(['REC-02'])
  })

  it('is taken while somebody else’s waiver is studied', () => {
    const walk = told().complete('PG-15', 'renuncia').complete('REN-01', 'enviada')
    files(walk, NEIGHBOUR)
    expect([walk.open, appealsIn(walk)]).toEqual([['REN-02'], [['nora', 'reposicion', 'espera']]])
    walk.complete('REN-02', 'negada')
    expect(walk.open).toEqual(['PG-15'])
    files(walk, OWNER)
    expect(walk.open).toEqual(['REC-02'])
  })
})

describe('what one of two took to the superior', () => {
  const both = (
    mine: 'reposicion' | 'reposicion_apelacion',
    theirs: 'reposicion_apelacion' | 'apelacion',
  ): Walk => files(files(told(), OWNER, mine), NEIGHBOUR, theirs)

  it.each(['reposicion_apelacion', 'apelacion'] as const)('as %s is not lost', (theirs) => {
    const walk = resolved(admitted(both('reposicion', theirs)), 'confirma').pass(1)
    expect(refusal(() => walk.complete('REC-06', 'firmeza')).kind).toBe('unmet')
    walk.complete('REC-06', 'al_superior')
    expect(appealsIn(walk)).toEqual([
      ['marta', 'reposicion', 'decidido'],
      ['nora', 'apelacion', 'estudio'],
    ])
    expect(walk.state.facts).toMatchObject({
      'recurso.clase': 'apelacion',
      'recurso.tercero': 'Nora Páez',
      'recurso.motivos': 'Los motivos de Nora Páez.',
    })
    resolved(walk, 'confirma').settle('REC-06').write('REC-06').complete('REC-06', 'firmeza')
    expect([walk.open, walk.signed.includes('RES_APELACION')]).toEqual([['PG-15'], true])
  })

  it('has nothing left where the applicant was granted what they asked for, and a third party’s has', () => {
    const granted = resolved(
      admitted(files(files(told(), OWNER, 'reposicion_apelacion'), NEIGHBOUR)),
      'otorga',
    )
    expect(refusal(() => granted.pass(1).complete('REC-06', 'al_superior')).kind).toBe('unmet')
    granted.settle('REC-06').write('REC-06').complete('REC-06', 'firmeza')
    const opposed = resolved(admitted(both('reposicion_apelacion', 'reposicion_apelacion')), 'otorga').pass(1)
    opposed.complete('REC-06', 'al_superior')
    expect(appealsIn(opposed)).toEqual([
      ['marta', 'reposicion_apelacion', 'decidido'],
      ['nora', 'apelacion', 'estudio'],
    ])
  })

  it('waits while another one, who was not admitted, complains', () => {
    const walk = admitted(both('reposicion_apelacion', 'apelacion'), {
      'recurso.inadmitidos': ['nora'],
      'recurso.causal_parcial': 'No sustenta los motivos.',
    })
    expect(appealsIn(walk).map(([, , state]) => state)).toEqual(['estudio', 'rechazado'])
    resolved(walk, 'confirma').pass(1)
    // the recurso de queja takes precedence, and only its holder can file it
    expect(refusal(() => walk.complete('REC-06', 'al_superior')).message).toMatch(/Todavía corre/)
    expect(refusal(() => files(walk, OWNER, 'queja')).message).toMatch(
      /^El recurso de queja es de quien apeló/,
    )
    files(walk, NEIGHBOUR, 'queja')
    expect(walk.open).toEqual(['REC-02'])
    expect(appealsIn(walk).map(([, kind, state]) => [kind, state])).toEqual([
      ['reposicion_apelacion', 'superior'],
      ['apelacion', 'rechazado'],
      ['queja', 'estudio'],
    ])
    resolved(admitted(walk), 'revoca').pass(1)
    expect(refusal(() => walk.complete('REC-06', 'reabrir')).kind).toBe('unmet')
    walk.complete('REC-06', 'al_superior')
    expect(appealsIn(walk)).toEqual([
      ['marta', 'apelacion', 'estudio'],
      ['nora', 'apelacion', 'estudio'],
      ['nora', 'queja', 'decidido'],
    ])
    expect(walk.state.facts['recurso.plantilla']).toBe('RES_NIEGA')
    resolved(walk, 'confirma').settle('REC-06').write('REC-06').complete('REC-06', 'firmeza')
    expect(walk.open).toEqual(['PG-15'])
  })

  it('goes on once the days to complain are over, and where the complaint fails', () => {
    const rejected = (): Walk =>
      resolved(
        admitted(both('reposicion_apelacion', 'apelacion'), {
          'recurso.inadmitidos': ['nora'],
          'recurso.causal_parcial': 'No sustenta los motivos.',
        }),
        'modifica',
      )
    const silent = rejected().pass(20)
    expect(refusal(() => files(silent, NEIGHBOUR, 'queja')).message).toMatch(/Ya venció/)
    silent.complete('REC-06', 'al_superior')
    expect(appealsIn(silent).map(([, , state]) => state)).toEqual(['estudio', 'decidido'])
    const failed = resolved(admitted(files(rejected().pass(1), NEIGHBOUR, 'queja')), 'confirma').pass(1)
    expect(refusal(() => failed.complete('REC-06', 'firmeza')).kind).toBe('unmet')
    failed.complete('REC-06', 'al_superior')
    expect(appealsIn(failed).map(([who, , state]) => [who, state])).toEqual([
      ['marta', 'estudio'],
      ['nora', 'decidido'],
      ['nora', 'decidido'],
    ])
    // the decision on the other appeal becomes final, not the one on the queja
    const alone = { 'recurso.inadmitidos': ['nora'], 'recurso.causal_parcial': 'No sustenta los motivos.' }
    const kept = resolved(admitted(both('reposicion', 'apelacion'), alone), 'modifica').pass(1)
    resolved(admitted(files(kept, NEIGHBOUR, 'queja')), 'confirma')
      .settle('REC-06')
      .write('REC-06')
    kept.complete('REC-06', 'firmeza')
    expect([kept.open, kept.state.facts['recurso.decision']]).toEqual([['PG-15'], 'modifica'])
    // announced and never filed: the decision stands unchanged
    const announced = rejected().pass(1)
    announced.do(actorOf(announced, NEIGHBOUR), {
      type: 'complete',
      taskId: announced.task('REC-06').id,
      outcome: 'queja',
      data: {},
    })
    announced.expire('REC-01').complete('REC-06', 'al_superior')
    expect(appealsIn(announced).map(([, , state]) => state)).toEqual(['estudio', 'decidido'])
  })

  it('admits somebody: where nobody is admitted, the answer is no', () => {
    const walk = both('reposicion', 'reposicion_apelacion')
    const none = { 'recurso.admite': true, 'recurso.inadmitidos': ['marta', 'nora'] }
    walk.write('REC-02', none)
    expect(refusal(() => walk.complete('REC-02', 'si', none)).message).toBe(
      'Si no se admite ninguno de los recursos, responda que no.',
    )
  })
})

const ALL = { 'recurso.admite': true, 'recurso.inadmitidos': [] }

describe('two appeals against a fine', () => {
  const fined = (): Walk =>
    signedBy(
      fineDecided(atDecision(evidenceTaken(atCharges({ parties: all, electronic })))),
      'RES_SANCION',
      'CLI_SUBDIRECTOR_JURIDICO',
    )
  const decided = (walk: Walk, decision: string): Walk =>
    walk
      .complete('RWF-05', 'firmar', { 'recurso.decision': decision })
      .draft()
      .complete('RWF-05A', 'notificada')
      .notify()

  it('are decided together, and the one that is also for the superior goes there', () => {
    const walk = files(fined(), OWNER)
    expect(walk.open).toEqual(['SAN-15'])
    files(walk, NEIGHBOUR, 'apelacion')
    expect([walk.open, walk.state.flow.stack]).toEqual([['RWF-03'], ['SAN-16']])
    decided(walk.complete('RWF-03', 'si', ALL), 'confirma').pass(1)
    expect(walk.state.flow.notifying?.recipients.map((r) => r.personId)).toEqual(['marta', 'nora'])
    expect(refusal(() => walk.complete('RWF-06', 'continua')).kind).toBe('unmet')
    decided(walk.complete('RWF-06', 'al_superior'), 'confirma').pass(1).complete('RWF-06', 'continua')
    expect(walk.signed).toEqual(expect.arrayContaining(['RES_RECURSO', 'RES_APELACION']))
    expect(appealsIn(walk).map(([, , state]) => state)).toEqual(['decidido', 'decidido'])
    expect(walk.open).toEqual(['SAN-16'])
  })

  it('are both rejected by one auto, and whoever appealed to the superior complains', () => {
    const walk = files(files(fined(), OWNER), NEIGHBOUR, 'apelacion')
    walk.complete('RWF-03', 'no', { 'recurso.admite': false }).complete('RWF-04', 'firmar').draft()
    walk.complete('RWF-05A', 'notificada').notify().pass(1)
    expect(refusal(() => files(walk, OWNER, 'queja')).message).toMatch(
      /^El recurso de queja es de quien apeló/,
    )
    files(walk, NEIGHBOUR, 'queja')
    decided(walk.complete('RWF-03', 'si', ALL), 'revoca').pass(1)
    walk.complete('RWF-06', 'al_superior')
    expect(appealsIn(walk).map(([who, kind, state]) => [who, kind, state])).toEqual([
      ['marta', 'reposicion', 'decidido'],
      ['nora', 'apelacion', 'estudio'],
      ['nora', 'queja', 'decidido'],
    ])
  })
})
