import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { proofsOf } from '../../testing/walks/case-proofs.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/**
 * Attack: an official files a request with a citizen account of their own and processes it with the official
 * one (CPACA art. 11). Only the identity document links the two accounts.
 */

let world: ApiWorld
let caseId = ''
beforeAll(async () => {
  world = await startWorld()
  caseId = (await world.fileConcession({ applicant: APPLICANT })).caseId
}, 60_000)
afterAll(() => world.close())

const APPLICANT = 'ciudadano@demo.test'
const SENTENCE = 'Usted es parte de este trámite. Debe hacerlo otra persona.'

const identify = (id: string, as: { readonly type: number | null; readonly number: string | null }) =>
  world.db.run(
    sql`update users set document_type = ${as.type}, document_number = ${as.number} where id = ${id}::uuid`,
  )
const documentOf = (column: 'id' | 'email', value: string) =>
  world.db.one<{ type: number | null; number: string | null }>(
    column === 'id'
      ? sql`select document_type as type, document_number as number from users where id = ${value}::uuid`
      : sql`select document_type as type, document_number as number from users where email = ${value}`,
  )

/** Makes the call with the applicant's document, and again as the official really is. */
async function asPartyAndAsOther<T>(official: string, call: () => Promise<T>): Promise<readonly [T, T]> {
  const [own, applicant] = [await documentOf('id', official), await documentOf('email', APPLICANT)]
  if (own === undefined || applicant === undefined) throw new Error('two people')
  await identify(official, applicant)
  const party = await call()
  await identify(official, own)
  return [party, await call()]
}

describe('an official with the document of a party', () => {
  it('takes no step of a filed procedure; another one does', async () => {
    const { id } = await world.doerOf(caseId, 'PG-02')
    const token = await world.tokenFor(id)
    const [task] = await world.openTasks(caseId)
    const [party, other] = await asPartyAndAsOther(id, () =>
      world.call('POST', `/api/v1/tareas/${task?.id}/tomar`, {}, token),
    )
    expect([party.status, party.body.message]).toEqual([403, SENTENCE])
    expect(other.status).toBe(200)
  })

  it('signs no act of it; another one is sent the code', async () => {
    await world.advanceTo(caseId, 'FIR-04')
    const { id } = await world.doerOf(caseId, 'FIR-04')
    const token = await world.tokenFor(id)
    const act = await proofsOf(world).task(caseId, 'FIR-04')
    const [party, other] = await asPartyAndAsOther(id, () =>
      world.call('POST', '/api/v1/create-firma-otp', { id: act.actId }, token),
    )
    expect([party.status, party.body.message]).toEqual([403, SENTENCE])
    expect(other.status).toBe(200)
  }, 120_000)
})
