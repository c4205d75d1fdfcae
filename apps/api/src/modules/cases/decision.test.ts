import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDate } from '@ventanilla/domain/terms/calendar'
import { dueDate } from '@ventanilla/domain/terms/term'
import { sql } from '../../db/connection/sql.ts'
import { APPLICANT, type CaseProofs, proofsOf } from '../../testing/walks/case-proofs.ts'
import { hasProgram } from '../../testing/servers/programs.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
let proofs: CaseProofs
beforeAll(async () => {
  world = await startWorld()
  proofs = proofsOf(world)
})
afterAll(() => world.close())

const PDFTOTEXT = hasProgram('pdftotext')

/** Text of an act's sealed file, or null when the PDF reader is not installed. */
async function sealedText(fileId: string): Promise<string | null> {
  const file = await world.db.one<{ storage_key: string }>(
    sql`select storage_key from files where id = ${fileId}::uuid`,
  )
  const chunks: Buffer[] = []
  for await (const chunk of await world.deps.storage.get(file?.storage_key ?? ''))
    chunks.push(Buffer.from(chunk))
  const pdf = Buffer.concat(chunks)
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  return PDFTOTEXT ? execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }) : null
}

/** Takes a filed case to its decision, notified to the applicant; returns the act and its legal date. */
async function decide(
  caseId: string,
  sense: 'otorga' | 'niega',
): Promise<{ actId: string; legalOn: string }> {
  await world.advanceTo(caseId, 'PG-14', { 'PG-13': { 'decision.sentido': sense } })
  const template = sense === 'otorga' ? 'RES_OTORGA' : 'RES_NIEGA'
  const act = (await proofs.acts(caseId)).find((one) => one.template === template)
  expect(act).toMatchObject({ number: expect.any(String), dated_on: proofs.today() })
  return { actId: act?.id ?? '', legalOn: await proofs.tell(caseId, act?.id ?? '') }
}

describe('a request for water', () => {
  it('is granted: numbered, told, readable, final after ten days and filed away with an unbroken history', async () => {
    const { caseId, radicado } = await world.fileConcession()
    const filed = await proofs.seen(caseId)
    expect(filed).toMatchObject({
      radicado,
      filedBusinessDate: businessDate(filed.filedAt, proofs.calendar),
      suspended: false,
    })
    expect(JSON.stringify(await proofs.letters(APPLICANT))).toContain(radicado)
    await proofs.refuseOthers(caseId, 'PG-02')
    const { actId, legalOn } = await decide(caseId, 'otorga')
    const act = (await proofs.acts(caseId)).find((one) => one.id === actId)
    expect(act?.state).toBe('sealed')
    const text = await sealedText(act?.file_id ?? '')
    if (text !== null) {
      expect(text).toContain(act?.number)
      expect(text.replaceAll(/\s+/g, ' ').toLowerCase()).toContain('otorga')
    }
    await world.advanceTo(caseId, 'PG-15')
    expect((await proofs.task(caseId, 'PG-15')).dueOn).toBe(dueDate(legalOn, 10, 'habiles', proofs.calendar))
    await world.advanceTo(caseId, 'FIN')
    expect((await proofs.seen(caseId)).status).toBe('finalizada')
    await proofs.expectWhole(caseId)
  }, 60_000)

  it('is refused, an appeal changes the decision, and the new terms are what becomes final', async () => {
    const { caseId, radicado } = await world.fileConcession()
    expect(radicado > (await firstRadicado())).toBe(true)
    const { legalOn } = await decide(caseId, 'niega')
    await world.advanceTo(caseId, 'PG-15')
    const waiting = await proofs.task(caseId, 'PG-15')
    expect(waiting.dueOn).toBe(dueDate(legalOn, 10, 'habiles', proofs.calendar))
    const seen = await proofs.seen(caseId)
    const appeal = {
      version: seen.version as number,
      taskId: seen.actions.appeal.taskId as string,
      data: { 'recurso.clase': 'reposicion', 'recurso.motivos': 'El caudal pedido existe en la fuente.' },
    }
    const url = `/api/v1/solicitudes/${caseId}/recurso`
    const owner = await world.tokenFor(APPLICANT)
    const stale = await world.call('POST', url, { ...appeal, version: appeal.version - 1 }, owner)
    expect(stale.status).toBe(409)
    const stranger = await world.tokenFor('empresa@demo.test')
    expect([403, 404]).toContain((await world.call('POST', url, appeal, stranger)).status)
    expect((await proofs.seen(caseId)).version).toBe(seen.version)
    expect((await world.call('POST', url, appeal, owner)).status).toBe(200)
    expect((await world.call('POST', url, appeal, owner)).status).toBe(409)
    await world.doTask(caseId, 'REC-02', 'si', { 'recurso.admite': true })
    await world.doTask(caseId, 'REC-03', 'sin_pruebas', { 'recurso.hay_pruebas': false })
    await world.doTask(caseId, 'REC-04', 'firmar', { 'recurso.decision': 'otorga' })
    await world.advanceTo(caseId, 'REC-05')
    await world.doTask(caseId, 'REC-05', 'notificado')
    const answer = (await proofs.acts(caseId, 'RES_RECURSO'))[0]
    await proofs.tell(caseId, answer?.id ?? '')
    await world.advanceTo(caseId, 'REC-06')
    await world.doTask(caseId, 'REC-06', 'firmeza')
    await world.doTask(caseId, 'PG-15', 'en_firme')
    expect((await world.openTasks(caseId)).map((one) => one.step)).toEqual(['PG-16'])
    await proofs.refuseOthers(caseId, 'PG-16')
    await world.doTask(caseId, 'PG-16', 'seguimiento')
    const after = await proofs.seen(caseId)
    expect([after.status, after.facts['decision.sentido']]).toEqual(['finalizada', 'otorga'])
    await proofs.expectWhole(caseId)
  }, 60_000)

  it('is refused and filed away when nobody appeals', async () => {
    const { caseId } = await world.fileConcession()
    await decide(caseId, 'niega')
    await world.advanceTo(caseId, 'PG-16')
    await proofs.refuseOthers(caseId, 'PG-16')
    await world.doTask(caseId, 'PG-16', 'archivo')
    expect(await world.openTasks(caseId)).toEqual([])
    await proofs.expectWhole(caseId)
  }, 60_000)
})

async function firstRadicado(): Promise<string> {
  const row = await world.db.one<{ radicado: string }>(
    sql`select radicado from cases where radicado is not null order by filed_at limit 1`,
  )
  return row?.radicado ?? ''
}
