import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
let filed: { caseId: string; radicado: string }
beforeAll(async () => {
  world = await startWorld()
  filed = await world.fileConcession({ applicant: 'empresa@demo.test' })
})
afterAll(() => world.close())

const consult = (radicado: string, documento: string) =>
  world.call('POST', '/api/v1/consulta', { radicado, documento })

describe('the public consultation', () => {
  it('answers state and stage to whoever knows both numbers, and no name', async () => {
    const { status, body } = await consult(filed.radicado.toLowerCase(), '900.373.913-4')
    expect(status).toBe(200)
    expect(body).toEqual({
      radicado: filed.radicado,
      procedure: expect.stringMatching(/concesión de aguas superficiales/i),
      filedOn: '2026-02-02',
      status: expect.any(String),
      stage: 'Revisión de ventanilla y territorio',
      waitsForApplicant: false,
      due: { due: expect.any(String), state: 'corre', words: expect.any(String) },
    })
    expect(JSON.stringify(body)).not.toMatch(/Combeima|900373913/)
  })

  it('answers alike for a radicado that does not exist and for a document that is not the applicant’s', async () => {
    const mismatch = await consult(filed.radicado, '28534107')
    const unknown = await consult('2026-999999', '900373913')
    expect(mismatch.status).toBe(404)
    expect(unknown.body).toEqual(mismatch.body)
    expect((await consult(filed.radicado, '---')).status).toBe(404)
  })

  it('stops who guesses', async () => {
    let status = 0
    for (let i = 0; i < 13; i++) status = (await consult(filed.radicado, String(i))).status
    expect(status).toBe(429)
  })
})

describe('the verification of an act', () => {
  it('tells the facts of a signed act, however its code is written, and nothing of a draft', async () => {
    await world.advanceTo(filed.caseId, 'LIQ-02')
    const act = await world.db.one<{ code: string; number: string | null }>(
      sql`select code, number from acts where case_id = ${filed.caseId}::uuid and code is not null`,
    )
    const code = act?.code ?? ''
    const spoken = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8).toLowerCase()}`
    const { status, body } = await world.call('GET', `/api/v1/verificar/${encodeURIComponent(spoken)}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      code,
      title: expect.stringMatching(/liquidación/i),
      number: act?.number ?? null,
      date: '2026-02-02',
      authority: world.deps.settings.authority.name,
      signer: { name: expect.any(String), position: expect.stringMatching(/\w/) },
      radicado: filed.radicado,
      sha256: null,
    })
    const none = await world.call('GET', '/api/v1/verificar/ZZZZ-ZZZZ-ZZZZ')
    expect(none.status).toBe(404)
    expect(none.body.message).toMatch(/Ningún documento firmado/)
  })
})
