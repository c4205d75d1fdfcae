import type { Actor } from '@ventanilla/domain/access/actor'
import type { PlacedRemark } from '@ventanilla/domain/acts/remarks'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { actToStart, offeredOutcomes } from '@ventanilla/domain/workflow/decision/availability'
import { decide } from '@ventanilla/domain/workflow/engine/decide'
import { type OpenTask, stepOf } from '@ventanilla/domain/workflow/state/state'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diceOf } from './answering.testkit.ts'
import { randomStep } from './random.testkit.ts'
import * as routes from './routes.testkit.ts'
import * as sanction from './sanction-routes.testkit.ts'
import { CAST, rules, Walk } from './walk.testkit.ts'

const DEEP = process.env['TEST_DEPTH'] === 'all'

const remarkBy = (author: Actor, actId: string, at: string, id = 'r0'): PlacedRemark => ({
  id,
  actId,
  said: { by: author.id, at, text: 'Falta el acto de delegación.' },
  quote: 'el caudal',
  passage: [],
  answer: null,
  accepted: null,
  authorSeenAt: at,
  place: { from: 0, to: 9 },
})

/** Outcomes by which a task approves or signs its act, listed by hand. */
const PASSING = new Set(['aprobado', 'firmado'])

const judged = (walk: Walk): OpenTask[] =>
  walk.state.flow.tasks.filter((t) => ['review', 'sign'].includes(stepOf(walk.world, t.step).actPart ?? ''))

/** Plants an open remark on every act under review or signature, and checks that it cannot pass. */
function refusesToPass(walk: Walk, classes: Set<string>): void {
  for (const task of judged(walk)) {
    const act = walk.state.flow.acts.find((a) => a.id === task.actId)
    const [actor] = walk.people(task)
    if (act === undefined || actor === undefined) continue
    walk.remarks.set(act.id, [remarkBy(actor, act.id, walk.now)])
    const ways = stepOf(walk.world, task.step).outcomes.filter((o) => PASSING.has(o.code))
    expect(ways, task.step).not.toEqual([])
    for (const { code } of ways) {
      const offered = offeredOutcomes(walk.world, walk.state, task, {}, 'staff')
      expect(offered.find((o) => o.outcome.code === code)).toMatchObject({
        enabled: false,
        reason: expect.stringContaining('una observación por resolver') as string,
      })
      const pass = (): unknown =>
        decide(walk.world, walk.state, { type: 'complete', taskId: task.id, outcome: code, data: {} }, actor)
      expect(pass, `${task.step} ${code}`).toThrow('observación por resolver')
    }
    // outcomes that send it back stay available
    for (const { outcome, enabled } of offeredOutcomes(walk.world, walk.state, task, {}, 'staff'))
      if (outcome.reason === true) expect(enabled, `${task.step} ${outcome.code}`).toBe(true)
    classes.add(`${stepOf(walk.world, task.step).family} ${rules.get(act.template)?.class ?? ''}`)
    walk.remarks.clear()
  }
}

/** Starting points, some with two acts in parallel, each in its own task. */
const STARTS: readonly (() => Walk)[] = [
  () => new Walk({ dice: diceOf(3) }),
  () => routes.atRequirement(),
  () => routes.atPayment(),
  () => routes.atConcept(),
  () => routes.atGathered().complete('PG-12', 'proyectado').complete('FIR-01', 'creado'),
  () => routes.atFirmness('niega'),
  () => routes.atSentChange().complete('CAM-04', 'aprobada').complete('CAM-05', 'asignado'),
  () => sanction.atReview(false),
  () => sanction.atAssessment(),
  () => sanction.atCharges(),
  () => routes.atVisit(),
]

describe('an act with an open remark', () => {
  it('is neither approved nor signed, whatever kind of document it is and in whichever family', () => {
    const classes = new Set<string>()
    const rounds = DEEP ? 12 : 3
    STARTS.forEach((start, i) => {
      for (let round = 0; round < rounds; round += 1) {
        const dice = diceOf(100 * i + round + 1)
        const walk = start()
        for (let n = 0; n < 60 && !walk.state.flow.closed; n += 1) {
          refusesToPass(walk, classes)
          randomStep(walk, dice)
        }
      }
    })
    const kinds = new Set([...classes].map((one) => one.split(' ')[1]))
    for (const kind of ['auto', 'resolucion', 'oficio', 'concepto', 'documento', 'acta', 'constancia'])
      expect([...kinds]).toContain(kind)
    for (const family of ['proyeccion_firma', 'cambio_solicitante', 'seguimiento'])
      expect(
        [...classes].some((one) => one.startsWith(family)),
        family,
      ).toBe(true)
  })

  it('holds only itself back: an act beside it in the same case is signed', () => {
    const walk = routes.atSentChange().complete('CAM-04', 'aprobada').complete('CAM-05', 'asignado')
    walk.do(walk.someone('CAM-06'), { type: 'startAct', taskId: walk.task('CAM-06').id, data: {} })
    walk.complete('CAM-06', 'proyectado').complete('CAM-07', 'a_revision')
    walk.remarks.set('another act', [remarkBy(walk.someone('CAM-08'), 'another act', walk.now)])
    expect(walk.complete('CAM-08', 'aprobado').open).toContain('CAM-10')
  })
})

/** The independent program's state of one remark. */
interface Known {
  changed: boolean
  accepted: boolean
  answeredDay: string | null
  readonly author: string
}

/** Whether two business days have passed since the answer; skips only weekends and 1 January. */
function awaySince(day: string, today: string): boolean {
  let at = Date.parse(`${day}T12:00:00Z`)
  for (let n = 0; n < 2;) {
    at += 86_400_000
    const date = new Date(at)
    const free = [0, 6].includes(date.getUTCDay()) || (date.getUTCMonth() === 0 && date.getUTCDate() === 1)
    if (!free) n += 1
  }
  return today > new Date(at).toISOString().slice(0, 10)
}

describe('remarks opened, answered, changed and accepted in any order', () => {
  const draftedAuto = (): Walk =>
    routes.atGathered().complete('PG-12', 'proyectado').complete('FIR-01', 'creado')
  const draftedChange = (): Walk => {
    const walk = routes.atSentChange().complete('CAM-04', 'aprobada').complete('CAM-05', 'asignado')
    return walk
      .do(walk.someone('CAM-06'), { type: 'startAct', taskId: walk.task('CAM-06').id, data: {} })
      .complete('CAM-06', 'proyectado')
  }
  const inline = (): Walk => {
    const walk = routes.atConcept()
    const step =
      walk.open.find((id) => actToStart(walk.world, walk.state, walk.task(id), walk.data(id)) !== null) ?? ''
    const actor = walk.someone(step)
    return walk.do(actor, { type: 'startAct', taskId: walk.task(step).id, data: walk.data(step) })
  }

  const what = fc.constantFrom(
    'observar',
    'responder',
    'cambiar',
    'deshacer',
    'aceptar',
    'ajeno',
    'proyecta',
    'pasar',
    'pasar',
    'devolver',
    'esperar',
  )
  it.each([
    ['an auto', draftedAuto],
    ['a change of applicant', draftedChange],
    ['a document of a step', inline],
  ])('never leave %s signed with an open one, and never hold it without one', (_name, begin) => {
    fc.assert(
      fc.property(fc.array(fc.record({ what, which: fc.nat(3) }), { maxLength: 40 }), (moves) => {
        const walk = begin()
        const actId = walk.state.flow.acts.findLast((a) => a.phase === 'draft')?.id ?? ''
        const act = () => walk.state.flow.acts.find((a) => a.id === actId)
        const model = new Map<string, Known>()
        const given = (): readonly PlacedRemark[] => walk.remarks.get(actId) ?? []
        const set = (id: string, more: Partial<PlacedRemark>): void => {
          walk.remarks.set(
            actId,
            given().map((r) => (r.id === id ? { ...r, ...more } : r)),
          )
        }
        const open = (): boolean => [...model.values()].some((r) => !r.changed && !r.accepted)
        const accept = (actor: Actor | undefined, id: string, known: Known): void => {
          if (actor === undefined) return
          const isDrafter = actor.id === act()?.drafter
          const reviews = rules.get(act()?.template ?? '')
          const able = [...(reviews?.reviews ?? []), ...(reviews?.signs ?? [])].some((role) =>
            actor.roles.includes(role),
          )
          const may =
            !known.changed &&
            !known.accepted &&
            (actor.id === known.author ||
              (!isDrafter && able && known.answeredDay !== null && awaySince(known.answeredDay, walk.today)))
          const before = walk.effects.length
          try {
            walk.do(actor, { type: 'acceptRemark', actId, remarkId: id, reason: 'Se revisó con la norma.' })
          } catch (error) {
            if (!(error instanceof Refusal)) throw error
            expect(may, error.message).toBe(false)
            return
          }
          expect(may).toBe(true)
          expect(walk.effects.slice(before)).toMatchObject([
            { type: 'remarkAccepted', remarkId: id, by: actor.id },
          ])
          expect(walk.events.at(-1)?.type).toBe('observacion.aceptada')
          known.accepted = true
          set(id, { accepted: { by: actor.id, at: walk.now, text: 'Se revisó con la norma.' } })
        }
        for (const move of moves) {
          const life = act()
          if (life === undefined || life.phase === 'signed' || life.phase === 'withdrawn') break
          const task = judged(walk).find((t) => t.actId === actId)
          const list = [...model]
          const [id, known] = list[move.which % Math.max(1, list.length)] ?? []
          if (move.what === 'esperar') walk.pass(1)
          if (move.what === 'observar' && task !== undefined) {
            const [author] = walk.people(task)
            if (author !== undefined) {
              const name = `r${model.size}`
              model.set(name, { changed: false, accepted: false, answeredDay: null, author: author.id })
              walk.remarks.set(actId, [...given(), remarkBy(author, actId, walk.now, name)])
            }
          }
          if (id !== undefined && known !== undefined) {
            if (move.what === 'responder' && !known.accepted) {
              known.answeredDay = walk.today
              set(id, {
                answer: { by: life.drafter, at: walk.now, text: 'La norma ya está en el considerando.' },
              })
            }
            if (move.what === 'cambiar') {
              known.changed = true
              set(id, { place: null })
            }
            if (move.what === 'deshacer') {
              known.changed = false
              set(id, { place: { from: 0, to: 9 } })
            }
            if (move.what === 'aceptar')
              accept(
                CAST.find((p) => p.id === known.author),
                id,
                known,
              )
            if (move.what === 'proyecta')
              accept(
                CAST.find((p) => p.id === life.drafter),
                id,
                known,
              )
            if (move.what === 'ajeno')
              accept(
                CAST.filter((p) => p.id !== known.author && p.id !== life.drafter)[move.which * 7],
                id,
                known,
              )
          }
          if (move.what === 'devolver' && task !== undefined) {
            const back = stepOf(walk.world, task.step).outcomes.find((o) => o.reason === true)
            if (back !== undefined) walk.complete(task.step, back.code)
          }
          if (move.what === 'pasar') {
            if (task === undefined) {
              const own = walk.state.flow.tasks.find((t) => t.actId === actId)
              if (own !== undefined) walk.do(walk.someone(own.step), { type: 'submitAct', taskId: own.id })
              continue
            }
            const way = stepOf(walk.world, task.step).outcomes.find((o) => PASSING.has(o.code))
            const held = open()
            try {
              walk.complete(task.step, way?.code ?? '')
              expect(held, `${task.step} passed with an open remark`).toBe(false)
            } catch (error) {
              if (!(error instanceof Refusal)) throw error
              expect(held, error.message).toBe(true)
            }
          }
        }
        if (act()?.phase === 'signed') expect(open()).toBe(false)
      }),
      { numRuns: DEEP ? 400 : 60 },
    )
  })
})
