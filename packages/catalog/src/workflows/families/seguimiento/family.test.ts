import { describe, expect, it } from 'vitest'
import { atAssessment, atReview, refusal, sound } from '../../sanction-routes.testkit.ts'
import type { Walk } from '../../walk.testkit.ts'

const opened = (walk: Walk): string[] =>
  walk.effects.flatMap((effect) => (effect.type === 'caseOpened' ? [effect.opens.family] : []))

/** SEG-09: the requirement is notified. */
const atAnswer = (): Walk =>
  atAssessment(sound).complete('SEG-07', 'aprobado').complete('SEG-08', 'firmado').notify()

describe('a follow-up', () => {
  it('closes a period whose obligations are met, and goes on with the next', () => {
    const walk = atReview(true)
    expect(walk.signed).toEqual(['ACTA_VISITA', 'CONCEPTO_SEG'])
    expect(refusal(() => walk.complete('SEG-05', 'no')).message).toContain('no señala obligaciones')
    walk.complete('SEG-05', 'si').complete('SEG-11', 'siguiente_periodo')
    expect(walk.open).toEqual(['SEG-01'])
    expect(opened(walk)).toEqual([])
  })

  it('cannot call met what the concept calls unmet; the supervisor may send the concept back', () => {
    const walk = atReview(false)
    expect(refusal(() => walk.complete('SEG-05', 'si')).message).toContain('obligaciones incumplidas')
    expect(walk.complete('SEG-05', 'devuelto').open).toEqual(['SEG-04'])
  })

  it('requires what is unmet with one act of three people, told once, and waits as long as the act says', () => {
    const walk = atAnswer()
    expect(walk.signed).toContain('AUTO_REQ_SEG')
    expect(walk.effects.filter((e) => e.type === 'actSigned').at(-3)).toMatchObject({ announce: false })
    const answer = walk.task('SEG-09')
    expect(answer.turn).toBe('usuario')
    expect(answer.dueOn).not.toBeNull()
    walk
      .complete('SEG-09', 'responde')
      .complete('SEG-10', 'si', { 'requerimiento.revision': { o1: { verdict: 'cumple' } } })
    expect(walk.open).toEqual(['SEG-11'])
    expect(opened(walk)).toEqual([])
  })

  it('goes back from the signature to the assessment, and from there to who wrote the act', () => {
    const walk = atAssessment(sound).complete('SEG-07', 'aprobado').complete('SEG-08', 'devuelto')
    expect(walk.open).toEqual(['SEG-07'])
    expect(walk.complete('SEG-07', 'devuelto').open).toEqual(['SEG-06'])
  })

  it.each([
    ['nobody answers', (walk: Walk) => walk.expire('SEG-09')],
    [
      'the answer does not show it',
      (walk: Walk) =>
        walk.complete('SEG-09', 'responde').complete('SEG-10', 'no', {
          'requerimiento.revision': { o1: { verdict: 'no_cumple', reason: 'No hay medidor.' } },
        }),
    ],
  ])('opens a sanctioning case when %s, and goes on by itself', (_why, act) => {
    const walk = act(atAnswer())
    expect(opened(walk)).toEqual(['sancionatorio'])
    expect(walk.open).toEqual(['SEG-11'])
  })

  it('opens one without a requirement where the merit is plain, and no act is left behind', () => {
    const walk = atReview(false).complete('SEG-05', 'no').complete('SEG-06', 'sancionatorio')
    expect(opened(walk)).toEqual(['sancionatorio'])
    expect(walk.state.flow.acts.filter((a) => a.template === 'AUTO_REQ_SEG')).toEqual([])
    expect(walk.complete('SEG-11', 'terminacion').state.flow.closed).toBe(true)
  })

  it('collects its fee and its levies apart: what is not paid stops no follow-up', () => {
    const walk = atReview(true).complete('SEG-05', 'si').complete('SEG-11', 'tasas')
    walk.complete('SEG-12', 'facturada').derive({ 'liquidacion.total': 90_000, 'recibo.valor': 90_000 })
    walk.write('LIQ-01').complete('LIQ-01', 'calculada').complete('LIQ-02', 'aprobada')
    walk.write('LIQ-03').complete('LIQ-03', 'emitido').expire('LIQ-04')
    walk.write('LIQ-03').complete('LIQ-03', 'emitido').expire('LIQ-04')
    expect(walk.open).toEqual(['SEG-01'])
  })
})
