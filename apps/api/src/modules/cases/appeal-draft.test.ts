import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { APPLICANT, type CaseProofs, proofsOf } from '../../testing/walks/case-proofs.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
let proofs: CaseProofs
let caseId = ''
beforeAll(async () => {
  world = await startWorld()
  proofs = proofsOf(world)
  caseId = (await world.fileConcession()).caseId
}, 60_000)
afterAll(() => world.close())

const path = (): string => `/api/v1/solicitudes/${caseId}/recurso/borrador`
const read = async (who: string) => world.call('GET', path(), undefined, await world.tokenFor(who))
const save = async (who: string, data: object, version: number) =>
  world.call('PUT', path(), { data, version }, await world.tokenFor(who))

const motives = { 'recurso.motivos': 'El caudal otorgado no alcanza para el ganado.' }

describe('an appeal that is being written', () => {
  it('has no place before a decision that can be appealed', async () => {
    const refused = await save(APPLICANT, motives, 0)
    expect([refused.status, refused.body.code]).toEqual([409, 'fuera_de_termino'])
    expect((await read(APPLICANT)).body).toEqual({ data: {}, version: 0 })
  })

  it('is found again on any device of the person, and on nobody else’s', async () => {
    await world.advanceTo(caseId, 'PG-15')
    expect((await proofs.seen(caseId)).actions.appeal).not.toBeNull()
    expect((await save(APPLICANT, motives, 0)).body).toMatchObject({ version: 1 })
    expect((await save(APPLICANT, { ...motives, 'recurso.clase': 'reposicion' }, 1)).body).toMatchObject({
      version: 2,
    })
    expect((await read(APPLICANT)).body).toEqual({
      data: { ...motives, 'recurso.clase': 'reposicion' },
      version: 2,
    })
    expect((await read('empresa@demo.test')).status).toBe(404)
    expect((await save('empresa@demo.test', motives, 0)).status).toBe(404)
    expect([403, 404]).toContain((await read('cli-coordinador-juridico@demo.test')).status)
  }, 120_000)

  it('is never overwritten from a stale device, which learns what there is', async () => {
    const stale = await save(APPLICANT, { 'recurso.motivos': 'Otro.' }, 1)
    expect([stale.status, stale.body.current.work.version]).toEqual([409, 2])
    expect(stale.body.current.work.data).toMatchObject(motives)
    expect((await save(APPLICANT, { 'recurso.motivos': 'Otro.' }, 0)).status).toBe(409)
  })

  it('takes no field that an appeal has not', async () => {
    const wrong = await save(APPLICANT, { ...motives, 'decision.sentido': 'otorga' }, 2)
    expect([wrong.status, wrong.body.problems[0].path]).toEqual([422, 'decision.sentido'])
  })

  it.each([
    ['no grounds', {}],
    ['empty ones', { 'recurso.motivos': '' }],
    ['nothing but spaces and lines', { 'recurso.motivos': ' \n\t \u00a0' }],
    ['an empty list for them', { 'recurso.motivos': [] }],
  ])('is not filed with %s, and stays what it was', async (_what, grounds) => {
    await world.advanceTo(caseId, 'PG-15')
    const written = (await read(APPLICANT)).body
    const seen = await proofs.seen(caseId)
    const refused = await world.call(
      'POST',
      `/api/v1/solicitudes/${caseId}/recurso`,
      {
        version: seen.version,
        taskId: seen.actions.appeal.taskId,
        data: { 'recurso.clase': 'reposicion', ...grounds },
      },
      await world.tokenFor(APPLICANT),
    )
    expect(refused.status).toBe(422)
    expect(refused.body.problems.map((one: { path: string }) => one.path)).toEqual(['recurso.motivos'])
    const after = await proofs.seen(caseId)
    expect([after.version, after.actions.appeal]).toEqual([seen.version, seen.actions.appeal])
    expect((await read(APPLICANT)).body).toEqual(written)
    expect((await world.openTasks(caseId)).map(({ step }) => step)).toEqual(['PG-15'])
  })

  it('is gone once the appeal is filed', async () => {
    const seen = await proofs.seen(caseId)
    const filed = await world.call(
      'POST',
      `/api/v1/solicitudes/${caseId}/recurso`,
      {
        version: seen.version,
        taskId: seen.actions.appeal.taskId,
        data: { ...motives, 'recurso.clase': 'reposicion' },
      },
      await world.tokenFor(APPLICANT),
    )
    expect(filed.status).toBe(200)
    expect((await read(APPLICANT)).body).toEqual({ data: {}, version: 0 })
    expect(await world.db.rows(sql`select 1 from appeal_drafts`)).toEqual([])
  }, 60_000)
})
