import type { EditorNode } from '@ventanilla/domain/acts/template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextBusinessDay } from '@ventanilla/domain/terms/calendar'
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

interface Draft {
  readonly doc: EditorNode
  readonly docVersion: number
}
/** The same act with another first word. */
const rewritten = (doc: EditorNode): EditorNode =>
  JSON.parse(JSON.stringify(doc).replace('"text":"AUTO', '"text":"ACTO')) as EditorNode

describe('an act', () => {
  it('returned twice in review keeps its remarks, is corrected by its drafter and signed by a third person', async () => {
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, 'FIR-03')
    const act = (await proofs.acts(caseId))[0]
    const actId = act?.id ?? ''
    const quotes: string[] = []
    const rounds = [
      ['cli-coordinador-juridico@demo.test', 'Cite el artículo 2.2.3.2.9.1.'],
      ['cli-coordinador-juridico-2@demo.test', 'Corrija el nombre de la fuente.'],
    ] as const
    for (const [email, text] of rounds) {
      const reviewer = await world.actor(email)
      expect(reviewer.id).not.toBe(act?.drafter_id)
      const token = await world.tokenFor(reviewer.id)
      const remark = { from: 1, to: 8, text }
      const said = await world.call('POST', `/api/v1/actos/${actId}/observaciones`, remark, token)
      expect(said.status, JSON.stringify(said.body)).toBe(201)
      quotes.push(text)
      await proofs.refuseOthers(caseId, 'FIR-03')
      await world.doTask(caseId, 'FIR-03', 'devuelto', {}, { by: email, reason: text })
      expect((await world.openTasks(caseId)).map((one) => one.step)).toEqual(['FIR-02'])
      expect((await world.doerOf(caseId, 'FIR-02')).id).toBe(act?.drafter_id)
      await world.doTask(caseId, 'FIR-02', 'a_revision')
    }
    // handed in again unchanged: nobody approves it while its remarks are open
    await expect(world.doTask(caseId, 'FIR-03', 'aprobado')).rejects.toThrow('2 observaciones por resolver')
    await world.doTask(caseId, 'FIR-03', 'devuelto', {}, { reason: 'Atienda las observaciones.' })
    const drafter = await world.tokenFor((await world.doerOf(caseId, 'FIR-02')).id)
    const draft = (await world.call('GET', `/api/v1/actos/${actId}`, undefined, drafter)).body as Draft
    const saved = await world.call(
      'PUT',
      `/api/v1/actos/${actId}`,
      { doc: rewritten(draft.doc), version: draft.docVersion },
      drafter,
    )
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await world.doTask(caseId, 'FIR-02', 'a_revision')
    const reader = await world.tokenFor((await world.doerOf(caseId, 'FIR-03')).id)
    const { body } = await world.call('GET', `/api/v1/actos/${actId}`, undefined, reader)
    const remarks = body.remarks as { text: string; author: string }[]
    expect(remarks.map((one) => one.text).toSorted()).toEqual(quotes.toSorted())
    expect(new Set(remarks.map((one) => one.author)).size).toBe(2)
    await world.doTask(caseId, 'FIR-03', 'aprobado')
    await world.doTask(caseId, 'FIR-04', 'firmado')
    const signed = (await proofs.acts(caseId)).find((one) => one.id === actId)
    expect(signed?.number).toEqual(expect.any(String))
    expect(new Set([signed?.drafter_id, signed?.reviewer_id, signed?.signer_id]).size).toBe(3)
    await proofs.expectWhole(caseId)
  }, 60_000)

  it('that nobody opens within the days is told by summons and, when nobody appears, by notice', async () => {
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, 'PG-03')
    const failing = await proofs.failing(caseId, 'PG-03')
    await world.doTask(caseId, 'PG-03', 'no', { 'revision.documentos': failing })
    await world.doTask(caseId, 'PG-04', 'notificado')
    const act = (await proofs.acts(caseId))[0]
    await world.advanceTo(caseId, 'NOT-03')
    await world.writeAct(caseId, 'NOT-03')
    expect((await proofs.task(caseId, 'NOT-03')).dueOn).toBe(
      dueDate(proofs.today(), 5, 'habiles', proofs.calendar),
    )
    expect((await proofs.letters(APPLICANT)).length).toBeGreaterThan(1)
    await proofs.letExpire(caseId, 'NOT-03')
    expect((await world.openTasks(caseId)).map((one) => one.step)).toEqual(['NOT-04'])
    await world.writeAct(caseId, 'NOT-04')
    expect((await proofs.acts(caseId, 'CITACION'))[0]?.number).toEqual(expect.any(String))
    expect((await proofs.task(caseId, 'NOT-04')).dueOn).toBe(
      dueDate(proofs.today(), 5, 'habiles', proofs.calendar),
    )
    await proofs.refuseOthers(caseId, 'NOT-04')
    await proofs.letExpire(caseId, 'NOT-04')
    expect((await world.openTasks(caseId)).map((one) => one.step)).toEqual(['NOT-05'])
    const delivered = proofs.today()
    await world.doTask(caseId, 'NOT-05', 'entregado', { 'aviso.fecha_entrega': delivered })
    await world.advanceTo(caseId, 'PG-04A')
    const legalOn = nextBusinessDay(delivered, proofs.calendar)
    const told = (await proofs.seen(caseId)).notifications as { actId: string; legalOn: string | null }[]
    expect(told.filter((one) => one.actId === act?.id).at(-1)?.legalOn).toBe(legalOn)
    expect((await proofs.task(caseId, 'PG-04A')).dueOn).toBe(dueDate(legalOn, 1, 'meses', proofs.calendar))
    await proofs.expectWhole(caseId)
  }, 60_000)
})
