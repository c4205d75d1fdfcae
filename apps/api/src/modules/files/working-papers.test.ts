import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APPLICANT } from '../../testing/walks/case-proofs.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const SURVEYOR = 'cli-tecnico@demo.test'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())

/** Whether a user finds a document: in the case, and by its id. */
async function finds(who: string, caseId: string, fileId: string) {
  const token = await world.tokenFor(who)
  const one = await world.call('GET', `/api/v1/solicitudes/${caseId}`, undefined, token)
  const link = await world.call('GET', `/api/v1/archivos/${fileId}/enlace`, undefined, token)
  return {
    inCase: (one.body.files as { id: string }[]).some(({ id }) => id === fileId),
    byId: link.status === 200,
  }
}
const YES = { inCase: true, byId: true }
const NO = { inCase: false, byId: false }

describe('a paper that an official attached to a step', () => {
  it('is read by the applicant once the step is done, and one that was never handed in is not', async () => {
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, 'PG-10A')
    const by = await world.personId(SURVEYOR)
    const [signed, left] = [
      await world.putFile(caseId, by, 'Acta firmada.pdf', { purpose: 'tarea' }),
      await world.putFile(caseId, by, 'Apuntes.pdf', { purpose: 'tarea' }),
    ]
    const pasted = await world.putFile(caseId, by, 'Plano del borrador.pdf', { purpose: 'imagen-documento' })
    for (const { fileId } of [signed, left, pasted]) {
      expect(await finds(APPLICANT, caseId, fileId)).toEqual(NO)
      expect(await finds(SURVEYOR, caseId, fileId)).toEqual(YES)
    }
    await world.doTask(caseId, 'PG-10A', 'adjunta', { 'visita.acta_firmada': [signed] })
    expect(await finds(APPLICANT, caseId, signed.fileId)).toEqual(YES)
    expect(await finds(APPLICANT, caseId, left.fileId)).toEqual(NO)
    expect(await finds(APPLICANT, caseId, pasted.fileId)).toEqual(NO)
    expect(await finds(SURVEYOR, caseId, left.fileId)).toEqual(YES)
  }, 60_000)
})
