import { readFileSync } from 'node:fs'
import { SYSTEM } from '@ventanilla/domain/access/actor'
import { describe, expect, it } from 'vitest'
import { cambioSolicitante } from './family.ts'
import { CHANGE_STATES } from '../../change-states.testdata.ts'
import { atAppealDecision, atChange, atSentChange, refusal, resolved, sound } from '../../routes.testkit.ts'
import { CAST, HEIR, OWNER, PROXY, rules, type Walk, type WalkOptions } from '../../walk.testkit.ts'

const created = (options: WalkOptions = {}): Walk => atChange({ ...sound, ...options })

const registered = (options?: WalkOptions): Walk => {
  const walk = created(options)
  return walk.do(SYSTEM, {
    type: 'complete',
    taskId: walk.task('CAM-02').id,
    outcome: 'vinculado',
    data: {},
  })
}
const sent = (options: WalkOptions = {}): Walk => atSentChange({ ...sound, ...options })

/** CAM-06 with the act begun by the assigned lawyer. */
const drafting = (options?: WalkOptions): Walk => {
  const walk = sent(options).complete('CAM-04', 'aprobada').complete('CAM-05', 'asignado')
  return walk.do(walk.someone('CAM-06'), { type: 'startAct', taskId: walk.task('CAM-06').id, data: {} })
}
const inReview = (options?: WalkOptions): Walk =>
  drafting(options).complete('CAM-06', 'proyectado').complete('CAM-07', 'a_revision')
const toSign = (options?: WalkOptions): Walk => inReview(options).complete('CAM-08', 'aprobado')
const notified = (options?: WalkOptions): Walk =>
  toSign(options).complete('CAM-10', 'firmado').complete('CAM-12', 'notificado').notify()

const statusesOf = (walk: Walk): unknown[] =>
  walk.events.filter((e) => e.type === 'estado.cambiado').map((e) => e.data['a'])

describe('a change of applicant', () => {
  it('is created, sent, approved, drafted, reviewed, signed, told to both, accepted and, once final, applied', () => {
    const walk = notified().complete('CAM-13', 'aceptada')
    expect(walk.state.flow.notifying?.recipients.map((r) => [r.personId, r.legalOn !== null])).toEqual([
      [OWNER.personId, true],
      [HEIR.personId, true],
    ])
    const early = refusal(() => walk.complete('CAM-14', 'aplicado'))
    expect([early.kind, early.message]).toEqual([
      'unmet',
      'Se aplica cuando lo aceptó quien recibe y el auto está en firme: vencido el término para recurrir, o decidido un recurso que no lo revocó.',
    ])
    walk.expire('CAM-14').complete('CAM-14', 'aplicado').complete('CAM-16', 'cerrado')
    expect(walk.state.flow.closed).toBe(true)
    expect(statusesOf(walk)).toEqual([
      'cambio_creado',
      'cambio_enviado',
      'cambio_aprobado',
      'cambio_asignado',
      'cambio_proyectado',
      'cambio_revisado',
      'cambio_firmado',
      'cambio_aceptado',
      'cambio_aplicado',
    ])
  })

  it('is final ten business days after the later of both was told, whenever it was accepted', () => {
    const walk = notified()
    const last = walk.state.flow.lastNotifiedOn ?? ''
    const answerBy = walk.task('CAM-13').dueOn
    walk.pass(6).complete('CAM-13', 'aceptada')
    expect(walk.task('CAM-14').dueOn).toBe(answerBy)
    expect(walk.task('CAM-14').dueOn).toBe(
      walk.world.due(last, { amount: 10, unit: 'habiles', norm: 'CPACA art. 76' }),
    )
  })

  it('comes back to its lawyer from the coordinator and from the sub-director, and passes review again', () => {
    const walk = inReview()
    const lawyer = walk.state.flow.acts.at(-1)?.drafter
    walk.complete('CAM-08', 'devuelto')
    expect([walk.open, walk.task('CAM-09').assignee, walk.state.status]).toEqual([
      ['CAM-09'],
      lawyer,
      'cambio_devuelto_coordinador',
    ])
    walk.complete('CAM-09', 'corregido').complete('CAM-07', 'a_revision').complete('CAM-08', 'aprobado')
    walk.complete('CAM-10', 'devuelto')
    expect([walk.open, walk.task('CAM-11').assignee, walk.state.status]).toEqual([
      ['CAM-11'],
      lawyer,
      'cambio_devuelto_subdirector',
    ])
    walk.complete('CAM-11', 'corregido').complete('CAM-07', 'a_revision').complete('CAM-08', 'aprobado')
    walk.complete('CAM-10', 'firmado')
    expect(walk.events.filter((e) => e.type === 'acto.devuelto')).toHaveLength(2)
    expect(walk.signed).toEqual(['AUTO_CAMBIO_SOL'])
  })

  it.each([
    ['rejected', () => sent().complete('CAM-04', 'rechazada'), 'cambio_rechazado'],
    ['never sent', () => registered().expire('CAM-03'), 'cambio_rechazado'],
    ['without anybody who registers', () => created().expire('CAM-02'), 'cambio_rechazado'],
    ['denied', () => notified().complete('CAM-13', 'denegada'), 'cambio_denegado'],
    ['not answered', () => notified().expire('CAM-13'), 'cambio_denegado'],
  ])('%s ends with a letter to both', (_how, begin, status) => {
    const walk = begin()
    expect([walk.open, walk.state.status]).toEqual([['CAM-15'], status])
    walk.write('CAM-15').complete('CAM-15', 'comunicado')
    expect([walk.state.flow.closed, walk.state.status]).toEqual([true, status])
  })

  it('may be appealed by who gives the case away while the other has not answered, and is accepted afterwards', () => {
    const walk = notified()
    const transferor = walk.parties.find((p) => p.id === OWNER.personId)
    if (transferor === undefined) throw new Error('nobody gives')
    walk.do(transferor, {
      type: 'complete',
      taskId: walk.task('CAM-13').id,
      outcome: 'con_recurso',
      data: {},
    })
    expect([walk.open, walk.state.flow.stack]).toEqual([['REC-01'], ['CAM-14']])
  })

  it('may be appealed by either until it is final, and is applied only after that', () => {
    const walk = notified().complete('CAM-13', 'aceptada').complete('CAM-14', 'con_recurso')
    expect([walk.open, walk.state.flow.stack]).toEqual([['REC-01'], ['CAM-14']])
  })

  it.each([
    ['confirms', 'confirma', 'aplicado', 'revocado'],
    ['revokes', 'niega', 'revocado', 'aplicado'],
  ])('an appeal that %s it decides whether it may be applied', (_how, decision, may, mayNot) => {
    const walk = atAppealDecision(notified().complete('CAM-13', 'aceptada'), 'CAM-14')
    resolved(walk, decision).settle('REC-06')
    walk.write('REC-06').complete('REC-06', 'firmeza')
    expect(walk.open).toEqual(['CAM-14'])
    expect(refusal(() => walk.complete('CAM-14', mayNot)).kind).toBe('unmet')
    walk.complete('CAM-14', may)
    expect([walk.open, walk.state.status]).toEqual(
      may === 'aplicado' ? [['CAM-16'], 'cambio_aplicado'] : [['CAM-15'], 'cambio_rechazado'],
    )
  })
})

describe('nobody answers for another', () => {
  it('the applicant cannot accept for whoever takes the case, nor they send it for the applicant', () => {
    const walk = notified({
      parties: [OWNER, PROXY],
      electronic: [OWNER.personId, PROXY.personId],
    })
    const task = walk.task('CAM-13')
    for (const other of [OWNER, PROXY]) {
      const actor = walk.parties.find((p) => p.id === other.personId)
      if (actor === undefined) throw new Error('nobody')
      expect(
        refusal(() => walk.do(actor, { type: 'complete', taskId: task.id, outcome: 'aceptada', data: {} }))
          .kind,
      ).toBe('forbidden')
    }
    expect(walk.people(task).map((p) => p.id)).toEqual([HEIR.personId])
    const open = registered()
    expect(open.people(open.task('CAM-03')).map((p) => p.id)).toEqual([OWNER.personId])
  })

  it('a proxy sends it for the applicant', () => {
    const walk = registered({ parties: [OWNER, PROXY] })
    expect(walk.people(walk.task('CAM-03')).map((p) => p.id)).toEqual([OWNER.personId, PROXY.personId])
  })

  it('whoever drafted the act neither reviews nor signs it, whoever reviewed it does not sign it', () => {
    const walk = inReview()
    const act = walk.state.flow.acts.at(-1)
    const lawyer = CAST.find((p) => p.id === act?.drafter)
    const both = { ...(lawyer as (typeof CAST)[number]), audience: ['CLI_COORDINADOR_JURIDICO'] }
    const review = walk.task('CAM-08')
    expect(
      refusal(() => walk.do(both, { type: 'complete', taskId: review.id, outcome: 'aprobado', data: {} }))
        .message,
    ).toBe('Quien proyecta un documento no puede revisarlo. Debe hacerlo otra persona.')
    walk.complete('CAM-08', 'aprobado')
    const reviewer = CAST.find((p) => p.id === walk.state.flow.acts.at(-1)?.reviewer)
    const signs = { ...(reviewer as (typeof CAST)[number]), audience: ['CLI_SUBDIRECTOR_JURIDICO'] }
    const sign = walk.task('CAM-10')
    expect(
      refusal(() => walk.do(signs, { type: 'complete', taskId: sign.id, outcome: 'firmado', data: {} }))
        .message,
    ).toBe('Quien proyecta o revisa un acto no puede firmarlo. Debe hacerlo otra persona.')
  })

  it('nothing goes on without the act, and a draft thrown away is begun again in its own step', () => {
    const walk = sent().complete('CAM-04', 'aprobada').complete('CAM-05', 'asignado')
    expect(refusal(() => walk.complete('CAM-06', 'proyectado')).message).toBe(
      'Primero proyecte el documento.',
    )
    const begun = drafting()
    begun.do(begun.someone('CAM-06'), { type: 'withdrawAct', taskId: begun.task('CAM-06').id })
    expect([begun.open, begun.task('CAM-06').actId]).toEqual([['CAM-06'], null])
    const returned = inReview().complete('CAM-08', 'devuelto')
    returned.do(returned.someone('CAM-09'), { type: 'withdrawAct', taskId: returned.task('CAM-09').id })
    expect(returned.open).toEqual(['CAM-06'])
  })
})

it('the act that its lawyer drafts is the one that passes a case to another applicant', () => {
  const passing = [...rules.values()].filter(({ role }) => role === 'applicantChange').map(({ id }) => id)
  const drafted = cambioSolicitante.steps.find(({ changePart }) => changePart === 'draft')?.produces
  expect([passing, drafted]).toEqual([['AUTO_CAMBIO_SOL'], ['AUTO_CAMBIO_SOL']])
})

/** The specification's state machine; its state names are the specification's words. */
const SPEC = new URL('../../../../../../spec/states.json', import.meta.url)
const NAMES: Readonly<Record<string, string>> = CHANGE_STATES

/** Whether a guard allows a status, as far as it tests the status. */
function allows(guard: unknown, status: string): boolean {
  const text = JSON.stringify(guard ?? null)
  const named = (sign: string): string | undefined =>
    new RegExp(`"${sign}":\\[\\{"var":"caso\\.status"\\},"(\\w+)"`).exec(text)?.[1]
  return (named('==') ?? status) === status && named('!=') !== status
}

/** Every change of status that the family's data allow, found by following all outcomes from the start. */
function changes(): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const follow = (id: string, status: string): void => {
    if (seen.has(`${id} ${status}`)) return
    seen.add(`${id} ${status}`)
    for (const outcome of cambioSolicitante.steps.find((step) => step.id === id)?.outcomes ?? []) {
      if (!allows(outcome.guard, status)) continue
      const next = outcome.status ?? status
      if (next !== status) found.add(`${status} → ${next}`)
      follow(outcome.returnTo ?? outcome.to, next)
    }
  }
  follow(cambioSolicitante.initialStep, '')
  return found
}

describe('the machine of the specification', () => {
  interface Machine {
    readonly id: string
    readonly states: readonly { readonly id: string }[]
    readonly transitions: readonly { readonly from: string; readonly to: string }[]
    readonly interpretation: {
      readonly transitions: readonly { readonly from: string; readonly to: string }[]
    }
  }
  const machine = (JSON.parse(readFileSync(SPEC, 'utf8')) as { machines: readonly Machine[] }).machines.find(
    (one) => one.id === 'change-of-applicant',
  )

  it('holds state by state and change by change, and nothing else does', () => {
    if (machine === undefined) throw new Error('The catalogue names no change of applicant.')
    expect(machine.states.map((state) => NAMES[state.id])).toEqual(Object.values(NAMES))
    const asked = [...machine.transitions, ...machine.interpretation.transitions].map(
      ({ from, to }) => `${NAMES[from]} → ${NAMES[to]}`,
    )
    const ours = changes()
    // our step creates the request; an unregistered or unsent request ends as rejected
    ours.delete(' → cambio_creado')
    ours.delete('cambio_creado → cambio_rechazado')
    // A successful appeal also ends it; the specification has no appeals.
    ours.delete('cambio_aceptado → cambio_rechazado')
    ours.delete('cambio_firmado → cambio_rechazado')
    expect([...ours].sort()).toEqual([...new Set(asked)].sort())
  })
})
