import { DEMONSTRATION_RATES } from '@ventanilla/catalog/fees/demonstration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { APPLICANT, type CaseProofs, proofsOf } from '../../testing/walks/case-proofs.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
let proofs: CaseProofs
let caseId = ''
const PROXY = 'apoderado@demo.test'

beforeAll(async () => {
  world = await startWorld()
  proofs = proofsOf(world)
  caseId = (await world.fileConcession()).caseId
  await world.db.run(sql`
    insert into case_parties(case_id, user_id, role, since)
    values (${caseId}::uuid, ${await world.personId(PROXY)}::uuid, 'apoderado', ${world.clock.now()})`)
}, 60_000)
afterAll(() => world.close())

async function choicesAt(step: string, reader?: string) {
  await world.advanceTo(caseId, step)
  const { id } = await proofs.task(caseId, step)
  const token = await world.tokenFor(reader ?? (await world.doerOf(caseId, step)).id)
  const reply = await world.call('GET', `/api/v1/tareas/${id}`, undefined, token)
  expect(reply.status).toBe(200)
  return reply.body.choices as {
    parties: { id: string; name: string; capacity: string; document: string | null; email: string | null }[]
    feeCategories: { name: string; dailyFee: number; perDiem: number }[]
  }
}

describe('what the fields of a task offer', () => {
  it('are the rates of professionals where a fee is computed, and nobody’s data', async () => {
    const { parties, feeCategories } = await choicesAt('LIQ-01')
    expect(feeCategories).toEqual(
      DEMONSTRATION_RATES.map((r) => ({
        name: r.category,
        dailyFee: r.dailyFee,
        perDiem: r.dailyAllowance,
      })),
    )
    expect(parties).toEqual([])
  }, 60_000)

  it('are everybody who takes part where people are present', async () => {
    const { parties, feeCategories } = await choicesAt('PG-10')
    expect(parties.map((one) => [one.id, one.capacity])).toEqual([
      [await world.personId(APPLICANT), 'Solicitante'],
      [await world.personId(PROXY), 'Apoderado del solicitante'],
    ])
    expect(parties.every((one) => (one.document ?? '').length >= 5)).toBe(true)
    expect(feeCategories).toEqual([])
  }, 120_000)

  it('are those whom the act must still be made known to, with a mail only where it is authorised', async () => {
    const first = await choicesAt('NOT-02')
    expect(first.parties.map((one) => one.capacity)).toEqual(['Solicitante', 'Apoderado del solicitante'])
    const { electronic } = (await world.db.one<{ electronic: boolean }>(
      sql`select electronic_notification as electronic from users where email = ${APPLICANT}`,
    )) ?? { electronic: null }
    expect(first.parties.map((one) => one.email !== null)).toEqual([electronic, false])
  }, 120_000)

  it('are nothing for the applicant', async () => {
    const { caseId: own } = await world.fileConcession()
    await world.advanceTo(own, 'LIQ-04')
    const open = await proofs.task(own, 'LIQ-04')
    expect(open.turn).toBe('usuario')
    const reply = await world.call(
      'GET',
      `/api/v1/tareas/${open.id}`,
      undefined,
      await world.tokenFor(APPLICANT),
    )
    expect(reply.status).toBe(200)
    expect(reply.body.choices).toEqual({ parties: [], feeCategories: [] })
  }, 120_000)
})
