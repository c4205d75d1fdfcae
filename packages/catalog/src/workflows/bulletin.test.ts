import { readFileSync } from 'node:fs'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { longDate } from '@ventanilla/domain/acts/formats'
import { suggestData } from '@ventanilla/domain/workflow/letters/suggest'
import { toPublish, whyNotClose, whyNotPublish } from '@ventanilla/domain/workflow/state/publishing'
import { describe, expect, it } from 'vitest'
import { actTemplates } from '../acts/index-of-acts.ts'
import { workflow } from './loaded.ts'
import { atFirmness, atNotice, atPayment, paid } from './routes.testkit.ts'
import { CAST, rules, type Walk } from './walk.testkit.ts'

const secretary = CAST.find((one) => one.roles.includes('CLI_SECRETARIA_JURIDICA')) as (typeof CAST)[number]
const actOf = (walk: Walk, template: string) =>
  walk.state.flow.acts.findLast((act) => act.template === template)
const refusal = (act: () => unknown): unknown => {
  try {
    act()
  } catch (error) {
    return error
  }
  return null
}
const owed = (walk: Walk): string[] => toPublish(walk.world, walk.state).map((act) => act.template)

describe('which acts are published', () => {
  const sheet = JSON.parse(
    readFileSync(new URL('../../../../spec/domain/acts.json', import.meta.url), 'utf8'),
  ) as { actos: readonly { id: string; publicacion?: string }[] }

  it('are those of the fact sheet, by its norm', () => {
    const norms = sheet.actos.flatMap(({ id, publicacion }) =>
      publicacion === undefined ? [] : [[id, /\((.+)\)/.exec(publicacion)?.[1]]],
    )
    const ours = [...actTemplates.values()].flatMap(({ id, published }) =>
      published === false ? [] : [[id, published.norm]],
    )
    expect(ours.toSorted()).toEqual(norms.toSorted())
  })

  it('are posted by their step where they are notices, for the days of its term', () => {
    const posting = [...workflow.steps.values()].filter((step) => step.posts !== undefined)
    expect(posting.map((step) => [step.id, step.posts, step.term?.amount, step.term?.unit])).toEqual([
      ['PG-08', 'AVISO_VISITA', 10, 'habiles'],
      ['NOT-05B', 'AVISO_NOTIF', 5, 'habiles'],
    ])
    for (const { posts, produces, termFrom } of posting) {
      expect(produces).toContain(posts)
      expect(termFrom).toEqual({ act: posts })
    }
    const notices = [...rules.values()].filter((rule) => rule.class === 'aviso' && rule.published !== false)
    for (const { id } of notices)
      for (const step of workflow.steps.values()) if (step.produces.includes(id)) expect(step.posts).toBe(id)
  })
})

describe('the guard of the bulletin', () => {
  it('holds whoever of the house ends a case, by whatever step, and neither the clock nor the applicant', () => {
    const walk = atFirmness('otorga')
    const named = owed(walk)
    expect(named.length).toBeGreaterThan(0)
    let held = 0
    for (const step of workflow.steps.values())
      for (const outcome of step.outcomes) {
        const refused = whyNotClose(walk.world, walk.state, outcome)
        const ends = outcome.to === 'FIN' && outcome.by === 'staff' && outcome.automatic === undefined
        expect([step.id, outcome.code, refused !== null]).toEqual([step.id, outcome.code, ends])
        if (ends && step.kind !== 'file') held += 1
      }
    // a licence ends with its firmness
    expect(held).toBeGreaterThan(5)
    expect(workflow.steps.get('LIC-15')?.outcomes.some(({ to }) => to === 'FIN')).toBe(true)
  })
})

describe('a decision', () => {
  it('is published once everybody was told of it, once, and only where the law says so', () => {
    const walk = atFirmness('otorga')
    expect(owed(walk)).toEqual(['AUTO_INICIO', 'RES_OTORGA'])
    const act = actOf(walk, 'RES_OTORGA')
    walk.do(secretary, { type: 'publish', actId: act?.id ?? '' })
    expect(actOf(walk, 'RES_OTORGA')?.posted).toEqual({ at: walk.now, until: null })
    expect(walk.effects.at(-1)).toEqual({ type: 'actPosted', actId: act?.id, until: null, beside: null })
    expect(refusal(() => walk.do(secretary, { type: 'publish', actId: act?.id ?? '' }))).toMatchObject({
      kind: 'conflict',
      message: 'Este acto ya está publicado en el boletín.',
    })
    const concept = actOf(walk, 'CONCEPTO_TEC')
    expect(whyNotPublish(walk.world, walk.state, concept)).toBe(
      'La ley no ordena publicar este documento en el boletín.',
    )
  })

  it('is not published while somebody is still to be told', () => {
    const walk = atNotice()
    const act = actOf(walk, 'RES_OTORGA') ?? actOf(walk, 'RES_NIEGA')
    expect(owed(walk)).toEqual(['AUTO_INICIO'])
    expect(whyNotPublish(walk.world, walk.state, act)).toMatch(/se publica después de notificarlo/)
  })

  it('is final without being published, and its file does not close without it', () => {
    const walk = atFirmness('otorga')
    const final = walk.task('PG-15').dueOn
    walk.expire('PG-15').write('PG-15').complete('PG-15', 'en_firme')
    expect(walk.state.facts['firmeza.fecha'] ?? null).toBe(null)
    expect(final).not.toBeNull()
    const task = walk.task('PG-16')
    const close = () =>
      walk.do(walk.someone('PG-16'), {
        type: 'complete',
        taskId: task.id,
        outcome: 'seguimiento',
        data: walk.data('PG-16'),
      })
    const refused = refusal(close)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({ kind: 'unmet' })
    expect((refused as Refusal).message).toMatch(
      /^Publicación pendiente: falta publicar en el boletín AUTO-\d+ y RESOLUCION-\d+\./,
    )
    walk.publishAll()
    expect(owed(walk)).toEqual([])
    close()
    expect(walk.state.flow.closed).toBe(true)
  })
})

describe('a notice', () => {
  const posted = (): Walk => {
    const walk = atNotice({ electronic: [] })
    walk.complete('NOT-01', 'nueva').complete('NOT-02', 'no').complete('NOT-04', 'desconocida')
    return walk.write('NOT-05B')
  }

  it('stands from its signature to the end of its days, with the act that it makes known, and is stamped so', () => {
    const walk = posted()
    const notice = actOf(walk, 'AVISO_NOTIF')
    const last = walk.task('NOT-05B').dueOn
    expect(notice?.posted).toEqual({ at: walk.now, until: last })
    const effect = walk.effects.find((one) => one.type === 'actPosted' && one.actId === notice?.id)
    expect(effect).toMatchObject({
      until: expect.stringMatching(/T05:00:00/),
      beside: walk.state.flow.notifying?.actId,
    })
    expect(walk.state.facts).toMatchObject({
      'aviso.fecha_fijacion': walk.today,
      'aviso.fecha_desfijacion': last,
    })
  })

  it('counts from its removal, not from the day on which somebody writes that down', () => {
    const legalOn = (wait: number): string | null | undefined => {
      const walk = posted().expire('NOT-05B').pass(wait)
      walk.complete('NOT-05B', 'desfijado')
      return walk.state.flow.lastNotifiedOn
    }
    expect(legalOn(4)).toBe(legalOn(0))
  })

  it('keeps the day of its removal, whatever day somebody types', () => {
    const walk = posted().expire('NOT-05B')
    const last = actOf(walk, 'AVISO_NOTIF')?.posted?.until
    walk.complete('NOT-05B', 'desfijado', { 'aviso.fecha_desfijacion': walk.today })
    expect(walk.today).not.toBe(last)
    expect(walk.state.facts['aviso.fecha_desfijacion']).toBe(last)
  })

  it('of a visit is written of with the days on which it stood, whatever day somebody types', () => {
    const walk = paid(atPayment())
      .complete('PG-06', 'creado')
      .complete('PG-09', 'asignado', { 'visita.profesional': 'CLI_TECNICO-1' })
      .complete('PG-07', 'revisar')
      .draft()
    walk.write('PG-08')
    const posted = walk.today
    const last = actOf(walk, 'AVISO_VISITA')?.posted?.until ?? ''
    walk.expire('PG-08').pass(3)
    const typed = {
      'aviso.fecha_fijacion': walk.today,
      'aviso.fecha_desfijacion': walk.today,
      'aviso.lugar': 'la cartelera',
    }
    const view = { flow: walk.state.flow, answers: {}, today: walk.today } as never
    const proposed = suggestData(
      workflow.steps.get('PG-08') as never,
      { ...walk.state.facts, ...typed },
      view,
    )
    expect(proposed['constancia.texto']).toBe(
      `El aviso de inicio y visita se fijó el ${longDate(posted)} en la cartelera y se desfijó el ${longDate(last)}, cumplidos diez días hábiles.`,
    )
    walk.write('PG-08', typed).complete('PG-08', 'publicado', typed)
    expect(walk.today).not.toBe(last)
    expect(walk.state.facts).toMatchObject({
      'aviso.fecha_fijacion': posted,
      'aviso.fecha_desfijacion': last,
    })
  })

  it('that is delivered at the address stands nowhere', () => {
    const walk = atNotice({ electronic: [] })
    walk.complete('NOT-01', 'nueva').complete('NOT-02', 'no').write('NOT-04').expire('NOT-04').write('NOT-05')
    expect(actOf(walk, 'AVISO_NOTIF')?.posted).toBeUndefined()
  })
})
