import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDaysBetween } from '@ventanilla/domain/terms/calendar'
import { dueDate } from '@ventanilla/domain/terms/term'
import { APPLICANT, type CaseProofs, proofsOf } from '../../testing/walks/case-proofs.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
let proofs: CaseProofs
beforeAll(async () => {
  world = await startWorld()
  proofs = proofsOf(world)
})
afterAll(() => world.close())

/** A case whose requirement was notified to the applicant; returns the legal date. */
async function required(): Promise<{ caseId: string; legalOn: string; filedDue: string }> {
  const { caseId } = await world.fileConcession()
  const filedDue = (await proofs.seen(caseId)).due.due as string
  await world.advanceTo(caseId, 'PG-03')
  const failing = await proofs.failing(caseId, 'PG-03')
  await world.doTask(caseId, 'PG-03', 'no', { 'revision.documentos': failing })
  await world.doTask(caseId, 'PG-04', 'notificado')
  const act = (await proofs.acts(caseId))[0]
  const legalOn = await proofs.tell(caseId, act?.id ?? '')
  await world.advanceTo(caseId, 'PG-04A')
  return { caseId, legalOn, filedDue }
}

describe('a case that waits for its applicant', () => {
  it('is suspended from the requirement on, extended once and resumed by the answer', async () => {
    const { caseId, legalOn, filedDue } = await required()
    const due = dueDate(legalOn, 1, 'meses', proofs.calendar)
    expect((await proofs.task(caseId, 'PG-04A')).dueOn).toBe(due)
    const seen = await proofs.seen(caseId)
    expect([seen.status, seen.suspended]).toEqual(['esperando_usuario', true])
    const left = businessDaysBetween(legalOn, filedDue, proofs.calendar)
    expect(seen.due.words).toBe(`En pausa: quedan ${left} días hábiles`)
    const most = businessDaysBetween(due, dueDate(due, 1, 'meses', proofs.calendar), proofs.calendar)
    expect(seen.actions.extend.most).toBe(most)
    const ask = {
      version: seen.version as number,
      taskId: seen.actions.extend.taskId as string,
      data: {
        'prorroga.justificacion': 'El certificado tarda más de lo previsto.',
        'prorroga.dias_pedidos': 10,
      },
    }
    const url = `/api/v1/solicitudes/${caseId}/prorroga`
    const owner = await world.tokenFor(APPLICANT)
    expect((await world.call('POST', url, { ...ask, version: ask.version - 1 }, owner)).status).toBe(409)
    const stranger = await world.tokenFor('empresa@demo.test')
    expect([403, 404]).toContain((await world.call('POST', url, ask, stranger)).status)
    const long = { ...ask, data: { ...ask.data, 'prorroga.dias_pedidos': most + 1 } }
    const refused = await world.call('POST', url, long, owner)
    expect([refused.status, refused.body.problems]).toEqual([
      422,
      [expect.objectContaining({ path: 'prorroga.dias_pedidos', code: 'prorroga_larga' })],
    ])
    expect((await proofs.seen(caseId)).version).toBe(seen.version)
    expect((await world.call('POST', url, ask, owner)).status).toBe(200)
    const granting = (days: number) => ({ 'prorroga.decision': 'concede', 'prorroga.dias': days })
    await expect(world.doTask(caseId, 'PRO-02', 'firmar', granting(most + 1))).rejects.toThrow(
      `conceda como máximo ${most} días hábiles`,
    )
    await world.doTask(caseId, 'PRO-02', 'firmar', granting(10))
    await world.advanceTo(caseId, 'PRO-03')
    await world.doTask(caseId, 'PRO-03', 'concedida')
    await world.advanceTo(caseId, 'PG-04A')
    expect(((await proofs.task(caseId, 'PG-04A')).dueOn ?? '') > due).toBe(true)
    expect((await proofs.seen(caseId)).actions.extend).toBeNull()
    world.clock.set(new Date(world.clock.now().getTime() + 12 * 86_400_000))
    const answeredOn = proofs.today()
    await world.doTask(caseId, 'PG-04A', 'aporta')
    await proofs.refuseOthers(caseId, 'PG-04B')
    await world.doTask(caseId, 'PG-04B', 'si')
    const resumed = await proofs.seen(caseId)
    expect(resumed.suspended).toBe(false)
    const before = businessDaysBetween(resumed.filedBusinessDate, filedDue, proofs.calendar)
    const now = businessDaysBetween(resumed.filedBusinessDate, resumed.due.due, proofs.calendar)
    expect(now - before).toBe(businessDaysBetween(legalOn, answeredOn, proofs.calendar))
    await proofs.expectWhole(caseId)
  }, 60_000)

  it('is taken as withdrawn when the month passes without an answer, and filed away once that is final', async () => {
    const { caseId } = await required()
    await proofs.refuseOthers(caseId, 'PG-04A')
    await proofs.letExpire(caseId, 'PG-04A')
    expect((await world.openTasks(caseId)).map((one) => one.step)).toEqual(['DTA-01'])
    await world.doTask(caseId, 'DTA-01', 'procede')
    await world.doTask(caseId, 'DTA-02', 'firmar')
    await world.advanceTo(caseId, 'DTA-03')
    const act = (await proofs.acts(caseId))[0]
    expect(act).toMatchObject({ number: expect.any(String) })
    await world.doTask(caseId, 'DTA-03', 'notificado')
    const legalOn = await proofs.tell(caseId, act?.id ?? '')
    await world.advanceTo(caseId, 'DTA-03')
    const { dueOn } = await proofs.task(caseId, 'DTA-03')
    expect(dueOn).toBe(dueDate(legalOn, 10, 'habiles', proofs.calendar))
    await proofs.letExpire(caseId, 'DTA-03')
    await world.doTask(caseId, 'DTA-03', 'en_firme')
    await world.doTask(caseId, 'DTA-04', 'archivado')
    expect(await world.openTasks(caseId)).toEqual([])
    await proofs.expectWhole(caseId)
  }, 60_000)

  it('whose receipt runs out twice goes to withdrawal, not round again', async () => {
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, 'LIQ-04')
    await proofs.refuseOthers(caseId, 'LIQ-04')
    await proofs.letExpire(caseId, 'LIQ-04')
    expect((await world.openTasks(caseId)).map((one) => one.step)).toEqual(['LIQ-03'])
    await world.advanceTo(caseId, 'LIQ-04')
    const receipts = (await proofs.seen(caseId)).receipts as { reference: string }[]
    expect(new Set(receipts.map((one) => one.reference)).size).toBe(2)
    await proofs.letExpire(caseId, 'LIQ-04')
    expect((await world.openTasks(caseId)).map((one) => one.step)).toEqual(['DTA-01'])
    await proofs.expectWhole(caseId)
  }, 60_000)
})
